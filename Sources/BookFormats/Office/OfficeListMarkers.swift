import Markup

/// The markers of the items of lists that are written as paragraphs, in the order of the document.
struct OfficeListMarkers {
  private struct List {
    let style: String
    var next: Int
    let numbers: OfficeLists.Numbers?
  }

  private let styles: OfficeLists
  private var open: [List] = []
  /// The marker that the next paragraph begins with.
  private var symbol: String?

  init(_ styles: OfficeLists) { self.styles = styles }

  /// Begins a list; a nested one without a style has that of the list around it.
  mutating func begin(_ style: String?) {
    let style = style ?? open.last?.style ?? ""
    let numbers = styles.numbers(of: style, level: open.count + 1)
    open.append(List(style: style, next: numbers?.start ?? 1, numbers: numbers))
  }

  /// Begins an item; `number` is its own number, or nil if the list counts it.
  mutating func beginItem(_ number: String?) {
    guard var list = open.popLast() else { return }
    let number = number.flatMap { Int($0) } ?? list.next
    symbol = list.numbers?.symbol(number) ?? "\u{2022}"
    list.next = number.addingReportingOverflow(1).partialValue
    open.append(list)
  }

  /// Ends a list.
  mutating func end() {
    _ = open.popLast()
    symbol = nil
  }

  /// Returns the marker of the item that a paragraph begins, in markup; empty for any other paragraph.
  mutating func takeSymbol() -> [UInt8] {
    guard let symbol else { return [] }
    self.symbol = nil
    return Array((symbol.escaped + " ").utf8)
  }
}
