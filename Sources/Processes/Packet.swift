import FileNames

/// A message between two processes of this program: numbers, texts and bytes in an order that both know.
package struct Packet: Hashable, Sendable {
  private(set) var bytes: [UInt8]
  private var position = 0

  /// Creates an empty message.
  package init() { bytes = [] }

  /// Creates a message of the bytes that were received.
  init(received bytes: [UInt8]) { self.bytes = bytes }

  /// Appends a number, as 8 bytes.
  package mutating func append(_ number: Int) {
    withUnsafeBytes(of: Int64(number)) { bytes += $0 }
  }

  /// Appends bytes, behind their number.
  package mutating func append(_ data: [UInt8]) {
    append(data.count)
    bytes += data
  }

  /// Appends a text, as the bytes of a file name.
  package mutating func append(_ text: String) {
    append(FileName.bytes(text).dropLast().map(UInt8.init(bitPattern:)))
  }

  /// Appends texts, behind their number.
  package mutating func append(_ texts: [String]) {
    append(texts.count)
    for text in texts { append(text) }
  }

  /// Takes a number, or returns nil at the end of the message.
  package mutating func number() -> Int? {
    guard bytes.count - position >= 8 else { return nil }
    defer { position += 8 }
    return Int(bytes[position..<position + 8].withUnsafeBytes { $0.loadUnaligned(as: Int64.self) })
  }

  /// Takes bytes, or returns nil if the message ends before they do.
  package mutating func data() -> [UInt8]? {
    guard let count = number(), count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// Takes a text, or returns nil if the message ends before it does.
  package mutating func text() -> String? {
    data().map { bytes in bytes.withUnsafeBytes { FileName.text($0) } }
  }

  /// Takes texts, or returns nil if the message ends before they do.
  package mutating func texts() -> [String]? {
    // Each of them takes 8 bytes at least.
    guard let count = number(), count >= 0, count <= bytes.count / 8 else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
