import Testing

@testable import Markup

/// Bytes that are looked for in others, and names in a tree.
@Suite struct ByteSearchTests {
  @Test(
    arguments: [
      ("", "a", nil), ("a", "a", 0..<1), ("ba", "a", 1..<2), ("aab", "ab", 1..<3), ("ababac", "abac", 2..<6),
      ("nonone", "none", 2..<6), ("abc", "abcd", nil), ("xaxa", "xb", nil), ("abc", "", 0..<0),
    ] as [(String, String, Range<Int>?)])
  func `the first place of bytes is found`(text: String, wanted: String, place: Range<Int>?) {
    #expect(Array(text.utf8).firstRange(ofBytes: wanted.utf8) == place)
    // A part of an array has the places of the array.
    let part = Array(("ab" + text).utf8)[2...]
    #expect(part.firstRange(ofBytes: wanted.utf8) == place.map { $0.lowerBound + 2..<$0.upperBound + 2 })
  }

  @Test(arguments: [
    ("", "a", ""), ("banana", "an", "b--a"), ("aaa", "aa", "-a"), ("abc", "d", "abc"), ("abc", "", "abc"),
  ])
  func `every place of bytes is replaced, none twice`(text: String, wanted: String, result: String) {
    #expect(String(decoding: Array(text.utf8).replacing(bytes: wanted.utf8, with: "-".utf8), as: UTF8.self) == result)
  }

  @Test func `each of very many names has its number`() {
    var numbers = NameNumbers()
    for index in 0..<2_000 { #expect(numbers.add("name-\(index)") == Int32(index)) }
    for index in 0..<2_000 { #expect(numbers["name-\(index)"] == Int32(index)) }
    #expect(numbers["name-2000"] == nil && numbers[""] == nil)
    #expect(numbers.names.count == 2_000)
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), (" a\t b\n\u{0C}c ", ["a", "b", "c"]), ("a\u{A0}b", ["a\u{A0}b"]), ("é ü", ["é", "ü"]),
    ] as [(String, [String])])
  func `the tokens of an attribute stand between white space of HTML`(value: String, tokens: [String]) {
    #expect(value.tokens.map(String.init) == tokens)
  }

  @Test(arguments: [
    ("display:none", true), ("DISPLAY: NONE", true), ("display:none; display:block", false), ("display:block", false),
    ("float:none", false), ("", false), ("xnone:1; display : none !important", true),
  ])
  func `what keeps an element from being shown is known by its declarations`(declarations: String, isRemoved: Bool) {
    #expect(InlineStyle.removes(declarations) == isRemoved)
  }
}
