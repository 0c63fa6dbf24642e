import Accessibility
import Speech
import TextModel
import Words

extension Turn {
  /// What is said of an element that has been gone to: what it is, and of what holds other text how it begins.
  func elementAnnouncements(
    of range: TextRange, as kind: Granularity, from old: TextPosition?
  ) -> [Announcement] {
    let section = world.text.section(range.lower.section)
    switch kind {
    case .link: return announcements(of: element(of: range, .link))
    case .figure where section.holdsMedium(range): return blockAnnouncements(of: range, from: old)
    case .figure where section.isInline(.image, range):
      return announcements(of: element(of: range, .image))
    case .figure: return figureAnnouncements(of: range, in: section, from: old)
    case .table: return tableAnnouncements(of: range, in: section, from: old)
    case .list, .quote:
      return blockAnnouncements(
        of: beginning(of: range), from: old, entering: container(kind, at: range, in: section))
    case .landmark: return landmarkAnnouncements(of: range, in: section, from: old)
    case .note: return noteAnnouncements(of: range, in: section, from: old)
    case .code: return blockAnnouncements(of: world.row(from: range.lower), from: nil)
    case .language:
      let name = world.language(at: range.lower).map { [world.catalogue.languageName(of: $0)] } ?? []
      return [Announcement(name, language: world.catalogue.language)]
        + blockAnnouncements(of: beginning(of: range), from: old)
    case .heading: return headingAnnouncements(of: range, in: section, from: old)
    case .printPage: return printPageAnnouncements(of: range, in: section, from: old)
    default: return blockAnnouncements(of: range, from: old)
    }
  }

  /// The part of a unit that is spoken when it is gone to: of what holds blocks the first, of others all.
  func beginning(of range: TextRange) -> TextRange {
    guard let block = world.block(at: range.lower)?.block, block.range.upperBound < range.upper.offset,
      range.offsets != nil
    else { return range }
    let start = world.heardStart(of: range)
    let end = start == range.lower ? block : world.block(at: start)?.block ?? block
    return TextRange(section: range.lower.section, start.offset..<min(end.content.upperBound, range.upper.offset))
  }

  private func element(of range: TextRange, _ role: AccessibilityElement.Role) -> AccessibilityElement {
    let text = world.text.text(in: range)
    let spoken = role == .image ? SpokenText(text) : spokenText(range)
    let language = world.language(at: range.lower)
    var element = AccessibilityElement(label: spoken.text, role: role, language: language)
    if text == String(Section.objectReplacement) {
      element.label = role == .link ? nameOfTarget(range) ?? name(in: range) ?? "" : ""
    } else if spoken.text.isEmpty {
      // What is gone to is named, also where reading is silent about it.
      element.label = (role == .link ? nameOfTarget(range) : nil) ?? name(in: range) ?? text
      if let block = world.block(at: range.lower)?.block {
        element.labelSigns = world.signs(of: block, in: language).signs(inName: element.label[...])
      }
    } else if let block = world.block(at: range.lower)?.block {
      element.labelSigns = spoken.signs(by: world.signs(of: block, in: language), in: language)
    }
    return element
  }

  /// What the author calls a part of a range.
  private func name(in range: TextRange) -> String? {
    range.offsets.flatMap { offsets in
      world.text.section(range.lower.section).spans(touching: offsets).lazy.compactMap { span in
        if case .called(let name, _) = span.kind { name } else { nil }
      }.first
    }
  }

  func announcements(of element: AccessibilityElement) -> [Announcement] {
    element.announcements(world.announcementStyle(hints: false), in: world.catalogue)
  }

  /// A picture by its description, then its caption; of a figure that begins otherwise each part by what it is.
  private func figureAnnouncements(
    of range: TextRange, in section: Section, from old: TextPosition?
  ) -> [Announcement] {
    let first = beginning(of: range)
    guard world.block(at: range.lower)?.block.kind == .image else {
      return partAnnouncements(of: range, in: section, from: old)
    }
    let said = blockAnnouncements(of: first, from: old)
    let caption = section.blocks.first {
      $0.kind == .caption && range.offsets?.contains($0.range.lowerBound) == true && !section.isConcealed($0.content)
    }
    guard let caption else { return said }
    return said + blockAnnouncements(of: TextRange(section: range.lower.section, caption.content), from: first.lower)
  }

  /// The blocks of a range one after the other: a picture below its caption is said to be one.
  ///
  /// Of a table or a list only what it begins with is said.
  private func partAnnouncements(
    of range: TextRange, in section: Section, from old: TextPosition?
  ) -> [Announcement] {
    guard let offsets = range.offsets, let first = section.blockIndex(at: offsets.lowerBound) else {
      return blockAnnouncements(of: range, from: old)
    }
    var said: [Announcement] = []
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
      said += blockAnnouncements(of: part, from: from)
      from = part.lower
    }
    return said
  }

  /// The table with its size and its caption, then its first cell.
  private func tableAnnouncements(
    of range: TextRange, in section: Section, from old: TextPosition?
  ) -> [Announcement] {
    let first = beginning(of: range)
    let said = blockAnnouncements(of: first, from: old, entering: container(.table, at: range, in: section))
    guard let cell = firstCell(after: first) else { return said }
    return said
      + blockAnnouncements(of: TextRange(section: range.lower.section, cell.content), from: first.lower)
  }

  /// The first cell of a table whose caption comes first; nil where the range is no caption.
  func firstCell(after caption: TextRange) -> Block? {
    guard let (section, block) = world.block(at: caption.lower), block.kind == .caption else { return nil }
    let after = section.blocks.partitioningIndex { $0.range.lowerBound >= block.range.upperBound }
    return section.blocks[after...].first { section.cell(around: $0) != nil }
  }

  /// A heading; at high verbosity with the one that it stands under.
  private func headingAnnouncements(
    of range: TextRange, in section: Section, from old: TextPosition?
  ) -> [Announcement] {
    let block = world.block(at: range.lower)?.block
    let parent = verbosity == .high ? block.flatMap(section.heading(above:)) : nil
    return blockAnnouncements(of: range, from: old) { element in
      guard let parent, let level = block?.headingLevel else { return }
      let name = spokenText(TextRange(section: range.lower.section, parent.content)).text
      element.roleDescription = world.catalogue.text(
        Phrase(.headingLevelUnder, ["level": .count(level), "parent": .text(Announcement.open(name))]))
    }
  }

  private func landmarkAnnouncements(
    of range: TextRange, in section: Section, from old: TextPosition?
  ) -> [Announcement] {
    let parts = landmarkParts(at: range.lower, in: section) + [world.catalogue.text(.landmark)]
    return [Announcement(parts, language: world.catalogue.language)]
      + blockAnnouncements(of: landmarkBeginning(range.lower), from: range.lower)
  }

  /// What the parts of the book are that begin at a place, and what their authors call them.
  func landmarkParts(at place: TextPosition, in section: Section) -> [String] {
    section.containers.filter { $0.range.lowerBound == place.offset }
      .flatMap { $0.kind.landmarkParts(in: world.catalogue) }
  }

  /// What is said of a landmark's text: a heading that begins it, else its first sentence, the same in every size.
  func landmarkBeginning(_ place: TextPosition) -> TextRange {
    let place = world.heardPlace(from: place)
    return heading(at: place) ?? world.unit(.sentence, enclosing: place, toward: .forward) ?? world.row(from: place)
  }

  /// A reference with its number, or the text of a note.
  private func noteAnnouncements(
    of range: TextRange, in section: Section, from old: TextPosition?
  ) -> [Announcement] {
    if let reference = section.noteReference(at: range.lower.offset) {
      let label = world.catalogue.text(section.phrase(of: reference))
      return announcements(of: AccessibilityElement(label: label, role: .link, language: world.catalogue.language))
    }
    let label = section.noteLabel(at: range.lower)
    return [Announcement(section.footnotePhrase(at: range.lower), in: world.catalogue)]
      + blockAnnouncements(
        of: beginning(of: world.words(of: range, numbered: label)), from: range.lower, numbered: label)
  }

  private func printPageAnnouncements(
    of range: TextRange, in section: Section, from old: TextPosition?
  ) -> [Announcement] {
    let labels = section.spans(touching: range.lower.offset..<range.lower.offset + 1).compactMap { span in
      if case .pageBreak(let label) = span.kind, span.range.lowerBound == range.lower.offset { label } else { nil }
    }
    // Its number may be shown, and is said already: then the row is the one behind it.
    let shown = section.spans(touching: range.lower.offset..<range.lower.offset + 1).first { span in
      if case .pageBreak = span.kind { span.range.lowerBound == range.lower.offset } else { false }
    }
    let end = shown?.range.upperBound ?? range.lower.offset
    let blanks = section.substring(in: end..<section.length).prefix(while: \.isWhitespace).utf8.count
    let first = shown == nil || end + blanks == section.length ? range.lower.offset : end + blanks
    let row = blockAnnouncements(
      of: world.row(from: TextPosition(section: range.lower.section, offset: first)), from: old)
    return labels.map { Announcement(Phrase(.printPage, ["label": .text($0)]), in: world.catalogue) } + row
  }

  /// The innermost container of a kind that begins where an element does.
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
  /// What is said of a part that is gone to as a landmark: what its author calls it, and what it is.
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
  /// Whether a range is a run of a kind in the flow.
  fileprivate func isInline(_ kind: Span.Kind, _ range: TextRange) -> Bool {
    range.offsets.map { offsets in spans(touching: offsets).contains { $0.kind == kind && $0.range == offsets } }
      ?? false
  }
}
