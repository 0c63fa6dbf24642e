import TextModel

/// Takes text apart into the words that an index knows.
struct IndexWordScan {
  /// The part of a folded scalar in a word.
  private enum Kind: UInt8 {
    case unknown, letter, unspaced, separator
  }

  private var scalars = FoldedScalars(TextFolding(options: []))
  /// The kinds of the scalars of the basic plane that have been asked for.
  private var kinds = [UInt8](repeating: Kind.unknown.rawValue, count: 1 << 16)
  private var word = IndexWord()

  /// Takes a text apart, and hands over each of its words.
  mutating func run(over text: String, _ body: (IndexWord) -> Void) {
    var text = text
    text.withUTF8 { run(over: $0, 0..<$0.count, body) }
    end(body)
  }

  /// Takes what a search goes over in a section apart, and hands over each of its words.
  mutating func run(over section: Section, _ body: (IndexWord) -> Void) {
    for range in section.searchedRanges {
      section.text.utf8.withContiguousStorageIfAvailable { run(over: $0, range, body) }
    }
    end(body)
  }

  private mutating func run(
    over text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (IndexWord) -> Void
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, width) = UTF8Slice.scalar(at: offset, in: text)
      offset += width
      // A dash stands between two words.
      if (0x2013...0x2015).contains(scalar) {
        end(body)
        continue
      }
      take(scalars.range(of: scalar), body)
    }
  }

  /// Takes the bytes that a scalar folds to.
  private mutating func take(_ folded: Range<Int>, _ body: (IndexWord) -> Void) {
    var index = folded.lowerBound
    while index < folded.upperBound {
      let byte = scalars.bytes[index]
      guard byte >= 0x80 else {
        take(ascii: byte, body)
        index += 1
        continue
      }
      let (scalar, width) = scalars.bytes.withUnsafeBufferPointer { UTF8Slice.scalar(at: index, in: $0) }
      let kind = kind(of: scalar)
      let bytes = scalars.bytes[index..<index + width]
      switch kind {
      case .letter: take(bytes, isUnspaced: false, body)
      case .unspaced: take(bytes, isUnspaced: true, body)
      case .separator, .unknown: end(body)
      }
      index += width
    }
  }

  private mutating func take(ascii byte: UInt8, _ body: (IndexWord) -> Void) {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: take(CollectionOfOne(byte), isUnspaced: false, body)
    // Two of them are a dash.
    case 0x27, 0x2D:
      if word.isEmpty || word.isUnspaced || word.endsInJoint { return end(body) }
      word.append(byte == 0x27 ? .apostrophe : .hyphen)
    default: end(body)
    }
  }

  private mutating func take(
    _ bytes: some Collection<UInt8>, isUnspaced: Bool, _ body: (IndexWord) -> Void
  ) {
    if !word.isEmpty, word.isUnspaced != isUnspaced || word.letters.count >= IndexWord.longest { end(body) }
    if isUnspaced { word.appendUnspaced(bytes) } else { word.append(bytes) }
  }

  private mutating func end(_ body: (IndexWord) -> Void) {
    guard !word.isEmpty else { return }
    body(word)
    word.clear()
  }

  private mutating func kind(of scalar: UInt32) -> Kind {
    guard scalar < 1 << 16 else { return Self.kind(of: scalar) }
    if let known = Kind(rawValue: kinds[Int(scalar)]), known != .unknown { return known }
    let kind = Self.kind(of: scalar)
    kinds[Int(scalar)] = kind.rawValue
    return kind
  }

  private static func kind(of value: UInt32) -> Kind {
    switch value {
    // Thai, Lao, Burmese, Khmer, then kana and Chinese characters.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3041...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x1_B000...0x1_B16F,
      0x2_0000...0x3_FFFF:
      return .unspaced
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return .separator }
    if scalar.properties.isAlphabetic { return .letter }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: return .letter
    default: return .separator
    }
  }
}

extension Section {
  /// The text that a search goes over: all but what is read apart from it or not at all.
  var searchedRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    for span in spans where span.kind.isPassedOver && span.range.upperBound > offset {
      ranges.append(offset..<max(offset, span.range.lowerBound))
      offset = span.range.upperBound
    }
    ranges.append(offset..<max(offset, length))
    return ranges
  }
}
