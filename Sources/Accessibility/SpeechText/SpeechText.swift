import TextModel
import Words

/// Words to be spoken, with all that a voice, a transcript or a program has to know of them.
///
/// One value goes from the composer to the voice. It is appended to, sliced and joined; its runs follow the words. Runs
/// of one kind are in order and do not overlap.
public struct SpeechText: Hashable, Sendable {
  /// A meaning that the author gives to a run of words.
  public enum Emphasis: String, Codable, Sendable {
    /// Emphasis, as of italic text.
    case moderate
    /// Strong emphasis, as of bold text.
    case strong
  }

  /// Words of the program beside those of a book.
  public enum Role: String, Codable, Sendable {
    /// The kind or the state of a thing: "Heading level 2."
    case role
    /// The number of an item or a footnote.
    case number
    /// The headers of a cell.
    case header
  }

  /// The words.
  public private(set) var text = ""
  /// The language of the words outside of `languages` as a BCP 47 tag; nil if it is not declared.
  public private(set) var language: String?
  /// The places of the words in the book; what has none are words of the program.
  public private(set) var places = TextMap()
  /// The runs of the words, one where there are any: a copy costs one reference, and most text has none.
  var marked: [Runs] = []

  /// Creates a text of words with what is known of them; without places they stand nowhere in the book.
  public init(
    _ words: String = "", in language: String? = nil, languages: [LanguageRun] = [], symbols: [NamedSymbol] = [],
    places: TextMap = TextMap(), earcons: [PlacedEarcon] = []
  ) {
    text = words
    self.language = language
    self.places = places
    if !earcons.isEmpty { self.earcons = earcons }
    for run in languages { mark(run.range, in: run.language) }
    name(symbols)
  }

  /// Creates a text of words that stand for a text of the book as a whole, such as a control with its label; a reader
  /// is at `place` meanwhile.
  public init(_ other: SpeechText, standingForAll range: TextRange, at place: TextPosition) {
    self = other
    places = TextMap(whole: range, at: place, length: length)
  }

  /// The length in UTF-8 bytes.
  public var length: Int { text.utf8.count }

  /// A Boolean value that indicates whether there are no words.
  public var isEmpty: Bool { text.isEmpty }

  /// A Boolean value that indicates whether nothing at all is spoken.
  public var isSilent: Bool { text.isEmpty && earcons.isEmpty }

  // MARK: Appending

  /// Adds words that stand nowhere in the book, in a language of their own where one is given.
  public mutating func append(_ words: String, in language: String? = nil, as role: Role? = nil) {
    guard !words.isEmpty else { return }
    let start = length
    text += words
    mark(start..<length, in: language)
    if let role { roles.add(SpeechRun(role, in: start..<length)) }
  }

  /// Adds words of the book that stand there from a position on.
  public mutating func append(_ words: some StringProtocol, standingAt start: TextPosition) {
    let spoken = length..<length + words.utf8.count
    text += words
    places.append(TextMap.Run(spoken: spoken, start: start))
  }

  /// Adds words that say a text of the book in other words, such as those for a formula: they are spoken whole or not
  /// at all.
  public mutating func append(_ words: String, standingFor range: TextRange) {
    let spoken = length..<length + words.utf8.count
    text += words
    places.append(TextMap.Run(spoken: spoken, start: range.lower, inOtherWords: range.offsets?.count ?? 0))
  }

  /// Adds a sound.
  public mutating func append(_ earcon: Earcon) { earcons.append(PlacedEarcon(earcon, at: length)) }

  /// Puts a sound at an offset, behind those that are there.
  public mutating func place(_ earcon: Earcon, at offset: Int) {
    let at = earcons.partitioningIndex { $0.offset > offset }
    earcons.insert(PlacedEarcon(earcon, at: offset), at: at)
  }

  /// Takes away the sounds of a kind.
  public mutating func removeSounds(of earcon: Earcon) { earcons.removeAll { $0.earcon == earcon } }

  /// Adds silence, in milliseconds at the normal rate; the longer one counts where there is some already.
  public mutating func append(pause milliseconds: Int) { pauses.addPause(milliseconds, at: length) }

  /// Adds another text, with everything that is known of it; the first words give the language.
  public mutating func append(_ other: SpeechText) {
    let start = length
    if isEmpty, language == nil { language = other.language }
    text += other.text
    places.append(other.places, after: start)
    mark(start..<length, in: other.language)
    guard !other.marked.isEmpty else { return }
    for run in other.languages { mark(run.moved(by: start).range, in: run.language) }
    for run in other.symbols { symbols.add(run.moved(by: start)) }
    respellings += other.respellings.map { $0.moved(by: start) }
    phonemes += other.phonemes.map { $0.moved(by: start) }
    for run in other.roles { roles.add(run.moved(by: start)) }
    for run in other.emphases { emphases.add(run.moved(by: start)) }
    earcons += other.earcons.map { $0.moved(by: start) }
    for run in other.pauses { pauses.addPause(run.value, at: start + run.range.lowerBound) }
  }

  /// Adds the full stop that closes the words, unless they end as a sentence already.
  public mutating func close() {
    let stop = Announcement.stop(after: text)
    guard !stop.isEmpty else { return }
    // A text that is all in another language has its stop in that language.
    append(stop, in: languages.first.flatMap { $0.range == 0..<length ? $0.language : nil })
    if let last = roles.last, last.range.upperBound == length - stop.utf8.count {
      roles.add(SpeechRun(last.value, in: length - stop.utf8.count..<length))
    }
  }

  /// The text with a full stop at its end, unless it ends as a sentence already.
  public var closed: SpeechText {
    var text = self
    text.close()
    return text
  }

  /// Texts one after the other, with blanks between them.
  public static func joined(_ parts: [SpeechText]) -> SpeechText {
    var joined = SpeechText()
    for part in parts where !part.isSilent {
      if !joined.isEmpty, !part.isEmpty { joined.append(" ") }
      joined.append(part)
    }
    return joined
  }

  // MARK: Marking

  /// Says of a part that it is in a language; what lies in it stops being in others.
  public mutating func mark(_ part: Range<Int>, in other: String?) {
    guard let other, !part.isEmpty else { return }
    let isOwn = language.map(other.isSameDialect) ?? false
    if isOwn, languages.isEmpty { return }
    languages.put(isOwn ? nil : other, in: part)
  }

  /// Says of a part that it is stressed.
  public mutating func emphasize(_ part: Range<Int>, _ emphasis: Emphasis) { emphases.put(emphasis, in: part) }

  /// Says of a part that it is of the program.
  public mutating func mark(_ part: Range<Int>, as role: Role) { roles.put(role, in: part) }

  /// Says of a part which sounds it has.
  public mutating func mark(_ part: Range<Int>, as sounds: Phonemes) { phonemes.put(sounds, in: part) }

  /// Names symbols, in order, that have no name yet.
  public mutating func name(_ more: [NamedSymbol]) {
    let new = more.filter { symbol in
      let next = symbols.partitioningIndex { $0.range.upperBound > symbol.range.lowerBound }
      return next == symbols.endIndex || !symbols[next].range.overlaps(symbol.range)
    }
    guard !new.isEmpty else { return }
    symbols = (symbols + new).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the text with another language for the words outside of `languages`; each word keeps its own.
  public func with(language: String?) -> SpeechText {
    if language == self.language { return self }
    var text = self
    text.language = language
    if !languages.isEmpty { text.languages = [] }
    text.mark(0..<length, in: self.language)
    for run in languages { text.mark(run.range, in: run.language) }
    return text
  }

  // MARK: Slicing

  /// Returns a part of the text, with everything that is known of it.
  public func slice(_ part: Range<Int>) -> SpeechText {
    let part = part.clamped(to: 0..<length)
    if part == 0..<length { return self }
    var slice = SpeechText(words(in: part), in: language)
    slice.places = places.sliced(part)
    if marked.isEmpty { return slice }
    slice.languages = languages.sliced(part, of: length)
    slice.symbols = symbols.sliced(part, of: length)
    slice.respellings = respellings.whole(in: part)
    // A part of a word has a part of its sounds, and nobody knows which.
    slice.phonemes = phonemes.whole(in: part)
    slice.roles = roles.sliced(part, of: length)
    slice.emphases = emphases.sliced(part, of: length)
    slice.earcons = earcons.sliced(part, of: length)
    slice.pauses = pauses.sliced(part, of: length)
    return slice
  }

  /// Returns the words of a part.
  public func words(in part: Range<Int>) -> String {
    let lower = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    return String(text[lower..<text.utf8.index(lower, offsetBy: part.count)])
  }

  /// Returns the language of the words at an offset.
  public func language(at offset: Int) -> String? {
    let index = languages.partitioningIndex { $0.range.upperBound > offset }
    guard index < languages.count, languages[index].range.contains(offset) else { return language }
    return languages[index].language
  }

  /// Takes blanks away from the end; sounds and silence behind them stay.
  public mutating func trimEnd() {
    let kept = text.utf8.reversed().prefix { $0 == 0x20 }.count
    guard kept > 0 else { return }
    cut(to: length - kept)
  }

  /// Takes the last bytes away; sounds and silence behind them stay.
  public mutating func removeLast(_ bytes: Int = 1) { cut(to: max(0, length - bytes)) }

  /// Takes away the words behind an offset; the sounds and the silence there move to it.
  ///
  /// - Complexity: O(m) for m runs behind the offset; the text before it is not copied.
  private mutating func cut(to end: Int) {
    text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: end)...)
    places.cut(to: end)
    if marked.isEmpty { return }
    languages.cut(to: end)
    symbols.cut(to: end)
    respellings.cutWhole(to: end)
    phonemes.cutWhole(to: end)
    roles.cut(to: end)
    emphases.cut(to: end)
    earcons.cutMoving(to: end)
    pauses.movePauses(to: end)
  }
}

extension [SpeechRun<Int>] {
  /// Adds silence behind the others; the longer one counts where there is some already.
  fileprivate mutating func addPause(_ milliseconds: Int, at offset: Int) {
    let before = last.flatMap { $0.range.lowerBound == offset ? $0.value : nil }
    if before != nil { removeLast() }
    append(SpeechRun(Swift.max(before ?? 0, milliseconds), in: offset..<offset))
  }

  /// Moves silence from behind an end to it.
  fileprivate mutating func movePauses(to end: Int) {
    let first = partitioningIndex { $0.range.lowerBound > end }
    let moved = self[first...]
    removeSubrange(first...)
    for run in moved { addPause(run.value, at: end) }
  }
}
