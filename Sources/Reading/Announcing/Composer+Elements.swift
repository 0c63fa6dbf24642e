import Accessibility
import Speech
import TextModel
import Words

/// The speech of elements that are gone to: what they are, and of what holds other text how it begins.
extension Composer {
  /// Returns the speech of an element that has been gone to.
  func element(_ range: TextRange, as kind: Granularity, from old: TextPosition?) -> UnitSpeech {
    let section = world.text.section(range.lower.section)
    switch kind {
    case .link:
      if let reference = section.noteReference(at: range.lower.offset) { return speech(of: reference, in: section) }
      return UnitSpeech(itself: announcements(of: element(of: range, section.linkRole(in: range))))
    case .figure where section.holdsMedium(range): return speech(ofBlockText: range, from: old)
    case .figure where section.isInline(.image, range):
      return UnitSpeech(itself: announcements(of: element(of: range, .image)))
    case .figure: return figure(range, in: section, from: old)
    case .table: return table(range, in: section, from: old)
    case .list, .quote:
      return speech(ofBlockText: beginning(of: range), from: old, entering: container(kind, at: range, in: section))
    case .landmark: return landmark(range, in: section, from: old)
    case .note: return footnote(range, in: section, from: old)
    case .code: return speech(ofBlockText: world.line(from: range.lower), from: nil)
    case .language:
      let name = world.language(at: range.lower).map { [world.catalogue.languageName(of: $0)] } ?? []
      return UnitSpeech(itself: [Announcement(name, language: world.catalogue.language)])
        + speech(ofBlockText: beginning(of: range), from: old)
    case .heading: return heading(range, in: section, from: old)
    case .printPage: return printPage(range, in: section, from: old)
    default: return speech(ofBlockText: range, from: old)
    }
  }

  /// Returns the part of a unit that is spoken when it is gone to: of what holds blocks the first, of others all.
  func beginning(of range: TextRange) -> TextRange {
    guard let block = world.block(at: range.lower)?.block, block.range.upperBound < range.upper.offset,
      range.offsets != nil
    else { return range }
    let start = world.hearing.heardStart(of: range)
    let end = start == range.lower ? block : world.block(at: start)?.block ?? block
    let upper = min(end.content.upperBound, range.upper.offset)
    // Nothing may be heard of a mark that was kept in another edition.
    guard start.section == range.lower.section, start.offset <= upper else { return range }
    return TextRange(section: range.lower.section, start.offset..<upper)
  }

  private func element(of range: TextRange, _ role: AccessibilityElement.Role) -> AccessibilityElement {
    let text = world.text.text(in: range)
    let language = world.language(at: range.lower)
    let block = world.block(at: range.lower)?.block
    var element = AccessibilityElement(label: "", role: role, language: language)
    var style = world.style(for: .move(from: nil))
    style.namesLinks = false
    let spoken =
      role == .image ? SpeechText(text, in: language) : self.text(of: range, style).with(language: language)
    if text == String(Section.objectReplacement) {
      element.label = role != .image ? nameOfTarget(range) ?? name(in: range) ?? "" : ""
    } else if spoken.text.isEmpty {
      // The target of a move is named, also by readers who skip the name while reading.
      let name = (role != .image ? nameOfTarget(range) : nil) ?? name(in: range) ?? text
      element.label = name
      if let block {
        element.spokenLabel = SpeechText(name, in: language, namedBy: world.symbols(of: block, in: language))
      }
    } else {
      element.spokenLabel = spoken
      element.spokenLabel.removeSounds(of: .link)
      if let block, role != .image { element.spokenLabel.nameSymbols(by: world.symbols(of: block, in: language)) }
    }
    return element
  }

  /// Returns the name that the author gives a part of a range.
  private func name(in range: TextRange) -> String? {
    range.offsets.flatMap { offsets in
      world.text.section(range.lower.section).spans(touching: offsets).lazy.compactMap { span in
        if case .called(let name, _) = span.kind { name } else { nil }
      }.first
    }
  }

  /// Returns a picture by its description, then its caption; of a figure that begins otherwise each part by what it is.
  private func figure(_ range: TextRange, in section: Section, from old: TextPosition?) -> UnitSpeech {
    let first = beginning(of: range)
    guard world.block(at: range.lower)?.block.kind == .image else {
      return parts(range, in: section, from: old)
    }
    let said = speech(ofBlockText: first, from: old)
    let caption = section.blocks.first {
      $0.kind == .caption && range.offsets?.contains($0.range.lowerBound) == true && !section.isConcealed($0.content)
    }
    guard let caption else { return said }
    return said + speech(ofBlockText: TextRange(section: range.lower.section, caption.content), from: first.lower)
  }

  /// Returns the blocks of a range one after the other: a picture below its caption is said to be one.
  ///
  /// Of a table or a list only what it begins with is spoken.
  private func parts(_ range: TextRange, in section: Section, from old: TextPosition?) -> UnitSpeech {
    guard let offsets = range.offsets, let first = section.blockIndex(at: offsets.lowerBound) else {
      return speech(ofBlockText: range, from: old)
    }
    var said: UnitSpeech?
    var from = old
    let inner = section.containers.filter { container in
      switch container.kind {
      case .table, .list: offsets.contains(container.range.lowerBound)
      default: false
      }
    }
    for block in section.blocks[first...].prefix(while: { $0.range.lowerBound < offsets.upperBound }) {
      let start = block.range.lowerBound
      if block.kind != .caption, inner.contains(where: { $0.range.contains(start) && $0.range.lowerBound < start }) {
        continue
      }
      let part = TextRange(section: range.lower.section, block.content)
      let next = speech(ofBlockText: part, from: from)
      said = said.map { $0 + next } ?? next
      from = part.lower
    }
    return said ?? UnitSpeech(itself: [])
  }

  /// Returns the table with its size and its caption, then its first cell.
  private func table(_ range: TextRange, in section: Section, from old: TextPosition?) -> UnitSpeech {
    let first = beginning(of: range)
    let said = speech(ofBlockText: first, from: old, entering: container(.table, at: range, in: section))
    guard let cell = firstCell(after: first) else { return said }
    return said
      + speech(ofBlockText: TextRange(section: range.lower.section, cell.content), from: first.lower)
  }

  /// Returns the first cell of a table whose caption comes first; nil where the range is no caption.
  func firstCell(after caption: TextRange) -> Block? {
    guard let (section, block) = world.block(at: caption.lower), block.kind == .caption else { return nil }
    let after = section.blocks.partitioningIndex { $0.range.lowerBound >= block.range.upperBound }
    return section.blocks[after...].first { section.cell(around: $0) != nil }
  }

  /// Returns a heading; at high verbosity with the one that it stands under.
  private func heading(_ range: TextRange, in section: Section, from old: TextPosition?) -> UnitSpeech {
    let block = world.block(at: range.lower)?.block
    let parent = verbosity == .high ? block.flatMap(section.heading(above:)) : nil
    return speech(ofBlockText: range, from: old) { element in
      guard let parent, let level = block?.headingLevel else { return }
      let name = text(of: TextRange(section: range.lower.section, parent.content)).text
      element.roleDescription = world.catalogue.text(
        Phrase(.headingLevelUnder, ["level": .count(level), "parent": .text(Announcement.open(name))]))
    }
  }

  private func landmark(_ range: TextRange, in section: Section, from old: TextPosition?) -> UnitSpeech {
    let parts = landmarkParts(at: range.lower, in: section) + [world.catalogue.text(.landmark)]
    return UnitSpeech(itself: [Announcement(parts, language: world.catalogue.language)])
      + speech(ofBlockText: landmarkBeginning(range.lower), from: range.lower)
  }

  /// Returns the kinds of the parts of the book that begin at a place, and the names that their authors give them.
  func landmarkParts(at place: TextPosition, in section: Section) -> [String] {
    section.containers.filter { $0.range.lowerBound == place.offset }
      .flatMap { $0.kind.landmarkParts(in: world.catalogue) }
  }

  /// Returns the text that is spoken of a landmark: a heading that begins it, or else its first sentence, the same in
  /// every size.
  func landmarkBeginning(_ place: TextPosition) -> TextRange {
    let place = world.hearing.heardPlace(from: place)
    return heading(at: place) ?? world.unit(.sentence, enclosing: place, toward: .forward) ?? world.line(from: place)
  }

  /// Returns a reference with its number, or the text of a note.
  private func footnote(_ range: TextRange, in section: Section, from old: TextPosition?) -> UnitSpeech {
    if let reference = section.noteReference(at: range.lower.offset) { return speech(of: reference, in: section) }
    let label = section.noteLabel(at: range.lower)
    return UnitSpeech(itself: [Announcement(section.footnotePhrase(at: range.lower), in: world.catalogue)])
      + speech(
        ofBlockText: beginning(of: world.words(of: range, numbered: label)), from: range.lower, numbered: label)
  }

  /// Returns a reference to a note by its number, as the link that it is.
  private func speech(of reference: Span, in section: Section) -> UnitSpeech {
    let label = world.catalogue.text(section.phrase(of: reference))
    return UnitSpeech(
      itself: announcements(of: AccessibilityElement(label: label, role: .link, language: world.catalogue.language)))
  }

  private func printPage(_ range: TextRange, in section: Section, from old: TextPosition?) -> UnitSpeech {
    let labels = section.spans(touching: range.lower.offset..<range.lower.offset + 1).compactMap { span in
      if case .pageBreak(let label) = span.kind, span.range.lowerBound == range.lower.offset { label } else { nil }
    }
    // Its number may be shown, and is spoken already: then the line is the one behind it.
    let shown = section.spans(touching: range.lower.offset..<range.lower.offset + 1).first { span in
      if case .pageBreak = span.kind { span.range.lowerBound == range.lower.offset } else { false }
    }
    let end = shown?.range.upperBound ?? range.lower.offset
    let blanks = section.substring(in: end..<section.length).prefix(while: \.isWhitespace).utf8.count
    let first = shown == nil || end + blanks == section.length ? range.lower.offset : end + blanks
    let place = TextPosition(section: range.lower.section, offset: first)
    return UnitSpeech(
      itself: labels.map { Announcement(Phrase(.printPage, ["label": .text($0)]), in: world.catalogue) })
      + speech(ofBlockText: heading(at: place) ?? world.line(from: place), from: old)
  }

  /// Returns the innermost container of a kind that begins where an element does.
  private func container(_ kind: Granularity, at range: TextRange, in section: Section) -> Int? {
    section.containers.lastIndex { container in
      guard container.range.lowerBound == range.lower.offset else { return false }
      return switch container.kind {
      case .list: kind == .list
      case .table: kind == .table
      case .quote: kind == .quote
      case .figure, .aside, .group, .disclosed, .region, .landmark: false
      }
    }
  }
}

extension Container.Kind {
  /// Returns the words for a part that is gone to as a landmark: the name that its author gives it, and its kind.
  fileprivate func landmarkParts(in catalogue: Catalogue) -> [String] {
    switch self {
    case .aside(let name): (name.isEmpty ? [] : [name]) + [catalogue.text(.aside)]
    case .region(.endnotes): [catalogue.text(.endnotes)]
    case .region(.pageList): [catalogue.text(.pageList)]
    case .region(.tableOfContents), .region(.landmarks): [catalogue.text(.contents)]
    case .region(let role): role.phrase.map { [catalogue.text($0)] } ?? []
    case .landmark(let landmark, let name): (name.isEmpty ? [] : [name]) + [catalogue.text(landmark.phrase)]
    case .list, .table, .quote, .figure, .group, .disclosed: []
    }
  }
}

extension Section {
  /// Returns a Boolean value that indicates whether a range is a run of a kind in the flow.
  fileprivate func isInline(_ kind: Span.Kind, _ range: TextRange) -> Bool {
    range.offsets.map { offsets in spans(touching: offsets).contains { $0.kind == kind && $0.range == offsets } }
      ?? false
  }
}
