import BookFormats
import Testing
import TextModel

/// Plain texts whose lines say what they are: paragraphs of Chinese and Japanese, tables of contents.
@Suite struct TextRowTests {
  private func open(_ text: String) throws -> Book { try Book.open(bytes: Array(text.utf8), name: "a.txt") }

  private func blocks(_ text: String) throws -> [String] { try MarkedText.blocks(of: open(text).section(0)) }

  private static let long = String(repeating: "夜来风雨声，花落知多少，", count: 3)

  @Test func `rows of a table of contents that begin as items do stand by themselves`() throws {
    let text = "1.  Start ........ 2\n  1.1.  Terms ........ 3\n  1.2.  Names ........ 3\n2.  End ........ 4\n"
    let section = try Book.open(bytes: Array(text.utf8), name: "a.txt").section(0)
    #expect(
      section.blocks.map { section.substring(in: $0.content) } == [
        "1. Start ........ 2", "1.1. Terms ........ 3", "1.2. Names ........ 3", "2. End ........ 4",
      ])
  }

  @Test(arguments: [
    ("　　他来了。\n　　\(long)好。\n　　我不去。", ["p: 他来了。", "p: \(long)好。", "p: 我不去。"]),
    ("　　\(long)他\n来了。\n　　我不去。", ["p: \(long)他来了。", "p: 我不去。"]),
    ("　彼は言った。\n「行こう」\n「いいえ」\n　雨が降る。", ["p: 彼は言った。", "p: 「行こう」", "p: 「いいえ」", "p: 雨が降る。"]),
    ("床前明月光\n疑是地上霜", ["p: 床前明月光⏎疑是地上霜"]),
  ])
  func `a line that is set in as paragraphs are is one, and so is what somebody says`(
    text: String, expected: [String]
  ) throws {
    #expect(try blocks(text) == expected)
  }

  @Test(arguments: [
    ("第一章 初见\n　　他来了。\n第二章 再会\n　　她走了。\n", ["1 第一章 初见", "1 第二章 再会"]),
    ("第九回\n　　他。\n第十回 甄士隐，贾雨村\n　　她。\n第十一回\n　　我。\n", ["1 第九回", "1 第十回 甄士隐，贾雨村", "1 第十一回"]),
    ("第99章 甲\n　　他。\n第１００章 乙\n　　她。\n", ["1 第99章 甲", "1 第１００章 乙"]),
    // One alone, one that is a sentence, and numbers that do not follow.
    ("　　他来了。\n第一章 初见\n　　她走了。\n", []), ("第一章讲了他。\n　　他来了。\n第二章讲了她。\n　　她走了。\n", []),
    ("第一章 初见\n　　他来了。\n第七章 再会\n　　她走了。\n", []),
  ])
  func `short lines whose numbers follow each other are headings without room around them`(
    text: String, expected: [String]
  ) throws {
    #expect(try open("序言。\n" + text).outline.map { "\($0.depth) \($0.label)" } == expected)
  }

  @Test func `no word of a text in squares is lost or read twice, whatever is a heading`() throws {
    let text = "序。\n第一章 初见\n　　他来了。\n第二章\n　　她走了。\n第三章 完\n"
    let found = try open(text).section(0).text.filter { !$0.isWhitespace }
    #expect(found == text.filter { !$0.isWhitespace })
  }

  @Test(arguments: [
    (
      "I. The Beginning ........ 1\nII. The End ............. 20",
      ["p: I. The Beginning ........ 1", "p: II. The End ............. 20"]
    ),
    ("Chapter 1. One\nChapter 2. Two", ["p: Chapter 1. One", "p: Chapter 2. Two"]),
    ("The Market       7\nThe Walk         19", ["p: The Market 7", "p: The Walk 19"]),
    ("    CONTENTS  1\n   One           3\n   Two          12", ["p: CONTENTS 1", "p: One 3", "p: Two 12"]),
    ("PART I\nCHAPTER I", ["h2: PART I⏎CHAPTER I"]),
  ])
  func `rows of contents are neither a heading nor run together`(rows: String, expected: [String]) throws {
    #expect(try blocks("Text.\n\n\n\n\(rows)\n\n\n\nText.").dropFirst().dropLast() == expected[...])
  }

  @Test func `rows of contents that fill their lines do not run together`() throws {
    let rows = (1...5).map {
      "Chapter \($0). " + String(repeating: "Of the walk to the market ", count: 2) + "..... \($0)0"
    }
    #expect(try blocks(rows.joined(separator: "\n")) == rows.map { "p: " + $0 })
  }
}
