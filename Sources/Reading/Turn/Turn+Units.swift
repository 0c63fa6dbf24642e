import Accessibility
import Speech
import TextModel
import TextUnits
import Words

extension Turn {
  /// Moves the cursor to a unit, brings its page into view and speaks it, after what is said before.
  ///
  /// What is said of it depends on where the reader comes from: the cursor, if nothing else is given. More text than the
  /// unit may be told. The number of a note that has been said before is not said again, nor is a name.
  mutating func arrive(
    at range: TextRange, as granularity: Granularity, from origin: TextPosition? = nil,
    after said: [Announcement] = [], telling told: TextRange? = nil, numbered number: String? = nil
  ) {
    let old = origin ?? (session.hasPlace ? session.cursor : nil)
    // Where only the place is known, its row is gone to from there on.
    let range = granularity == .line && range.isEmpty ? world.row(from: range.lower) : range
    let stop = stop(of: range, as: granularity)
    session.cursor = stop.lower
    session.focus = stop
    session.hasPlace = true
    session.isRestored = false
    show(stop.lower)
    var there =
      number.map { blockAnnouncements(of: range, from: old, numbered: $0) }
      ?? announcements(of: told ?? range, as: granularity, from: old)
    // A place without words, such as an empty row that was come back to, is told by its paragraph, or as an edge.
    if !there.contains(where: { !$0.text.isEmpty || $0.earcon != nil }) {
      let block = world.block(at: range.lower).map { TextRange(section: range.lower.section, $0.block.content) }
      there = announcements(of: block ?? range, as: .paragraph, from: nil).filter {
        !$0.text.isEmpty || $0.earcon != nil
      }
      if there.isEmpty { there = [Announcement([], earcon: .boundary)] }
    }
    let names = Set(there.map { Announcement.folded($0.text) })
    speak(said.filter { $0.text.isEmpty || !names.contains(Announcement.folded($0.text)) } + there)
    if granularity == .character { promisePhonetic(of: range) }
  }

  /// Where the reader is in a unit that was gone to: of a page in its first row, of a table with a caption in its first
  /// cell, which is said last.
  private func stop(of range: TextRange, as granularity: Granularity) -> TextRange {
    if granularity == .page { return firstText(at: world.heardStart(of: range)) }
    guard granularity.isElement else { return range }
    let first = beginning(of: range)
    guard granularity == .table, let cell = firstCell(after: first) else { return first }
    return TextRange(section: first.lower.section, cell.content)
  }

  /// Speaks the text last moved to, which the reader comes back to from elsewhere.
  mutating func speakFocus() {
    let range = session.focus ?? world.geometry.line(containing: session.cursor).range
    // A match was told with the sentence it stands in.
    let told = match(at: range) == nil ? range : excerpt(around: range)
    let said = announcements(of: told, as: .sentence, from: range.lower)
    // Where a selection was given back whole nothing stands, and the end of a block has no words.
    let isPlace = range.isEmpty && world.control(at: range.lower) == nil
    if !isPlace, said.contains(where: { !$0.text.isEmpty }) { return speak(said) }
    let there = isPlace ? world.geometry.line(containing: range.lower).range : range
    speak(announcements(of: there, as: isPlace ? .line : .character, from: range.lower))
  }

  /// What is said of a unit when it is moved to.
  func announcements(of range: TextRange, as granularity: Granularity, from old: TextPosition?) -> [Announcement] {
    switch granularity {
    // What is filled in has no characters of the book: the control stands for its stop.
    case .character where world.control(at: range.lower).map { $0.range.isStop(in: world) } ?? false:
      return blockAnnouncements(of: range, from: old)
    case .character, .word:
      return referenceEntered(by: range, from: old).map { [$0] }
        ?? wordAnnouncements(of: range, as: granularity, from: old)
    case .page:
      let page = world.geometry.page(containing: range.lower)
      let first = firstText(at: world.heardStart(of: page.range))
      let place = world.pageText(page).map { [Announcement([$0], language: world.catalogue.language)] } ?? []
      return place + announcements(of: first, as: .line, from: old)
    case .line:
      let words = world.wholeWords(ofRow: range)
      // A piece of a word has been said with the row that the word begins in.
      if words != range, world.trimmed(words).isEmpty { return [] }
      return blockAnnouncements(of: words, from: old)
    case .paragraph: return paragraphAnnouncements(of: range, from: old)
    case .sentence: return blockAnnouncements(of: range, from: old)
    default: return elementAnnouncements(of: range, as: granularity, from: old)
    }
  }

  /// A character by its name, or a word, which in a link that the reader comes into is told to be in one.
  private func wordAnnouncements(
    of range: TextRange, as granularity: Granularity, from old: TextPosition?
  ) -> [Announcement] {
    let text = world.text.text(in: range)
    if granularity == .word {
      let word = world.units(at: range.lower).word(wordText(range))
      let language = language(of: word, for: text, at: range.lower)
      let isDeleted = verbosity > .low && entersDeletion(range, from: old)
      let isLink = verbosity > .low && entersLink(range, from: old)
      guard isDeleted || isLink else { return [Announcement([word], isVerbatim: true, language: language)] }
      var element = AccessibilityElement(label: word, role: isLink ? .link : .text, language: language)
      if isDeleted { element.explanation = world.catalogue.text(.attributeStruck) }
      return announcements(of: element)
    }
    let name = text.first.map(units.character) ?? ""
    var said = Announcement([name], isVerbatim: true, language: language(of: name, for: text, at: range.lower))
    said.raised = text.first.flatMap(units.raised)
    if let letter = text.first.flatMap(units.sounded) { (said.parts, said.earcon) = ([letter], .capital) }
    return [said]
  }

  /// A word as the book has it, without the signs that say nothing, unless it consists of such, with what the star of a
  /// required field means, and with its numbers above and below the line told apart.
  private func wordText(_ range: TextRange) -> String {
    let text = world.text.text(in: range)
    guard let offsets = range.offsets else { return text }
    let section = world.text.section(range.lower.section)
    let isChanged = section.spans(touching: offsets).contains {
      $0.kind.isUnheard || $0.kind == .raised || $0.kind == .lowered
    }
    guard isChanged || section.requiredStar(in: offsets) != nil else { return text }
    let spoken = spokenText(range, namesDeletions: false).withScripts
    return spoken.isEmpty ? text : spoken
  }

  /// The language of what stands for text that is said alone: the text's own, unless it is said by a name.
  private func language(of said: String, for text: String, at position: TextPosition) -> String? {
    let isText = text.contains { $0.isLetter || $0.isNumber } && said.count <= text.count
    return isText ? world.language(at: position) : world.catalogue.language
  }

  /// The text of a range inside one section as it is spoken.
  func spokenText(_ range: TextRange, namesLinks: Bool = false, namesDeletions: Bool = true) -> SpokenText {
    let kept = world.trimmed(heardAtOnce(range))
    var style = world.spokenStyle
    if !namesDeletions { style.namesDeletions = false }
    if namesLinks { style.link = world.catalogue.text(.linkInText) }
    return SpokenText(
      kept.lower.offset..<max(kept.lower.offset, kept.upper.offset), of: world.text.section(kept.lower.section),
      at: kept.lower.section, style)
  }

  /// How the characters of the text at the cursor are said alone.
  var units: SpokenUnits { world.letters(at: session.cursor) }

  var verbosity: Verbosity { world.settings.verbosity }
}
