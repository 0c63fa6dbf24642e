import TextModel

/// The numbers of a list's items (HTML standard, 4.4.5 and 4.4.8).
struct ListNumbering {
  let isOrdered: Bool
  /// How many items there have been.
  private var counted = 0
  /// Whether there has been a description without a term.
  private var isDescribed = false
  private var next: Int
  private let step: Int
  private let style: String

  /// A list of which only the number of items matters.
  init() {
    isOrdered = false
    next = 1
    step = 1
    style = ""
  }

  /// An ordered list; `items` tells how many it has, which a reversed one counts down from.
  init(_ attributes: ElementAttributes, items: @autoclosure () -> Int) {
    isOrdered = true
    step = attributes.isReversed ? -1 : 1
    next = attributes.start ?? (attributes.isReversed ? items() : 1)
    style = attributes.numbering ?? "1"
  }

  /// How many items the list has, at least one where it describes anything.
  var items: Int { isDescribed ? max(1, counted) : counted }

  /// The marker of a description: it belongs to the term before it, which is the item.
  mutating func description() -> Block.Marker {
    isDescribed = true
    return .bullet
  }

  /// The marker of the next item.
  mutating func marker(value: Int?) -> Block.Marker {
    counted += 1
    guard isOrdered else { return .bullet }
    let number = value ?? next
    next = number.addingReportingOverflow(step).partialValue
    return .ordinal(Self.label(number, style) + ".")
  }

  private static func label(_ number: Int, _ style: String) -> String {
    switch style {
    case "a": letters(number) ?? String(number)
    case "A": letters(number)?.uppercased() ?? String(number)
    case "i": roman(number) ?? String(number)
    case "I": roman(number)?.uppercased() ?? String(number)
    default: String(number)
    }
  }

  /// "a" to "z", then "aa"; only numbers above 0 have letters.
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

  /// Roman numerals, which run from 1 to 3,999.
  private static func roman(_ number: Int) -> String? {
    guard (1..<4000).contains(number) else { return nil }
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var result = ""
    for (value, sign) in signs {
      while rest >= value {
        result += sign
        rest -= value
      }
    }
    return result
  }
}
