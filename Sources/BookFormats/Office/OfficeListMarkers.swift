/// The signs of the items of lists that are written as paragraphs, as a document goes on.
struct OfficeListMarkers {
  private struct List {
    let style: String
    var next: Int
    let numbers: OfficeLists.Numbers?
  }

  private let styles: OfficeLists
  private var open: [List] = []
  /// The marker that the next paragraph begins with.
  private var sign: String?

  init(_ styles: OfficeLists) { self.styles = styles }

  /// Begins a list; one in another is of its style, unless it has its own.
  mutating func begin(_ style: String?) {
    let style = style ?? open.last?.style ?? ""
    let numbers = styles.numbers(of: style, level: open.count + 1)
    open.append(List(style: style, next: numbers?.start ?? 1, numbers: numbers))
  }

  /// Begins an item, which may say its own number.
  mutating func beginItem(_ number: String?) {
    guard var list = open.popLast() else { return }
    let number = number.flatMap { Int($0) } ?? list.next
    sign = list.numbers?.sign(number) ?? "\u{2022}"
    list.next = number.addingReportingOverflow(1).partialValue
    open.append(list)
  }

  /// Ends a list.
  mutating func end() {
    _ = open.popLast()
    sign = nil
  }

  /// Returns the marker that a paragraph begins with: that of an item, once, as it is written in markup.
  mutating func takeSign() -> [UInt8] {
    guard let sign else { return [] }
    self.sign = nil
    let text = sign.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return Array((text + " ").utf8)
  }
}
