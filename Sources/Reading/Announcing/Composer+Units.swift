import Accessibility
import Speech
import TextModel
import TextUnits
import Words

/// The speech of the units that the reader moves by.
extension Composer {
  /// Returns the speech of a unit that is moved to from a position, or from nowhere.
  func speech(of range: TextRange, as granularity: Granularity, from old: TextPosition?) -> UnitSpeech {
    switch granularity {
    // A control that is filled in has no characters of the book: the control stands for its stop.
    case .character where world.forms.control(at: range.lower).map { $0.range.isStop(in: world) } ?? false:
      return speech(ofBlockText: range, from: old)
    case .character, .word:
      if let reference = referenceEntered(by: range, from: old) { return UnitSpeech(itself: [reference]) }
      guard granularity == .word else { return UnitSpeech(itself: character(range)) }
      return UnitSpeech(way: markWords(in: range, from: old), itself: word(range, from: old))
    case .page:
      let page = world.geometry.page(containing: range.lower)
      let first = firstText(at: world.hearing.heardStart(ofPage: page.range, in: form))
      let place = world.places.pageText(page).map { [Announcement([$0], language: world.catalogue.language)] } ?? []
      return UnitSpeech(itself: place) + speech(of: first, as: .line, from: old)
    case .line:
      let words = world.hearing.wholeWords(ofLine: range)
      // A piece of a word has been spoken with the line that the word begins in.
      if words != range, world.trimmed(words).isEmpty { return UnitSpeech(itself: []) }
      return speech(ofBlockText: words, from: old)
    case .paragraph: return paragraph(range, from: old)
    case .sentence: return speech(ofBlockText: range, from: old)
    default: return element(range, as: granularity, from: old)
    }
  }

  /// Returns a character by its name.
  private func character(_ range: TextRange) -> [Announcement] {
    let text = world.text.text(in: range)
    let units = world.letters(at: range.lower)
    guard let character = LetterForms.plain(text).first ?? text.first else { return [Announcement([])] }
    let name = units.character(character)
    let sounded = units.sounded(character)
    var said = Announcement(
      [sounded ?? name], isVerbatim: true, earcon: sounded == nil ? nil : .capital,
      language: language(of: name, for: text, at: range.lower))
    said.raised = units.raised(character)
    return [said]
  }

  /// Returns a word, announced as in a link where the reader comes into one; a mark that begins there is spoken before
  /// it.
  private func word(_ range: TextRange, from old: TextPosition?) -> [Announcement] {
    let text = world.text.text(in: range)
    let word = world.units(at: range.lower).word(wordText(range))
    let language = language(of: word, for: text, at: range.lower)
    let revision = verbosity > .low ? revisionEntered(by: range, from: old) : nil
    let isLink = verbosity > .low && entersLink(range, from: old)
    var said = Announcement([word], isVerbatim: true, language: language)
    if revision != nil || isLink {
      let role = isLink ? world.text.section(range.lower.section).linkRole(in: range) : .text
      var element = AccessibilityElement(label: word, role: role, language: language)
      element.explanation = revision.map { world.catalogue.text($0.attribute) }
      said = announcements(of: element)[0]
    }
    for mark in world.settings.marks == .sound ? world.marks(in: range, from: .move(from: old)) : [] {
      said.speech.place(mark.kind == .bookmark ? .bookmark : .mark, at: 0)
    }
    return [said]
  }

  /// Returns a word as the book has it, without the symbols that say nothing, unless it consists of such, with what the
  /// star of a required field means, and with text above and below the line told apart.
  private func wordText(_ range: TextRange) -> String {
    let text = world.text.text(in: range)
    guard let offsets = range.offsets else { return text }
    let section = world.text.section(range.lower.section)
    let isChanged = section.spans(touching: offsets).contains {
      $0.kind.isUnheard || $0.kind == .raised || $0.kind == .lowered
    }
    guard isChanged || section.requiredStar(in: offsets) != nil else { return LetterForms.plain(text) }
    var style = world.style(for: .move(from: nil))
    style.namesRevisions = false
    style.namesLinks = false
    let spoken = self.text(of: range, style).text
    return spoken.isEmpty ? text : spoken
  }

  /// Returns the language of what stands for text that is spoken alone: the text's own, unless it is spoken by a name.
  private func language(of said: String, for text: String, at position: TextPosition) -> String? {
    let isText = text.contains { $0.isLetter || $0.isNumber } && said.count <= text.count
    return isText ? world.language(at: position) : world.catalogue.language
  }

  /// Returns the text of a range inside one section as it is spoken.
  func text(of range: TextRange, _ style: TextSpeech.Style? = nil) -> SpeechText {
    let kept = world.trimmed(heardAtOnce(range))
    return TextSpeech.speech(
      of: kept.lower.offset..<max(kept.lower.offset, kept.upper.offset), in: world.text.section(kept.lower.section),
      at: kept.lower.section, style ?? world.style(for: .move(from: nil)))
  }

  /// Returns the speech of text in several blocks, such as those of a cell, one after the other, as much as is spoken
  /// for one key.
  private func paragraph(_ range: TextRange, from old: TextPosition?) -> UnitSpeech {
    guard let (section, first) = world.block(at: range.lower), let offsets = range.offsets,
      offsets.upperBound > first.range.upperBound
    else { return speech(ofBlockText: range, from: old) }
    var said: UnitSpeech?
    var from = old
    var index = section.blockIndex(at: offsets.lowerBound) ?? 0
    while index < section.blocks.count, section.blocks[index].range.lowerBound < offsets.upperBound {
      let part = section.blocks[index].content
      // A place may lie behind a text that is shorter than it was.
      let lower = max(part.lowerBound, offsets.lowerBound)
      let text = lower..<max(lower, min(part.upperBound, offsets.upperBound))
      if text.lowerBound - offsets.lowerBound >= Composer.longestAnswer {
        // A long block before may have said so itself.
        let goesOn = Announcement(Phrase(.textGoesOn), in: world.catalogue)
        guard let said else { return UnitSpeech(itself: [goesOn]) }
        return said.itself.last == goesOn ? said : said + [goesOn]
      }
      index += 1
      // A label is spoken with what it belongs to.
      if section.isLabel(index - 1), index < section.blocks.count, section.blocks[index].control != nil,
        section.blocks[index].range.lowerBound < offsets.upperBound
      {
        continue
      }
      let next = speech(ofBlockText: TextRange(section: range.lower.section, text), from: from)
      said = said.map { $0 + next } ?? next
      from = TextPosition(section: range.lower.section, offset: text.lowerBound)
    }
    return said ?? UnitSpeech(itself: [])
  }

  /// Returns the text of the line that a page begins with, or a book: all of a heading that goes on in the lines after
  /// it, since its number alone tells nobody where they are.
  func firstText(at place: TextPosition) -> TextRange {
    let line = world.line(containing: place)
    return heading(at: line.lower) ?? line
  }

  /// Returns the heading that begins at a place.
  func heading(at place: TextPosition) -> TextRange? {
    guard let block = world.block(at: place)?.block, block.isHeading, !block.content.isEmpty,
      place.offset == block.range.lowerBound
    else { return nil }
    return TextRange(section: place.section, block.content)
  }
}
