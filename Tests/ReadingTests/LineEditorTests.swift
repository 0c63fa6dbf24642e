import Foundation
import Reading
import TestSupport
import Testing

/// Text that is written, and the caret in it.
@Suite struct LineEditorTests {
  @Test func `a mark joins the letter that it comes to stand on, from either side`() {
    var line = LineEditor("ab")
    _ = line.press(.left)
    _ = line.press(.character("\u{301}"))
    #expect(line.string == "a\u{301}b" && line.text.count == 2 && line.caret == 1)
    line = LineEditor("ax\u{301}")
    _ = line.press(.backspace)
    line.insert(contentsOf: "\r")
    line.insert(contentsOf: "\n")
    #expect(line.text == ["a", "\r\n"] && line.caret == 2)
  }

  @Test
  func `after any keys and pastes the text is what its characters make together, the caret behind what was written`()
  {
    var random = RandomText(seed: Seed("LineEditor"))
    for _ in 0..<300 {
      var line = LineEditor(random.text(6))
      for _ in 0..<20 {
        let (text, caret) = (line.text, line.caret)
        var expected = (before: String(text[..<caret]), after: String(text[caret...]))
        switch Int.random(in: 0..<6, using: &random.seed) {
        case 0, 1:
          let pasted = random.text(2)
          line.insert(contentsOf: pasted)
          expected.before += pasted
        case 2:
          guard let typed = random.text(1).first else { continue }
          _ = line.press(.character(typed))
          expected.before.append(typed)
        case 3:
          _ = line.press(.backspace)
          expected.before = String(text[..<max(0, caret - 1)])
        case 4:
          _ = line.press(.delete)
          expected.after = String(text[min(text.count, caret + 1)...])
        default:
          for _ in 0..<Int.random(in: 0..<6, using: &random.seed) { _ = line.press(.left) }
          continue
        }
        #expect(line.text == Array(expected.before + expected.after))
        #expect(line.caret == min(expected.before.count, line.text.count))
      }
    }
  }

  @Test func `a text comes back as it was kept, with what is selected and whether moves select`() throws {
    var line = LineEditor("one two")
    _ = line.press(.mark)
    _ = line.press(.wordLeft)
    let kept = try JSONDecoder().decode(LineEditor.self, from: JSONEncoder().encode(line))
    #expect(kept == line && kept.selected == "two")
  }

  @Test(arguments: [ControlKey.backspace, .delete, .deleteWord, .deleteBefore, .deleteAfter, .character("x")])
  func `text that changes ends a selection that was begun in it`(key: ControlKey) {
    var line = LineEditor("one two")
    _ = line.press(.wordLeft)
    _ = line.press(.mark)
    _ = line.press(key)
    #expect(line.selection == nil && line.string != "one two")
    _ = line.press(.left)
    #expect(line.selection == nil)
  }

  @Test(arguments: [
    #""ab","caret":9,"anchor":7"#, #""","caret":-1,"isMarking":true"#, #""ab","caret":0,"anchor":-4"#,
  ])
  func `a kept line with places outside of its text comes back with places in it`(kept: String) throws {
    let whole = #"{"isOffered":false,"text":\#(kept)}"#
    #expect(Self.isWhole(try JSONDecoder().decode(LineEditor.self, from: Data(whole.utf8))))
  }

  @Test func `after any keys, moves, pastes, texts put back and decoding, caret and selection are in the text`()
    throws
  {
    var random = RandomText(seed: Seed("LineEditor edits"))
    for _ in 0..<300 {
      var line = Bool.random(using: &random.seed) ? LineEditor(random.text(6)) : .offering(random.text(6))
      for _ in 0..<40 {
        try Self.edit(&line, &random)
        #expect(Self.isWhole(line))
      }
    }
  }

  private static let keys: [ControlKey] = [
    .backspace, .delete, .deleteWord, .deleteBefore, .deleteAfter, .left, .right, .up, .down, .home, .end, .wordLeft,
    .wordRight, .textStart, .textEnd, .mark, .selectAll, .selectWord, .character("\n"), .character(" "), .pageUp,
    .undo,
    .cut, .copy, .paste,
  ]

  /// Does anything that is done to a line.
  private static func edit(_ line: inout LineEditor, _ random: inout RandomText) throws {
    switch Int.random(in: 0..<16, using: &random.seed) {
    case 0: line.insert(contentsOf: random.text(2))
    case 1: line.restore(random.text(4))
    case 2: line.place(at: Int.random(in: -3...30, using: &random.seed))
    case 3: _ = line.moveLine(Bool.random(using: &random.seed))
    case 4: line = try JSONDecoder().decode(LineEditor.self, from: JSONEncoder().encode(line))
    case 5, 6: _ = random.text(1).first.map { line.press(.character($0)) }
    case 7...10: _ = keys.randomElement(using: &random.seed).map { line.press(.selecting($0)) }
    default: _ = keys.randomElement(using: &random.seed).map { line.press($0) }
    }
  }

  /// Returns a Boolean value that indicates whether the text is what its characters make together, and caret and
  /// selection are in it.
  private static func isWhole(_ line: LineEditor) -> Bool {
    let places = 0...line.text.count
    let selection = line.selection.map { places.contains($0.lowerBound) && places.contains($0.upperBound) } ?? true
    return Array(line.string) == line.text && places.contains(line.caret) && selection
      && (line.selection.map { String(line.text[$0]) == line.selected } ?? line.selected.isEmpty)
  }

  @Test func `a text that is offered makes way for what is pasted`() {
    var line = LineEditor.offering("old")
    line.insert(contentsOf: "new")
    line.insert(contentsOf: "er")
    #expect(line.string == "newer")
  }

  @Test func `a paste of a megabyte is one edit`() {
    var line = LineEditor("ab")
    _ = line.press(.left)
    line.insert(contentsOf: String(repeating: "word ", count: 200_000))
    #expect(line.text.count == 1_000_002 && line.caret == 1_000_001 && line.next == "b")
  }

  @Test func `what is pasted is text, in one line where there can be no more`() {
    #expect("a\r\nb\u{1B}[31m\u{202E}c\td".pasted(inLines: false) == "a b[31mc d")
    #expect("a\r\nb\u{7}c".pasted(inLines: true) == "a\nbc")
  }
}
