import Accessibility
import Speech
import TextModel

extension Turn {
  /// Moves the cursor to a unit, brings its page into view and speaks it, after what is said before.
  mutating func arrive(at range: TextRange, as granularity: Granularity, after said: [Announcement] = []) {
    let old = session.hasPlace ? session.cursor : nil
    session.cursor = range.lower
    session.focus = range
    session.hasPlace = true
    show(range.lower)
    speak(said + announcements(of: range, as: granularity, from: old))
  }

  /// Speaks the text last moved to, which the reader comes back to from elsewhere.
  mutating func speakFocus() {
    let range = session.focus ?? world.geometry.line(containing: session.cursor).range
    speak(announcements(of: range, as: .sentence, from: range.lower))
  }

  /// What is said of a unit when it is moved to.
  func announcements(of range: TextRange, as granularity: Granularity, from old: TextPosition?) -> [Announcement] {
    switch granularity {
    case .character:
      let text = world.text.text(in: range)
      let name = text.first.map(units.character) ?? ""
      return [Announcement([name], isVerbatim: true, language: language(of: name, for: text, at: range.lower))]
    case .word:
      let text = world.text.text(in: range)
      let word = units.word(wordText(range))
      return [Announcement([word], isVerbatim: true, language: language(of: word, for: text, at: range.lower))]
    case .link:
      let element = AccessibilityElement(
        label: spokenText(range).text, role: .link, language: world.language(at: range.lower))
      return element.announcements(AnnouncementStyle(verbosity: verbosity, hints: false), in: world.catalogue)
    case .page:
      let page = world.geometry.page(containing: range.lower)
      let line = world.geometry.line(containing: range.lower).range
      let place = world.pageText(page).map { [Announcement([$0], language: world.catalogue.language)] } ?? []
      return place + announcements(of: line, as: .line, from: old)
    case .sentence, .line, .paragraph, .heading:
      return blockAnnouncements(of: range, from: old)
    }
  }

  /// A word as the book has it, without the signs that say nothing, unless it consists of such.
  private func wordText(_ range: TextRange) -> String {
    let text = world.text.text(in: range)
    guard let offsets = range.offsets,
      world.text.section(range.lower.section).spans(touching: offsets).contains(where: { $0.kind == .unspoken })
    else { return text }
    let spoken = spokenText(range).text
    return spoken.isEmpty ? text : spoken
  }

  /// What is said of text inside one block: the containers it is in, if they are new, then the text with its role.
  private func blockAnnouncements(of range: TextRange, from old: TextPosition?) -> [Announcement] {
    guard let (section, block) = world.block(at: range.lower) else { return [] }
    let oldBlock = old.flatMap { $0.section == range.lower.section ? world.block(at: $0)?.block : nil }
    let isFirst = range.lower.offset <= block.content.lowerBound
    var phrases = containerPhrases(of: block, after: oldBlock, in: section)
    if oldBlock != block, let code = section.codePhrase(of: block, verbosity: verbosity) { phrases.append(code) }

    var spoken = spokenText(range)
    if spoken.text.isEmpty, let mark = markAnnouncement(in: range, of: section) { return [mark] }
    // What is not heard in the flow is heard when it is gone to: a move is never answered by silence.
    if spoken.text.isEmpty, let raw = rawText(range, of: section) { spoken = raw }
    var label = spoken.text
    if isFirst, let prefix = block.prefix(after: oldBlock, in: section, verbosity) { label = prefix + label }
    let said = block.element(label: label, isFirst: isFirst, language: world.language(of: block, in: section))
      .announcements(AnnouncementStyle(verbosity: verbosity, hints: world.settings.hints), in: world.catalogue)
    let note = spoken.earcons.contains { $0.earcon == .note } ? [Announcement([], earcon: .note)] : []
    return phrases.map { Announcement($0, in: world.catalogue) } + said + note
  }

  /// What is said of text that is nothing but the mark of a note or of a printed page.
  private func markAnnouncement(in range: TextRange, of section: Section) -> Announcement? {
    guard let offsets = world.trimmed(range).offsets else { return nil }
    for span in section.spans(touching: offsets) {
      switch span.kind {
      case .noteReference:
        let label = section.text(in: span.range).filter { $0.isLetter || $0.isNumber }
        return Announcement(Phrase(.noteReference, ["label": .text(label)]), in: world.catalogue)
      case .pageBreak(let label):
        return Announcement(Phrase(.printPage, ["label": .text(label)]), in: world.catalogue)
      default: continue
      }
    }
    return nil
  }

  /// The language of what stands for text that is said alone: the text's own, unless it is said by a name.
  private func language(of said: String, for text: String, at position: TextPosition) -> String? {
    let isText = text.contains { $0.isLetter || $0.isNumber } && said.count <= text.count
    return isText ? world.language(at: position) : world.catalogue.language
  }

  private func containerPhrases(of block: Block, after old: Block?, in section: Section) -> [Phrase] {
    let around = section.containers(around: block)
    let before = old.map { section.containers(around: $0) } ?? []
    let left = before.filter { !around.contains($0) }.reversed()
    let entered = around.filter { !before.contains($0) }
    return left.compactMap { section.exitPhrase(of: $0, verbosity: verbosity) }
      + entered.compactMap { section.entryPhrase(of: $0, verbosity: verbosity) }
  }

  /// The text of a range inside one section as it is spoken.
  func spokenText(_ range: TextRange) -> SpokenText {
    let kept = world.trimmed(range)
    return SpokenText(
      kept.lower.offset..<max(kept.lower.offset, kept.upper.offset), of: world.text.section(kept.lower.section),
      at: kept.lower.section, world.spokenStyle)
  }

  /// The text of a range as it stands, where that is what only the eye is meant for.
  private func rawText(_ range: TextRange, of section: Section) -> SpokenText? {
    guard let offsets = world.trimmed(range).offsets, section.spans(touching: offsets).contains(where: \.isSilent)
    else { return nil }
    var raw = SpokenText()
    raw.append(section.text(in: offsets).replacing("\u{0B}", with: " "))
    return raw
  }

  /// How characters and words are said alone.
  var units: SpokenUnits {
    SpokenUnits(names: world.names, catalogue: world.catalogue, level: world.settings.punctuation)
  }

  var verbosity: Verbosity { world.settings.verbosity }
}

extension Span {
  /// Whether the span's text is not heard in the flow: it is for the eye, or the row before said it with a formula.
  fileprivate var isSilent: Bool {
    switch kind {
    case .unspoken, .formula: true
    default: false
    }
  }
}
