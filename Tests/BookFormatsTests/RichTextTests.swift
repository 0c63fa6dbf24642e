import Testing

@testable import BookFormats

/// Rich Text is written so that pandoc reads all of it.
@Suite struct RichTextTests {
  private func rewritten(_ source: String) -> String {
    String(decoding: RichTextRewriting.rewritten(Array(source.utf8)), as: UTF8.self)
  }

  /// Returns the text of a document that has some fonts, after the rewriting.
  private func text(_ text: String, head: String = "", fonts: String = "{\\f0\\fcharset0 A;}") -> String {
    let head = "{\\rtf1\(head){\\fonttbl\(fonts)}"
    return String(rewritten(head + "#" + text + "}").drop { $0 != "#" }.dropFirst().dropLast())
  }

  @Test(arguments: [
    ("\\ansi\\ansicpg1251", "A;", "\\'c2\\'f1\\'e5", "Все"), ("\\ansi\\ansicpg1252", "A;", "\\'e9t\\'e9", "ét\u{E9}"),
    ("\\mac", "A;", "\\'8e", "é"), ("\\pc", "A;", "\\'82", "é"), ("\\pca", "A;", "\\'9b", "ø"),
    ("\\ansi", "A;", "\\'96", "–"),
    ("\\ansicpg932", "A;", "\\'8c\\'e1\\'94y\\'82\\'cd", "吾輩は"), ("\\ansicpg932", "A;", "\\'95\\\\a", "表a"),
    ("\\ansicpg932", "A;", "\\'95\\'5ca\\'b1", "表aｱ"), ("\\ansicpg932", "A;", "\\'82\n\\'cd", "は"),
    ("\\ansicpg932", "A;", "\\'82 a\\'82\\b b", "\u{FFFD} a\u{FFFD}\\b b"),
    ("\\ansicpg936", "A;", "\\'c4\\'e3", "你"), ("\\ansicpg950", "A;", "\\'a7A", "你"),
    ("\\ansicpg949", "A;", "\\'b0\\'a1", "가"), ("\\ansicpg65001", "A;", "\\'e2\\'82\\'ac\\'c3", "€\u{FFFD}"),
    ("\\ansicpg1", "A;", "\\'e9", "é"),
    // The font that no other is named for, but for the one that every document has.
    ("\\ansicpg1252\\deff0", "{\\f0\\fcharset204 A;}", "\\'c2", "В"),
    ("\\ansicpg1251\\deff0", "{\\f0\\fcharset0 A;}", "\\'c2", "В"),
    ("\\ansicpg1251\\deff0", "{\\f0\\fcharset1 A;}", "\\'c2", "В"),
    // The font that is named.
    ("\\ansicpg1252", "{\\f1\\fcharset161 B;}{\\f0\\fcharset204 A;}", "\\f0\\'c2{\\f1\\'c2}\\'c2", "\\f0 В{\\f1 Β}В"),
    ("\\ansicpg1251", "{\\f1\\fcharset0 A;}", "\\'c2\\f1\\'c2\\plain\\'c2", "В\\f1 Â\\plain В"),
    ("\\ansi", "{\\f0\\fcharset0\\cpg1250 A;}", "\\f0\\'b9", "\\f0 ą"),
    ("\\ansi", "\\f0\\fcharset238 B;\\f1\\fcharset204 A;", "\\f0\\'b9\\f1\\'c2", "\\f0 ą\\f1 В"),
    // Symbols are no letters.
    ("\\ansi", "{\\f3\\fcharset2 A;}", "\\f3\\'b7\\f0\\'b7", "\\f3\\'b7\\f0 ·"),
  ])
  func `bytes are characters of the code page of their font`(
    head: String, fonts: String, text: String, expected: String
  ) {
    #expect(self.text(text, head: head, fonts: fonts) == expected)
  }

  @Test func `what stands there as it is is read as UTF-8, or else by the code page`() {
    #expect(rewritten("{\\rtf1\\ansicpg1251 Все \\'c2}") == "{\\rtf1\\ansicpg1251 Все В}")
    let bytes = Array("{\\rtf1\\ansicpg1251 ".utf8) + [0xC2, 0xF1, 0xE5, 0x2C, 0x20, 0xC2, 0x7D]
    #expect(RichTextRewriting.rewritten(bytes) == Array("{\\rtf1\\ansicpg1251 Все, В}".utf8))
    let japanese = Array("{\\rtf1\\ansicpg932 ".utf8) + [0x94, 0x79, 0x82, 0xCD, 0x7D]
    #expect(RichTextRewriting.rewritten(japanese) == Array("{\\rtf1\\ansicpg932 輩は}".utf8))
  }

  @Test(arguments: [
    ("it\\u8217?s", "it’s"), ("it\\u8217 ?s", "it’s"), ("\\u8217\\'92s", "’s"), ("1999\\u8211-2010", "1999–2010"),
    ("\\uc0\\u8722 - ok", "−- ok"), ("\\uc2\\u20320\\'c4\\'e3x", "你x"), ("{\\uc0 {\\u233}}\\u233 ?", "{{é}}é"),
    ("\\uc3\\u233 a\\'62\\~d", "éd"), ("\\uc3\\u233 ab\\b c", "é\\b c"),
    ("{\\uc3\\u233 a}b", "{é}b"), ("\\u-3913 ?", "\u{F0B7}"), ("\\u-10179 ?\\u-8704 ?", "😀"),
    ("\\u55357\\'3f\\u56832\\'3f!", "😀!"), ("{\\u-10179 ?}{\\u-8704 ?}", "{}{😀}"), ("\\u128512 ?", "😀"),
    ("\\u-10179 ?a", "\u{FFFD}a"), ("\\u-8704 ?a", "\u{FFFD}a"), ("\\u92 ?\\u123 ?", "\\\\\\{"),
    ("\\b\\u65 ?\\b0\\u32 ?", "\\b A\\b0  "), ("\\u9 ?\\u10 ?x", "\\tab\\line x"), ("\\u99999999 ?", "\u{FFFD}"),
    ("\\u-99999999999999999999 ?", "\u{FFFD}"),
  ])
  func `a character that is told by its number takes what stands for it, and no more`(text: String, expected: String)
  {
    #expect(self.text(text) == expected)
  }

  @Test(arguments: [
    ("a\\page next", "a\\line\\page next"), ("a\\sect\n", "a\\line\\sect"), ("a\\column\\b", "a\\line\\column\\b"),
    ("\\pagebb\\par", "\\pagebb\\par"), ("\\pgnstart2 a", "\\pgnstart2 a"), ("a\\line-b", "a\\line -b"),
    ("\\b\nb", "\\b b"), ("\\\\u8217?", "\\\\u8217?"), ("a\\\nb", "a\\\nb"), ("\\'4", "4"),
    ("{\\pict\\bin3 \\u1a}b", "{\\pict 5c7531a}b"), ("{\\*\\x\\bin9999 \\u1?", "{\\*\\x}"), ("a\\bin3 xyz b", "a b"),
    ("{a{b", "{a{b}}"),
  ])
  func `ends of pages part words, and all else stays as it is`(text: String, expected: String) {
    #expect(self.text(text) == expected)
  }

  @Test(arguments: [
    ("{\\field{\\*\\fldinst { PAGEREF x }}{\\fldrslt {17}}}", "{{\\fldrslt{17}}}"),
    ("{\\field\\flddirty{\\*\\fldinst SEQ Figure}{\\fldrslt 3}}", "{{\\fldrslt 3}}"),
    (
      "{\\field{\\*\\fldinst HYPERLINK \"http://x\" }{\\fldrslt {\\ul y}}}",
      "{\\field{\\*\\fldinst{HYPERLINK \"http://x\"}}{\\fldrslt{\\ul y}}}"
    ),
    (
      "{\\field\\fldedit{\\*\\fldinst {\\b  HYPERLINK }{\\*\\x z}{\"http://x\" \\\\o \"tip\" \\\\l \"b c\"}}{\\fldrslt y}}",
      "{\\field{\\*\\fldinst{HYPERLINK \"http://x#b c\"}}{\\fldrslt y}}"
    ),
    (
      "{\\field{\\*\\fldinst {HYPERLINK  \\\\l \"b\"}}{\\fldrslt y}}",
      "{\\field{\\*\\fldinst{HYPERLINK \\\\l \"b\"}}{\\fldrslt y}}"
    ),
    ("{\\field{\\*\\fldinst HYPERLINK}{\\fldrslt y}}", "{{\\fldrslt y}}"),
    (
      "{\\field{\\*\\fldinst TOC}{\\fldrslt {\\field{\\*\\fldinst HYPERLINK \\\\l a}{\\fldrslt One\\par}}Two}}",
      "{{\\fldrslt{\\field{\\*\\fldinst{HYPERLINK \\\\l \"a\"}}{\\fldrslt One\\par}}Two}}"
    ),
    (
      "{\\field{\\*\\fldinst IF {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}} = 1}{\\fldrslt y}}", "{{\\fldrslt y}}"
    ),
    ("a{\\xe {\\v entry}}b{\\tc toc}{\\tcn toc}{\\xef x}", "ab"), ("\\b{\\xe x}c", "\\b c"),
  ])
  func `a field is its result, and what is to stand in an index is not read`(text: String, expected: String) {
    #expect(self.text(text) == expected)
  }

  @Test(arguments: [
    (
      "a{\\shp{\\*\\shpinst{\\sp{\\sn x}}{\\shptxt \\pard B\\par}}{\\shprslt{\\*\\do{\\dptxbxtext B\\par}}}} c\\par d",
      "a{\\shp{\\*\\shpinst{\\sp{\\sn x}}}} c\\par{\\pard\\plain{\\pard B\\par}\\par}d"
    ),
    (
      "{\\shp{\\*\\shpinst{\\shptxt B}}}a",
      "{\\shp{\\*\\shpinst}}a\\par{\\pard\\plain{B}\\par}"
    ),
    ("{\\*\\do{\\dptxbxtext B}}a\\par", "{\\*\\do}a\\par{\\pard\\plain{B}\\par}"),
    ("{\\shp{\\shprslt{\\pict 00}}}", "{\\shp{\\shprslt{\\pict 00}}}"),
    ("{\\shpgrp{\\shp{\\shptxt A}}{\\shprslt A}}b\\par", "{\\shpgrp{\\shp}}b\\par{\\pard\\plain{A}\\par}"),
    (
      "\\pard\\intbl a{\\shptxt\\pard\\plain B\\cell C\\row}\\cell\\row",
      "\\pard\\intbl a\\par{\\pard\\plain\\intbl{\\pard\\intbl\\plain\\intbl B\\par C\\par}\\par}\\cell\\row"
    ),
    (
      "a{\\footnote b{\\shptxt C}}d\\par",
      "a{\\footnote b\\par{\\pard\\plain{C}\\par}}d\\par"
    ),
    (
      "a{\\shptxt B{\\shptxt C}\\par D}\\par",
      "a\\par{\\pard\\plain{B\\par{\\pard\\plain{C}\\par}D}\\par}"
    ),
  ])
  func `the text of a shape follows the paragraph it stands in, once`(text: String, expected: String) {
    #expect(self.text(text) == expected)
  }

  @Test func `groups in each other deeper than anyone writes lose nothing`() {
    let depth = 10_000
    for (opening, closing) in [("{", "}"), ("{\\shptxt ", "}"), ("{\\field{\\*\\fldinst ", "}}")] {
      let source =
        "{\\rtf1 " + String(repeating: opening, count: depth) + "a" + String(repeating: closing, count: depth) + "b}"
      let written = rewritten(source)
      let isRead = opening != "{\\field{\\*\\fldinst "
      #expect(written.contains("b") && written.contains("a}") == isRead && written.count < 3 * source.count)
    }
  }

  @Test(arguments: [
    "", "}", "}}a", "{", "\\u8217 ?", "{\\shptxt a", "{\\field{\\*\\fldinst", "{\\fonttbl\\fcharset2",
  ])
  func `what is no Rich Text is taken for what there is of it`(source: String) {
    #expect(rewritten(source).utf8.count < 60)
  }
}
