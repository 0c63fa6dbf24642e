/// The output of Rich Text, byte by byte.
struct RichTextOutput {
  private(set) var bytes: [UInt8] = []
  /// A Boolean value that indicates whether it ends in a control word, which text right behind it would be part of.
  private var endsInWord = false

  /// A place in the output to go back to.
  struct Place: Equatable {
    fileprivate let count: Int
    fileprivate let endsInWord: Bool
  }

  var place: Place { Place(count: bytes.count, endsInWord: endsInWord) }

  /// Removes the output behind a place.
  mutating func goBack(to place: Place) {
    bytes.removeLast(bytes.count - place.count)
    endsInWord = place.endsInWord
  }

  /// Returns a Boolean value that indicates whether the output behind a place is only the beginning of a group.
  func isBegun(at place: Place) -> Bool { bytes.count == place.count + 1 }

  mutating func open() { symbol([0x7B]) }

  mutating func close() { symbol([0x7D]) }

  /// Writes a control word, with its number if it has one.
  mutating func word(_ name: some Sequence<UInt8>, _ number: Int? = nil) {
    bytes.append(0x5C)
    bytes += name
    if let number { bytes += String(number).utf8 }
    endsInWord = true
  }

  mutating func symbol(_ byte: UInt8) { symbol([0x5C, byte]) }

  mutating func hex(_ byte: UInt8) { symbol([0x5C, 0x27, Self.digit(byte >> 4), Self.digit(byte & 15)]) }

  /// Writes bytes in hexadecimal digits alone, as those of a picture.
  mutating func digits(of data: some Sequence<UInt8>) {
    for byte in data { text([Self.digit(byte >> 4), Self.digit(byte & 15)]) }
  }

  /// Writes text in UTF-8 without special characters of Rich Text.
  mutating func text(_ text: some Collection<UInt8>) {
    guard !text.isEmpty else { return }
    // A blank ends the word: pandoc would take any other character of the text for its end.
    if endsInWord { bytes.append(0x20) }
    bytes += text
    endsInWord = false
  }

  /// Writes text in UTF-8, and escapes special characters.
  mutating func escaped(_ text: some Collection<UInt8>) {
    for byte in text {
      if byte == 0x5C || byte == 0x7B || byte == 0x7D { symbol(byte) } else { self.text(CollectionOfOne(byte)) }
    }
  }

  /// Writes whole groups that were written apart.
  mutating func groups(_ groups: [UInt8]) { symbol(groups) }

  private mutating func symbol(_ symbol: [UInt8]) {
    bytes += symbol
    endsInWord = false
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
