import Reading
import Testing

/// A list that is narrowed by what is typed.
@Suite struct ChoiceListTests {
  private func list(_ lines: String...) -> ChoiceList { ChoiceList(lines.map { ChoiceList.Item(text: $0) }) }

  @Test(arguments: [
    ["\u{1100}", "\u{1161}"], ["🇳", "🇴"], ["e", "\u{301}"], ["👩", "\u{200D}", "👩"], ["\r", "\n"],
    ["\u{301}", "\u{301}"],
  ])
  func `characters that join are typed one by one and taken back one by one`(typed: [String]) {
    var list = list("One", "Two")
    for text in typed { for character in text { _ = list.narrow(by: character) } }
    #expect(list.filter == typed.joined())
    for count in typed.indices.reversed() {
      _ = list.widen()
      #expect(list.filter == typed[..<count].joined())
    }
    #expect(list.widen() == false && list.count == 2)
  }

  static let chapters = ["IV", "V", "Allocations", "Cats", "A letter", "Letters from sea"]

  @Test(arguments: [
    ("v", "V"), ("i", "IV"), ("cat", "Cats"), ("l", "Letters from sea"), ("let", "Letters from sea"),
    ("a", "Allocations"),
    ("from", "Letters from sea"), ("o", "Allocations"), ("a l", "A letter"),
  ])
  func `what is typed leads to what it is, to what begins with it, to a word that does, and then to what holds it`(
    typed: String, expected: String
  ) {
    var list = ChoiceList(Self.chapters.map { ChoiceList.Item(text: $0) })
    for character in typed { _ = list.narrow(by: character) }
    #expect(list.current == expected)
  }

  @Test func `a line that is as good as any stays the one that the list is at`() {
    var list = ChoiceList(["Cat", "Cow", "Crow"].map { ChoiceList.Item(text: $0) }, at: 1)
    _ = list.narrow(by: "c")
    #expect(list.current == "Cow")
    _ = list.narrow(by: "r")
    #expect(list.current == "Crow")
  }
}
