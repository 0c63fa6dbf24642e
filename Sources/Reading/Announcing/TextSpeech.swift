import Accessibility
import Speech
import TextModel
import TextUnits
import Words

/// The speech text of a range of one section, put together run by run.
///
/// Hard line breaks become pauses, the marks of note references are left out with the brackets around them and heard as
/// a sound, images speak their description and that they are images, formulas are spoken in words, text above and below
/// the line is told apart, and the readings of a ruby base are left out; everything else stays as the book has it.
///
/// `10<sup>6</sup> gulls` -> "10 to the 6 gulls"
struct TextSpeech {
  var speech: SpeechText
  let section: Section
  /// The number of the section in its book.
  let index: Int
  let style: Style
  /// A Boolean value that indicates whether the text goes on in the midst of a sentence: a mark that closes what was
  /// said before it says nothing.
  private let isRest: Bool
  /// The kind of the last words, if it decides how others may follow.
  var end = End.words
  /// The hard line break that has been come to, while the next line has not begun.
  var lineBreak: Int?

  enum End {
    case words
    /// The words of a formula, text above or below the line, or the number of a printed page, which no letter may
    /// follow without a blank.
    case apart
    /// An image, which what stands behind it closes.
    case image
  }

  /// Creates empty speech of a section.
  init(of section: Section, at index: Int, _ style: Style, isRest: Bool = false) {
    self.section = section
    self.index = index
    self.style = style
    self.isRest = isRest
    speech = SpeechText()
  }

  /// Returns the speech text of a range.
  static func speech(of offsets: Range<Int>, in section: Section, at index: Int, _ style: Style) -> SpeechText {
    var text = TextSpeech(of: section, at: index, style)
    text.append(offsets)
    return text.speech
  }

  /// Adds a range of the section, with its deleted and inserted text announced.
  mutating func append(_ offsets: Range<Int>) {
    var next = offsets.lowerBound
    for revision in style.namesRevisions ? section.revisions(in: offsets) : [] {
      appendPlain(next..<revision.range.lowerBound)
      speech.trimEnd()
      let before = speech.text.last.map { ",.!?…".contains($0) ? " " : ", " } ?? ""
      speech.append(before + style.catalogue.text(revision.kind.start) + ", ", in: language, as: .role)
      appendPlain(revision.range)
      speech.trimEnd()
      endRevision(revision, before: section.substring(in: revision.range.upperBound..<offsets.upperBound))
      next = revision.range.upperBound
    }
    appendPlain(next..<offsets.upperBound)
    finish()
    markRuns(in: offsets)
  }

  /// The language of the program.
  var language: String { style.catalogue.language }

  /// Tells where a revision ends, unless nothing is spoken after it.
  private mutating func endRevision(_ revision: Revision, before rest: Substring) {
    guard rest.contains(where: { $0.isLetter || $0.isNumber }), let next = rest.first else { return }
    let isSentence = speech.text.last.map(".!?…".contains) ?? false
    speech.append((isSentence ? " " : ", ") + style.catalogue.text(revision.kind.end), in: language, as: .role)
    if !next.isPunctuation { speech.append(isSentence ? "." : ",") }
    if next.isLetter || next.isNumber { speech.append(" ") }
  }

  // MARK: Spans

  private mutating func appendPlain(_ offsets: Range<Int>, inside outer: Span? = nil) {
    var next = offsets.lowerBound
    for span in section.spans(touching: offsets) where span != outer {
      let inside = span.range.clamped(to: offsets)
      guard inside.upperBound >= next else { continue }
      if let after = append(span, inside, from: next, of: offsets) { next = max(next, after) }
    }
    copy(next..<max(next, offsets.upperBound))
  }

  /// Adds the text from an offset up to a span, and what is spoken for the span; nil where it is text like other text,
  /// else where that goes on.
  private mutating func append(
    _ span: Span, _ inside: Range<Int>, from next: Int, of offsets: Range<Int>
  ) -> Int? {
    /// Copies what stands before the span.
    func copyBefore(_ offset: Int? = nil) { copy(next..<max(next, offset ?? inside.lowerBound)) }
    let isNew = inside.upperBound > next
    let begins = span.range.lowerBound >= offsets.lowerBound
    switch span.kind {
    case .noteReference where style.skip.leavesOut(.noteReferences):
      let marks = section.withBrackets(inside, in: next..<max(next, offsets.upperBound))
      copyBefore(marks.lowerBound)
      speech.append(.note)
      return section.endOfNoteReference(at: marks.upperBound, before: offsets.upperBound)
    case .noteReference where style.setsReferencesApart && !inside.isEmpty && inside.lowerBound >= next:
      copyBefore()
      speech.append(.note)
      if let last = speech.text.last, last != " " { speech.append(" ") }
      return inside.lowerBound
    case .pageBreak where style.skip.leavesOut(.pageNumbers) && !inside.isEmpty:
      copyBefore()
      return inside.upperBound
    case .pageBreak where isNew && !inside.isEmpty && inside.lowerBound >= next:
      copyBefore()
      if let last = speech.text.last, last.isLetter || last.isNumber { speech.append(" ") }
      copyWords(inside)
      end = .apart
      return inside.upperBound
    case .link where begins && inside.lowerBound >= next && !section.isUnspoken(span):
      copyBefore()
      guard style.namesLinks else {
        speech.append(.link)
        return inside.lowerBound
      }
      speech.append(style.catalogue.text(section.wordBeforeLink(span)) + " ", in: language, as: .role)
      return inside.lowerBound
    case .unspoken where isNew, .reading where isNew, .concealed where isNew,
      .taskBox where isNew && !style.keepsBoxes:
      copyBefore()
      return inside.upperBound
    case .image where isNew && style.image != nil && !section.isInitial(span):
      copyBefore()
      say(span, in: offsets)
      return inside.upperBound
    case .formula(let formula) where isNew:
      copyBefore()
      // One that began before the range has been spoken whole.
      if begins { say(style.catalogue.text(of: formula), standingFor: inside) }
      return inside.upperBound
    case .called(let name, let isImage) where isNew:
      copyBefore()
      if begins {
        say(name, standingFor: inside)
        if isImage, let role = style.imageRole { closeImage(role) }
      }
      return inside.upperBound
    case .date(let value) where isNew && begins:
      guard let words = words(for: value, writtenIn: inside) else { return nil }
      copyBefore()
      say(words, standingFor: inside)
      return inside.upperBound
    case .raised where isNew && inside.lowerBound >= next, .lowered where isNew && inside.lowerBound >= next:
      guard let script = Script(span, inside, of: section, upTo: offsets.upperBound) else { return nil }
      copyBefore()
      say(script, span)
      return script.range.upperBound
    default: return nil
    }
  }

  /// Says text above or below the line.
  private mutating func say(_ script: Script, _ span: Span) {
    let words = style.namesScripts ? script.words(style.catalogue) : nil
    if let lead = words?.lead {
      if words?.isClause == true, speech.text.last.map({ $0.isLetter || $0.isNumber }) ?? false { speech.append(",") }
      setApart()
      speech.append(lead, in: language, as: .role)
      if words?.text != "" { speech.append(" ") }
    } else {
      setApart()
    }
    switch words?.text {
    case ""?: speech.append("", standingFor: TextRange(section: index, script.range))
    case let text?: speech.append(text, standingFor: TextRange(section: index, script.range))
    case nil: appendPlain(script.range, inside: span)
    }
    end = .apart
  }

  /// Puts a blank behind words.
  private mutating func setApart() {
    if let last = speech.text.last, !last.isWhitespace { speech.append(" ") }
  }

  /// Says words that stand for the symbols of a formula, or of what is called by a name.
  private mutating func say(_ words: String, standingFor range: Range<Int>) {
    beginLine()
    if let last = speech.text.last, last.isLetter || last.isNumber { speech.append(" ") }
    speech.append(words, standingFor: TextRange(section: index, range))
    end = .apart
  }

  /// Says an image in the flow: a piece of its own, by its description and by what it is.
  private mutating func say(_ image: Span, in offsets: Range<Int>) {
    beginLine()
    if let last = speech.text.last, !last.isWhitespace, !"([\u{201C}\u{2018}\u{AB}".contains(last) {
      speech.append(" ")
    }
    defer { end = .image }
    let medium = style.imageRole == nil ? nil : section.medium(of: image).map { style.catalogue.text($0.word) }
    if section.substring(in: image.range) == String(Section.objectReplacement) {
      return speech.append(Announcement.closed(medium ?? style.image ?? ""), in: language, as: .role)
    }
    copyWords(image.range.clamped(to: offsets))
    if image.range.upperBound <= offsets.upperBound, let role = medium ?? style.imageRole { closeImage(role) }
  }

  /// Ends what was spoken of an image with what it is.
  private mutating func closeImage(_ role: String) {
    speech.close()
    speech.append(" ")
    speech.append(Announcement.closed(role), in: language, as: .role)
    end = .image
  }

  // MARK: Words

  /// Copies text of the book, and says what the star of a required field means.
  private mutating func copy(_ offsets: Range<Int>) {
    guard style.namesStars, let star = section.requiredStar(in: offsets) else { return copyWords(offsets) }
    copyWords(offsets.lowerBound..<star.lowerBound)
    speech.append((speech.isEmpty ? "" : ", ") + RequiredMark(style.catalogue).word, in: language, as: .role)
    copyWords(star.upperBound..<offsets.upperBound)
  }

  /// Copies text of the book, and says what stands for an image in words and for a line break.
  private mutating func copyWords(_ offsets: Range<Int>) {
    guard !offsets.isEmpty else { return }
    let text = section.substring(in: offsets)
    // Nearly all texts have neither, which is found out in no time.
    let isPlain = !text.utf8.contains { $0 == 0x0A || $0 == 0x0B || $0 == 0xEF }
    if isPlain { return copy(text, from: offsets.lowerBound) }
    var start = offsets.lowerBound
    var piece = text.startIndex
    for at in text.utf8.indices {
      let byte = text.utf8[at]
      guard byte == 0x0B || byte == 0x0A || byte == 0xEF else { continue }
      let isImage = byte == 0xEF && text[at] == Section.objectReplacement
      guard byte != 0xEF || isImage else { continue }
      copy(text[piece..<at], from: start)
      let length = isImage ? Section.objectReplacement.utf8.count : 1
      start += text.utf8.distance(from: piece, to: at) + length
      piece = text.utf8.index(at, offsetBy: length)
      if isImage {
        if let image = style.image { speech.append(image, in: language) }
      } else if !speech.isEmpty {
        lineBreak = start - 1
      }
    }
    copy(text[piece...], from: start)
  }

  /// Copies text without line breaks; no blank follows another.
  private mutating func copy(_ whole: Substring, from offset: Int) {
    let piece = isRest && speech.isEmpty ? TextSpeech.afterClosing(whole) : whole
    guard !piece.isEmpty else { return }
    var start = offset + whole.utf8.count - piece.utf8.count
    var words = piece
    if lineBreak != nil {
      words = words.drop { $0 == " " }
      start += piece.utf8.count - words.utf8.count
      guard !words.isEmpty else { return }
      beginLine()
    }
    follow(words)
    if words.utf8.first == 0x20, speech.isEmpty || speech.text.utf8.last == 0x20 {
      words = words.dropFirst()
      start += 1
    }
    append(words, from: start)
  }

  /// Prepares the end for text that follows.
  private mutating func follow(_ words: Substring) {
    guard end != .words, let first = words.first else { return }
    if first.isLetter || first.isNumber { speech.append(" ") }
    if end == .image, speech.text.last == ".", ".,;:!?".contains(first) { speech.removeLast() }
    end = .words
  }

  /// Adds words of the book, in the letters that they are spoken with.
  private mutating func append(_ words: Substring, from offset: Int) {
    let changes = LetterForms.changes(in: words)
    var next = 0
    func place(_ offset: Int) -> String.Index { words.utf8.index(words.startIndex, offsetBy: offset) }
    func position(_ bytes: Int) -> TextPosition { TextPosition(section: index, offset: offset + bytes) }
    for change in changes {
      speech.append(words[place(next)..<place(change.range.lowerBound)], standingAt: position(next))
      let range = TextRange(position(change.range.lowerBound), position(change.range.upperBound))
      speech.append(change.plain, standingFor: range)
      next = change.range.upperBound
    }
    speech.append(words[place(next)...], standingAt: position(next))
  }
}
