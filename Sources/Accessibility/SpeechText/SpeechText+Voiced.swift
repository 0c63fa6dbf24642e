import TextModel

extension SpeechText {
  /// The text as a voice is handed it, in which symbols have become their names, and words their respellings.
  public var voiced: SpeechText { isVoicedAsIs ? self : VoicedText(self).speech }

  /// Converts an offset of this text to the offset in ``voiced``.
  public func voicedOffset(of offset: Int) -> Int {
    isVoicedAsIs ? offset : VoicedText(self).voicedOffset(of: offset)
  }

  /// Converts an offset of ``voiced``, such as that of a word that a voice begins, to the offset in this text.
  ///
  /// Text that is said in other words is one word, which begins with them.
  public func offset(ofVoiced offset: Int) -> Int {
    isVoicedAsIs ? offset : VoicedText(self).offset(ofVoiced: offset)
  }

  private var isVoicedAsIs: Bool { symbols.isEmpty && respellings.isEmpty }
}

/// A text with other words for parts of it, and where its bytes have gone to.
private struct VoicedText {
  /// A piece of the text.
  private struct Piece {
    /// The offsets at which it begins: in the text, and in what a voice is handed.
    let offset, voiced: Int
    let isCopied: Bool
  }

  private(set) var speech: SpeechText
  private var pieces: [Piece] = []
  private let length: Int

  init(_ text: SpeechText) {
    speech = SpeechText(in: text.language)
    length = text.length
    var next = 0
    for part in text.partsInOtherWords where part.range.lowerBound >= next {
      copy(next..<part.range.lowerBound, of: text)
      append(part, of: text)
      next = part.range.upperBound
    }
    copy(next..<text.length, of: text)
  }

  /// Appends what is said in place of a part of the text.
  private mutating func append(_ part: SpeechRun<PartInOtherWords>, of text: SpeechText) {
    let around = text.language(at: part.range.lowerBound)
    let piece = text.slice(part.range)
    if part.value.isSetApart, let last = speech.text.unicodeScalars.last, !last.isBeforeWord {
      speech.append(" ", in: around)
    }
    pieces.append(Piece(offset: part.range.lowerBound, voiced: speech.length, isCopied: false))
    // Sounds and silence are not said.
    for earcon in piece.earcons { speech.append(earcon.earcon) }
    for pause in piece.pauses { speech.append(pause: pause.value) }
    let start = speech.length
    if let place = piece.places.range {
      speech.append(part.value.text, standingFor: place)
    } else {
      speech.append(part.value.text)
    }
    speech.mark(start..<speech.length, in: part.value.language ?? around)
    if let emphasis = piece.emphases.first { speech.emphasize(start..<speech.length, emphasis.value) }
    guard let next = text.scalar(at: part.range.upperBound), !next.isAfterWord else { return }
    // A mark touches a letter behind it as little as it does in print: "so—then" -> "so, then".
    let endsInMark = speech.text.unicodeScalars.last.map { $0.isAfterWord && !$0.properties.isWhitespace } ?? false
    if part.value.isSetApart || endsInMark, !part.value.text.isEmpty { speech.append(" ") }
  }

  func voicedOffset(of offset: Int) -> Int {
    let index = max(0, pieces.partitioningIndex { $0.offset > offset } - 1)
    let end = index + 1 < pieces.count ? pieces[index + 1].voiced : speech.length
    return min(pieces[index].voiced + offset - pieces[index].offset, end)
  }

  func offset(ofVoiced offset: Int) -> Int {
    let index = max(0, pieces.partitioningIndex { $0.voiced > offset } - 1)
    let piece = pieces[index]
    guard piece.isCopied else { return piece.offset }
    let end = index + 1 < pieces.count ? pieces[index + 1].offset : length
    return min(piece.offset + offset - piece.voiced, end)
  }

  private mutating func copy(_ range: Range<Int>, of text: SpeechText) {
    pieces.append(Piece(offset: range.lowerBound, voiced: speech.length, isCopied: true))
    speech.append(text.slice(range))
  }
}

/// The words that are said in place of a part of a text.
private struct PartInOtherWords: Hashable, Sendable {
  let text: String
  var language: String?
  let isSetApart: Bool
}

extension SpeechText {
  /// The parts that are said in other words, in order: a symbol in a word that has a respelling, or whose sounds are
  /// known, goes with the word.
  fileprivate var partsInOtherWords: [SpeechRun<PartInOtherWords>] {
    let words = respellings.map {
      SpeechRun(PartInOtherWords(text: $0.value.text, isSetApart: $0.value.isSetApart), in: $0.range)
    }
    let named = symbols.map { symbol in
      SpeechRun(PartInOtherWords(text: symbol.name, language: symbol.language, isSetApart: true), in: symbol.range)
    }
    if words.isEmpty, phonemes.isEmpty { return named }
    let free = named.filter { !words.hasRun(in: $0.range) && !phonemes.hasRun(in: $0.range) }
    return (words + free).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the scalar that begins at an offset; nil at the end.
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar? {
    offset < length ? text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)] : nil
  }
}

extension Array {
  /// Returns a Boolean value that indicates whether one of these runs, which are in order, stands in a part of a text.
  fileprivate func hasRun<Value>(in part: Range<Int>) -> Bool where Element == SpeechRun<Value> {
    let index = partitioningIndex { $0.range.upperBound > part.lowerBound }
    return index < count && self[index].range.overlaps(part)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether a word may follow without a blank.
  fileprivate var isBeforeWord: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: properties.isWhitespace
    }
  }

  /// A Boolean value that indicates whether it may follow a word without a blank.
  fileprivate var isAfterWord: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: properties.isWhitespace
    }
  }
}
