import Markup
import TextModel

/// The markers of a list's items (HTML standard, 4.4.5 and 4.4.8; CSS Lists 3, 3.4).
struct ListNumbering {
  let isOrdered: Bool
  /// The number of items so far.
  private var counted = 0
  /// A Boolean value that indicates whether there has been a description without a term.
  private var isDescribed = false
  private var next: Int
  private let step: Int
  private let style: String

  /// A list whose items have no numbers, unless its style gives it some.
  init(bullets style: String? = nil) {
    isOrdered = false
    next = 1
    step = 1
    self.style = style ?? "disc"
  }

  /// Creates the numbering of an ordered list; `items` is the number of its items, from which a reversed list counts
  /// down.
  init(_ attributes: ElementAttributes, items: @autoclosure () -> Int) {
    isOrdered = true
    step = attributes.isReversed ? -1 : 1
    next = attributes.start ?? (attributes.isReversed ? items() : 1)
    style = attributes.style?.listStyle ?? attributes.numbering ?? "decimal"
  }

  /// The number of items in the list, at least one if it describes anything.
  var items: Int { isDescribed ? max(1, counted) : counted }

  /// Returns the marker of a description: it belongs to the term before it, which is the item.
  mutating func description() -> Block.Marker {
    isDescribed = true
    return .description
  }

  /// Returns the marker of the next item.
  ///
  /// `own` is the style that the item itself has.
  mutating func marker(value: Int?, _ own: String? = nil) -> Block.Marker {
    counted += 1
    let number = value ?? next
    next = number.addingReportingOverflow(step).partialValue
    switch own ?? style {
    case "none": return .written
    case "disc", "circle", "square": return .bullet
    case let style: return .ordinal(Self.label(number, style) + ".")
    }
  }

  /// Takes an item back of which nothing is shown; its number stays used up.
  mutating func uncount() { counted -= 1 }

  /// Returns a number in a style of CSS or HTML.
  static func label(_ number: Int, _ style: String) -> String {
    switch style {
    case "a", "lower-alpha", "lower-latin": letters(number) ?? String(number)
    case "A", "upper-alpha", "upper-latin": letters(number)?.uppercased() ?? String(number)
    case "i", "lower-roman": roman(number) ?? String(number)
    case "I", "upper-roman": roman(number)?.uppercased() ?? String(number)
    case "decimal-leading-zero" where (0..<10).contains(number): "0\(number)"
    default: String(number)
    }
  }

  /// Returns a number as letters: "a" to "z", then "aa".
  ///
  /// Only numbers above 0 have letters.
  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var rest = number
    var result: [UInt8] = []
    while rest > 0 {
      rest -= 1
      result.append(UInt8(0x61 + rest % 26))
      rest /= 26
    }
    return String(decoding: result.reversed(), as: UTF8.self)
  }

  /// Returns a number in Roman numerals, which run from 1 to 3,999.
  static func roman(_ number: Int) -> String? {
    guard (1..<4000).contains(number) else { return nil }
    let symbols = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var result = ""
    for (value, symbol) in symbols {
      while rest >= value {
        result += symbol
        rest -= value
      }
    }
    return result
  }
}
