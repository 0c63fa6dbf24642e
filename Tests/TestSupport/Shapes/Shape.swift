/// A form that a document can have any number of times, for finding what costs more than its size.
package struct Shape: Sendable {
  /// The name, and the suffix of the file.
  package let name: String
  package let suffix: String
  private let make: @Sendable (Int) -> [UInt8]

  init(_ name: String, _ suffix: String, _ make: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = "\(suffix) \(name)"
    self.suffix = suffix
    self.make = make
  }

  /// Returns the document with so many of the form.
  package func bytes(_ count: Int) -> [UInt8] { make(count) }

  /// Returns how many of the form make a document of at least a number of bytes.
  package func count(for bytes: Int) -> Int {
    let (few, many) = (make(100).count, make(200).count)
    let each = max(1, (many - few) / 100)
    return max(4, (bytes - max(0, few - 100 * each)) / each)
  }

  /// Every form, by format.
  package static let all: [Shape] =
    htmlNested + htmlRepeated + htmlOpen + htmlReferring + markdown + text + otherFormats

  /// A document whose body is a text.
  static func document(_ body: String) -> [UInt8] {
    Array("<!DOCTYPE html><html lang=\"en\"><title>T</title><body>\(body)</body></html>".utf8)
  }

  /// A form that is repeated between two texts, each time with its number in place of `#`; `%` stands for a number sign.
  static func repeated(_ name: String, _ suffix: String, _ piece: String, _ start: String = "", _ end: String = "")
    -> Shape
  {
    let parts = piece.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    return Shape(name, suffix) { count in
      let text = start + (0..<count).map { parts.joined(separator: String($0)) }.joined() + end
      return text.utf8.map { $0 == UInt8(ascii: "%") ? UInt8(ascii: "#") : $0 }
    }
  }

  /// A form that holds itself.
  static func nested(_ name: String, _ suffix: String, _ opening: String, _ closing: String, _ core: String = "x")
    -> Shape
  {
    Shape(name, suffix) { count in
      let text = String(repeating: opening, count: count) + core + String(repeating: closing, count: count)
      return suffix == "html" ? document(text) : Array(text.utf8)
    }
  }
}
