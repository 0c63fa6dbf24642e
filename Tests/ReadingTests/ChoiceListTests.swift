import Accessibility
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

  /// The levels of a contents list of two parts.
  static let nested = ChoiceList(
    [("Book I", 1), ("Part A", 2), ("XI", 3), ("XII", 3), ("Part B", 2), ("XI", 3), ("XII", 3), ("Book II", 1)].map {
      ChoiceList.Item(text: $0, depth: $1)
    })

  /// A move in a list: the lines it leads from and to, their distance, and the level and the parent that are told.
  @Test(
    arguments: [
      (0, 1, 2, nil), (1, 2, 3, nil), (2, 3, nil, nil), (3, 4, 2, nil), (4, 5, 3, nil), (6, 7, 1, nil),
      (3, 2, nil, nil), (2, 1, 2, nil), (1, 0, 1, nil), (5, 2, nil, "Part A"), (3, 5, nil, "Part B"),
      (7, 6, 3, "Part B"),
      (7, 4, 2, "Book I"), (0, 6, 3, "Part B"), (4, 3, 3, "Part A"),
    ] as [(Int, Int, Int?, String?)])
  func `a line that is moved to tells its level where that is another, and what it is in where that was not around`(
    from: Int, to: Int, level: Int?, parent: String?
  ) {
    var list = Self.nested
    list.go(to: from)
    let before = list
    list.go(to: to)
    let element = list.element(after: before)
    #expect(element.level == level && element.parent == parent)
  }

  @Test func `a line that typing leads to tells what it is in, and so do others that are left`() {
    var list = Self.nested
    for letter in "xii" { _ = list.narrow(by: letter) }
    let before = list
    #expect(list.element(after: Self.nested).parent == "Part A")
    _ = list.move(by: 1)
    let element = list.element(after: before)
    #expect(element.label == "XII" && element.parent == "Part B" && element.level == nil)
  }
}
