import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct RubyTests {
  /// A paragraph in which what stands between `{` and `}` is the reading of what stands before it.
  private func book(_ marked: String) -> TextFixture {
    var text = ""
    var spans: [Span] = []
    var start = 0
    for character in marked {
      switch character {
      case "{": start = text.utf8.count
      case "}": spans.append(Span(.reading, range: start..<text.utf8.count))
      default: text.append(character)
      }
    }
    text += "\n"
    let block = Block(.paragraph, range: 0..<text.utf8.count)
    return TextFixture([Section(text: text, blocks: [block], spans: spans, language: "ja")])
  }

  @Test(arguments: [
    ("見る{みる}。", ["見る{みる}。"]),
    ("漢字{(かんじ)}を読{(よ)}む。", ["漢字{(かんじ)}", "を", "読{(よ)}む。"]),
    ("漢{かん}字{じ} と", ["漢{かん}字{じ}", "と"]),
    ("{よ}読む", ["{よ}読む"]), ("read {reed} this{thing}", ["read {reed}", "this{thing}"]), ("{all}", ["{all}"]),
    ("a{1} {2} b", ["a{1} {2}", "b"]),
  ])
  func `a reading is part of the word that it stands in or behind`(marked: String, words: [String]) {
    let book = book(marked)
    let found = book.starts(of: .word).map { book.text(in: $0) }
    #expect(found == words.map { $0.filter { $0 != "{" && $0 != "}" } })
    UnitLaws(book, .word).check()
    UnitLaws(book, .character).check()
  }
}
