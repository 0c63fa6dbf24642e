import Accessibility
import Speech
import TextModel
import Words

/// Text of the book in the words it is spoken in, with the way back.
///
/// Line breaks become blanks, the marks of note references are left out with the brackets around them and heard as a
/// sound, images speak their description and that they are images, formulas are said in words, and the readings of a
/// ruby base are left out; everything else stays as the book has it.
struct SpokenText {
  private(set) var text = ""
  /// Numbers above and below the line that a voice must not join to what they stand at.
  private var scripts: [ScriptNumber] = []
  private(set) var map = TextMap()
  private(set) var earcons: [Utterance.PlacedEarcon] = []
  /// What is in another language, an outer run before those inside it.
  private(set) var runs: [LanguageRun] = []
  /// Whether the last words are those of a formula or an image, which no letter may follow without a blank.
  private var endsApart = false

  /// Whether the text goes on in the midst of a sentence: a mark that closes what was said before it says nothing.
  private let isRest: Bool

  /// Empty text.
  init(isRest: Bool = false) { self.isRest = isRest }

  /// Words that stand nowhere in the book.
  init(_ words: String) {
    isRest = false
    text = words
  }

  /// The spoken text of a range inside one section.
  init(_ offsets: Range<Int>, of section: Section, at index: Int, _ style: Style) {
    isRest = false
    append(offsets, of: section, at: index, style)
  }

  /// Adds words that stand nowhere in the book, in a language of their own where one is given.
  mutating func append(_ words: String, in language: String? = nil) {
    let start = text.utf8.count
    text += words
    if let language, !words.isEmpty { runs.append(LanguageRun(start..<text.utf8.count, in: language)) }
  }

  /// What of the text is in another language than the one it is spoken in, in order and without overlaps.
  func languages(in language: String?) -> [LanguageRun] {
    let runs = LanguageRun.separate(runs).map {
      LanguageRun($0.range.clamped(to: 0..<text.utf8.count), in: $0.language)
    }
    return runs.filter { !$0.range.isEmpty && language.map($0.language.isSameLanguage) != true }
  }

  /// The signs of the book's words, which are in a language, that are said by name, in order; where no words stand beside
  /// them, by the rule for such text.
  ///
  /// Text may have been put before the book's: a number of an item, or what heads a cell.
  func signs(
    by rule: RunningSigns, in language: String?, isRead: Bool = false, after prefix: Int = 0
  ) -> [NamedSign] {
    let signs = signsOfText(by: rule, isRead: isRead, after: prefix)
    guard !scripts.isEmpty else { return signs }
    let others = signs.filter { sign in !scripts.contains { $0.range.overlaps(sign.range) } }
    return (others + scripts.map { $0.sign(in: language) }).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The text with what is said for its numbers above and below the line.
  var withScripts: String {
    guard !scripts.isEmpty else { return text }
    let signs = scripts.map { $0.sign(in: nil) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return Utterance(id: 0, kind: .answer, text: text, signs: signs).voiced.text
  }

  private func signsOfText(by rule: RunningSigns, isRead: Bool, after prefix: Int) -> [NamedSign] {
    let start = text.utf8.index(text.startIndex, offsetBy: min(prefix, text.utf8.count))
    guard RunningSigns.hasWords(text[start...]) else {
      return rule.withoutWords(isRead: isRead).signs(in: text[start...]).map { $0.moved(by: prefix) }
    }
    return map.runs.filter(\.isVerbatim).flatMap { run in
      let lower = text.utf8.index(text.startIndex, offsetBy: run.spoken.lowerBound)
      let words = text[lower..<text.utf8.index(lower, offsetBy: run.spoken.count)]
      return rule.signs(in: words).map { $0.moved(by: run.spoken.lowerBound) }
    }
  }

  /// Adds a sound at the end of what is there.
  private mutating func append(_ earcon: Earcon) {
    earcons.append(Utterance.PlacedEarcon(earcon, at: text.utf8.count))
  }

  /// Adds text of the book; what is deleted in it is told to be.
  mutating func append(_ offsets: Range<Int>, of section: Section, at index: Int, _ style: Style) {
    var next = offsets.lowerBound
    for deletion in style.namesDeletions ? section.deletions(in: offsets) : [] {
      appendPlain(next..<deletion.lowerBound, of: section, at: index, style)
      let before = text.last.map { ",.!?…".contains($0) ? " " : ", " } ?? ""
      append(before + style.catalogue.text(.deletion) + ", ", in: style.catalogue.language)
      appendPlain(deletion, of: section, at: index, style)
      endDeletion(before: section.substring(in: deletion.upperBound..<offsets.upperBound), style)
      next = deletion.upperBound
    }
    appendPlain(next..<offsets.upperBound, of: section, at: index, style)
    findRuns(in: offsets, of: section, at: index, style)
  }

  /// Tells where what is deleted ends, unless nothing is said after it.
  private mutating func endDeletion(before rest: Substring, _ style: Style) {
    guard rest.contains(where: { $0.isLetter || $0.isNumber }), let next = rest.first else { return }
    let isSentence = text.last.map(".!?…".contains) ?? false
    append((isSentence ? " " : ", ") + style.catalogue.text(.deletionEnd), in: style.catalogue.language)
    if !next.isPunctuation { text += isSentence ? "." : "," }
    if next.isLetter || next.isNumber { text += " " }
  }

  private mutating func appendPlain(_ offsets: Range<Int>, of section: Section, at index: Int, _ style: Style) {
    var next = offsets.lowerBound
    func upTo(_ offset: Int) -> Range<Int> { next..<max(next, offset) }
    for span in section.spans(touching: offsets) {
      let inside = span.range.clamped(to: offsets)
      guard inside.upperBound >= next else { continue }
      switch span.kind {
      case .noteReference where style.skip == .roles:
        let inside = section.withBrackets(inside, in: upTo(offsets.upperBound))
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        append(.note)
        next = max(next, section.endOfNoteReference(at: inside.upperBound, before: offsets.upperBound))
      case .noteReference where style.setsReferencesApart && !inside.isEmpty && inside.lowerBound >= next:
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        append(.note)
        if let last = text.last, last != " " { text += " " }
        next = inside.lowerBound
      case .pageBreak where style.skip == .roles && !inside.isEmpty:
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        next = max(next, inside.upperBound)
      case .link
      where span.range.lowerBound >= offsets.lowerBound && inside.lowerBound >= next && !section.isUnspoken(span):
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        if let link = style.link { append(link + " ", in: style.catalogue.language) } else { append(.link) }
        next = inside.lowerBound
      case .unspoken where inside.upperBound > next, .reading where inside.upperBound > next,
        .concealed where inside.upperBound > next:
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        next = inside.upperBound
      case .taskBox where inside.upperBound > next && !style.keepsBoxes:
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        next = inside.upperBound
      case .image where inside.upperBound > next && style.image != nil && !section.isInitial(span):
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        say(span, in: offsets, of: section, at: index, style)
        next = inside.upperBound
      case .formula(let formula) where inside.upperBound > next:
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        // One that began before the range has been said whole.
        if span.range.lowerBound >= offsets.lowerBound {
          say(style.catalogue.text(of: formula), standingAt: TextRange(section: index, inside))
        }
        next = inside.upperBound
      case .called(let name, let isImage) where inside.upperBound > next:
        copy(upTo(inside.lowerBound), of: section, at: index, style)
        if span.range.lowerBound >= offsets.lowerBound {
          let role = isImage ? style.imageRole : nil
          if style.isRead, let role { append(Announcement.closed(role) + " ", in: style.catalogue.language) }
          say(name, standingAt: TextRange(section: index, inside))
          if let role { closeImage(role, style) }
        }
        next = inside.upperBound
      default: break
      }
    }
    copy(upTo(offsets.upperBound), of: section, at: index, style)
    trimEnd()
  }

  /// Finds what of the text just added is in another language, and its numbers above and below the line.
  private mutating func findRuns(in offsets: Range<Int>, of section: Section, at index: Int, _ style: Style) {
    for span in section.spans(touching: offsets) {
      if let script = scriptNumber(span, of: section, at: index, style) { scripts.append(script) }
      guard case .language(let language) = span.kind, let spoken = map.spoken(of: span.range, in: index) else {
        continue
      }
      runs.append(LanguageRun(spoken, in: language))
    }
    runs.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
  }

  /// A number above or below the line, as it stands among the spoken words; the marks of notes are told as such.
  private func scriptNumber(
    _ span: Span, of section: Section, at index: Int, _ style: Style
  ) -> ScriptNumber? {
    guard span.kind == .raised || span.kind == .lowered, let spoken = map.spoken(of: span.range, in: index),
      !section.spans(touching: span.range).contains(where: \.kind.isNoteReference)
    else { return nil }
    let catalogue = style.namesScripts ? style.catalogue : nil
    return ScriptNumber(spoken, of: text, isRaised: span.kind == .raised, catalogue)
  }

  /// Says words that stand where the signs of a formula, or of what is called by a name, do.
  private mutating func say(_ words: String, standingAt range: TextRange) {
    if let last = text.last, last.isLetter || last.isNumber { text += " " }
    let at = text.utf8.count
    text += words
    let signs = range.offsets?.count ?? 0
    map.append(TextMap.Run(spoken: at..<at + words.utf8.count, start: range.lower, inOtherWords: signs))
    endsApart = true
  }

  /// Says an image in the flow: a piece of its own, by its description and by what it is.
  private mutating func say(
    _ image: Span, in offsets: Range<Int>, of section: Section, at index: Int, _ style: Style
  ) {
    if let last = text.last, !last.isWhitespace, !"([\u{201C}\u{2018}\u{AB}".contains(last) { text += " " }
    let own = style.catalogue.language
    defer { endsApart = true }
    let medium = style.imageRole == nil ? nil : section.medium(of: image).map { style.catalogue.text($0.word) }
    if section.substring(in: image.range) == String(Section.objectReplacement) {
      return append(Announcement.closed(medium ?? style.image ?? ""), in: own)
    }
    let role = medium ?? style.imageRole
    if style.isRead, image.range.lowerBound >= offsets.lowerBound, let role {
      append(Announcement.closed(role) + " ", in: own)
    }
    copyWords(image.range.clamped(to: offsets), of: section, at: index, style)
    if image.range.upperBound <= offsets.upperBound, let role { closeImage(role, style) }
  }

  /// Ends what was said of an image, with what it is where that has not been said before it.
  private mutating func closeImage(_ role: String, _ style: Style) {
    text += Announcement.stop(after: text)
    if !style.isRead { append(" " + Announcement.closed(role), in: style.catalogue.language) }
  }

  /// Copies bytes of the book, and says what the star of a required field means.
  private mutating func copy(_ offsets: Range<Int>, of section: Section, at index: Int, _ style: Style) {
    guard style.namesStars, let star = section.requiredStar(in: offsets) else {
      return copyWords(offsets, of: section, at: index, style)
    }
    copyWords(offsets.lowerBound..<star.lowerBound, of: section, at: index, style)
    append((text.isEmpty ? "" : ", ") + RequiredMark(style.catalogue).word, in: style.catalogue.language)
    copyWords(star.upperBound..<offsets.upperBound, of: section, at: index, style)
  }

  /// Copies bytes of the book, and says what stands for an image in words.
  private mutating func copyWords(_ offsets: Range<Int>, of section: Section, at index: Int, _ style: Style) {
    var start = offsets.lowerBound
    let whole = section.text(in: offsets)
    // Nearly all texts have no byte of one, which is found out in no time.
    let hasImages = whole.utf8.contains(String(Section.objectReplacement).utf8.first ?? 0)
    let pieces =
      hasImages ? whole.split(separator: Section.objectReplacement, omittingEmptySubsequences: false) : [whole[...]]
    for (number, piece) in pieces.enumerated() {
      if number > 0 {
        if let image = style.image { text += image }
        start += String(Section.objectReplacement).utf8.count
      }
      copy(piece, from: TextPosition(section: index, offset: start))
      start += piece.utf8.count
    }
  }

  /// Copies text; a hard line break is a blank, and no blank follows another.
  private mutating func copy(_ whole: Substring, from begin: TextPosition) {
    let piece = isRest && text.isEmpty ? SpokenText.afterClosing(whole) : whole
    let start = TextPosition(section: begin.section, offset: begin.offset + whole.utf8.count - piece.utf8.count)
    guard !piece.isEmpty else { return }
    var spoken = Array(piece.utf8)
    for byte in spoken.indices where spoken[byte] == 0x0B || spoken[byte] == 0x0A { spoken[byte] = 0x20 }
    if endsApart, let first = piece.first {
      if first.isLetter || first.isNumber { text += " " }
      // What stands behind an image closes it.
      if text.last == ".", ".,;:!?".contains(first) { text.removeLast() }
    }
    endsApart = false
    let drop = spoken.first == 0x20 && (text.isEmpty || text.utf8.last == 0x20) ? 1 : 0
    let kept = spoken[drop...]
    let at = text.utf8.count
    text += String(decoding: kept, as: UTF8.self)
    map.append(
      TextMap.Run(
        spoken: at..<at + kept.count, start: TextPosition(section: start.section, offset: start.offset + drop)))
  }

  /// Text without the marks at its start that close something: signs that may open as well follow such a mark.
  private static func afterClosing(_ piece: Substring) -> Substring {
    let rest = piece.drop { closing.contains($0) }
    return rest.startIndex == piece.startIndex ? piece : rest.drop { closing.contains($0) || "\"'".contains($0) }
  }

  private static let closing = Set(".,;:!?…)]}”’»›。、，！？：；）」』】》؟،؛।")

  private mutating func trimEnd() {
    while text.utf8.last == 0x20 { text.removeLast() }
    map.clip(to: text.utf8.count)
    earcons = earcons.map { Utterance.PlacedEarcon($0.earcon, at: min($0.offset, text.utf8.count)) }
  }
}
