import TextModel

extension SpeechText {
  /// The text as a voice is handed it, in which symbols have become their names.
  public var voiced: SpeechText { symbols.isEmpty ? self : VoicedText(self).speech }

  /// Converts an offset of this text to the offset in ``voiced``.
  public func voicedOffset(of offset: Int) -> Int {
    symbols.isEmpty ? offset : VoicedText(self).offset(of: offset)
  }
}

/// A text with names for its symbols, and where its bytes have gone to.
private struct VoicedText {
  private(set) var speech: SpeechText
  /// The offsets at which pieces of the text begin, and those in `speech`.
  private var pieces: [(offset: Int, voiced: Int)] = []

  init(_ text: SpeechText) {
    speech = SpeechText(in: text.language)
    var next = 0
    for symbol in text.symbols where symbol.range.lowerBound >= next {
      copy(next..<symbol.range.lowerBound, of: text)
      let around = text.language(at: symbol.range.lowerBound)
      if let last = speech.text.unicodeScalars.last, !last.isBeforeWord { speech.append(" ", in: around) }
      pieces.append((symbol.range.lowerBound, speech.length))
      append(symbol, of: text, in: symbol.language ?? around)
      next = symbol.range.upperBound
      if let first = text.scalar(at: next), !first.isAfterWord { speech.append(" ") }
    }
    copy(next..<text.length, of: text)
  }

  /// Appends the name of a symbol in place of the symbol.
  private mutating func append(_ symbol: NamedSymbol, of text: SpeechText, in language: String?) {
    let start = speech.length
    let place = text.places.sliced(symbol.range).texts.first
    if let place { speech.append(symbol.name, standingFor: place) } else { speech.append(symbol.name) }
    speech.mark(start..<speech.length, in: language)
  }

  func offset(of offset: Int) -> Int {
    let piece = pieces[max(0, pieces.partitioningIndex { $0.offset > offset } - 1)]
    return min(piece.voiced + offset - piece.offset, speech.length)
  }

  private mutating func copy(_ range: Range<Int>, of text: SpeechText) {
    pieces.append((range.lowerBound, speech.length))
    speech.append(text.slice(range))
  }
}

extension SpeechText {
  /// Returns the scalar that begins at an offset; nil at the end.
  fileprivate func scalar(at offset: Int) -> Unicode.Scalar? {
    offset < length ? text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)] : nil
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
