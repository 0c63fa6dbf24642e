import TextModel

/// A canonical fragment identifier of a publication (EPUB CFI 1.1): steps through the package document to a document,
/// and on to a place in its text.
struct ContentFragment: Hashable, Sendable {
  /// A step to a child: an even number is an element, an odd one the text between two.
  struct Step: Hashable, Sendable {
    let number: Int
    /// The identifier that the element had when the fragment was made.
    let identifier: String?
  }

  /// The beginning of every such identifier.
  static let start = "epubcfi("
  /// More steps occur only in hostile books.
  private static let most = 64

  /// The steps through the package document, and those through the document that they lead to.
  private(set) var outer: [Step] = []
  private(set) var inner: [Step] = []
  /// The distance of the place in the text, in UTF-16 code units of the source.
  private(set) var offset: Int?

  /// Reads a fragment identifier; of a range it is the beginning that counts.
  init?(_ text: String) {
    guard text.hasPrefix(Self.start), text.hasSuffix(")"), text.utf8.count <= 4096 else { return nil }
    var isInside = false
    var rest = Array(text.dropFirst(Self.start.count).dropLast())[...]
    // A range gives its end after a comma.
    var commas = 0
    while let symbol = rest.popFirst() {
      switch symbol {
      case "!":
        guard !isInside else { return nil }
        isInside = true
      case "/":
        guard let number = Self.number(&rest) else { return nil }
        let step = Step(number: number, identifier: Self.assertion(&rest))
        if isInside { inner.append(step) } else { outer.append(step) }
      case ":":
        guard let number = Self.number(&rest) else { return nil }
        offset = number
        _ = Self.assertion(&rest)
      case ",":
        commas += 1
        if commas == 2 { rest = [] }
      // A moment of a film or a point of a picture is in no text.
      case "~", "@": rest = rest.drop { $0 != "," }
      default: return nil
      }
      guard outer.count + inner.count <= Self.most else { return nil }
    }
    guard isInside, !outer.isEmpty else { return nil }
  }

  private static func number(_ rest: inout ArraySlice<Character>) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.count <= 9 ? Int(String(digits)) : nil
  }

  /// Returns the text in brackets, without the characters that escape others.
  private static func assertion(_ rest: inout ArraySlice<Character>) -> String? {
    guard rest.first == "[" else { return nil }
    rest.removeFirst()
    var text = ""
    while let symbol = rest.popFirst(), symbol != "]" {
      text.append(symbol == "^" ? rest.popFirst() ?? symbol : symbol)
    }
    return text
  }
}
