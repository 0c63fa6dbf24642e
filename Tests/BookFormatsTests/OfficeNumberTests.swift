import Testing

@testable import BookFormats

/// The numbers of the paragraphs of Word, which are no text of theirs.
@Suite struct OfficeNumberTests {
  private static let styles = """
    <w:styles xmlns:w='w'>
    <w:style w:styleId='H1'><w:name w:val='heading 1'/><w:pPr><w:numPr><w:numId w:val='1'/></w:numPr></w:pPr></w:style>
    <w:style w:styleId='H2'><w:name w:val='Heading 2'/><w:pPr><w:numPr><w:ilvl w:val='1'/><w:numId w:val='1'/></w:numPr></w:pPr></w:style>
    <w:style w:styleId='Mine'><w:name w:val='Mine'/><w:basedOn w:val='H2'/></w:style>
    <w:style w:styleId='H3'><w:name w:val='heading 3'/></w:style>
    <w:style w:styleId='List'><w:name w:val='List Number'/><w:pPr><w:numPr><w:numId w:val='3'/></w:numPr></w:pPr></w:style>
    <w:style w:styleId='Clause'><w:name w:val='Clause'/><w:pPr><w:numPr><w:ilvl w:val='1'/><w:numId w:val='4'/></w:numPr></w:pPr></w:style>
    </w:styles>
    """

  private static func level(_ number: Int, _ format: String, _ text: String, _ more: String = "") -> String {
    "<w:lvl w:ilvl='\(number)'><w:start w:val='1'/><w:numFmt w:val='\(format)'/>\(more)<w:lvlText w:val='\(text)'/></w:lvl>"
  }

  private static let numbering =
    "<w:numbering xmlns:w='w'><w:abstractNum w:abstractNumId='0'>"
    + level(0, "upperRoman", "Part %1:", "<w:pStyle w:val='H1'/>") + level(1, "decimal", "%1.%2", "<w:isLgl/>")
    + level(2, "lowerLetter", "%3)") + "</w:abstractNum><w:abstractNum w:abstractNumId='1'>"
    + level(0, "decimal", "%1.") + "</w:abstractNum><w:abstractNum w:abstractNumId='2'>"
    + level(0, "decimal", "§ %1", "<w:suff w:val='nothing'/>") + level(1, "decimal", "%1.%2")
    + "</w:abstractNum><w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num><w:num w:numId='3'><w:abstractNumId "
    + "w:val='1'/></w:num><w:num w:numId='4'><w:abstractNumId w:val='2'/></w:num><w:num w:numId='5'><w:abstractNumId "
    + "w:val='0'/><w:lvlOverride w:ilvl='0'><w:startOverride w:val='7'/></w:lvlOverride></w:num></w:numbering>"

  private static func paragraph(_ style: String, _ numbers: String = "", text: String = "<w:r><w:t>x</w:t></w:r>")
    -> String
  {
    "<w:p><w:pPr><w:pStyle w:val=\"\(style)\"/>\(numbers)</w:pPr>\(text)</w:p>"
  }

  private static func numbers(_ list: Int, _ level: Int = 0) -> String {
    "<w:numPr><w:ilvl w:val=\"\(level)\"/><w:numId w:val=\"\(list)\"/></w:numPr>"
  }

  /// The style, the own numbering and the text of each paragraph after rewriting.
  private func shown(_ paragraphs: [String]) -> [String] {
    let source = Array(paragraphs.joined().utf8)
    let numbering = OfficeNumbering(numbering: Array(Self.numbering.utf8), styles: Array(Self.styles.utf8))
    let rewritten = OfficeRewriting.rewritten(source, .docx, numbering: numbering) ?? source
    return String(decoding: rewritten, as: UTF8.self).components(of: "</w:p>").map { paragraph in
      let style =
        paragraph.components(of: "w:pStyle w:val=\"").dropFirst().first.map { $0.prefix { $0 != "\"" } } ?? ""
      let text = paragraph.components(of: "<w:t").dropFirst().map {
        $0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      }
      return style + (paragraph.contains("numPr") ? "#" : "") + ": " + text.joined()
    }
  }

  @Test func `headings begin with their numbers, which go on and begin anew`() {
    let shown = shown([
      Self.paragraph("H1"), Self.paragraph("H2"), Self.paragraph("Mine"), Self.paragraph("H3"), Self.paragraph("H1"),
      Self.paragraph("H2"), Self.paragraph("H3", Self.numbers(1, 2)), Self.paragraph("H1", Self.numbers(5)),
      Self.paragraph("H1", Self.numbers(0)), Self.paragraph("H1", text: ""), Self.paragraph("H2"),
    ])
    #expect(
      shown == [
        "H1: Part I: x", "H2: 1.1 x", "Mine: 1.2 x", "H3: x", "H1: Part II: x", "H2: 2.1 x", "H3: a) x",
        "H1: Part VII: x",
        "H1#: x", "H1: ", "H2: 8.1 x",
      ])
  }

  @Test func `items that pandoc numbers stay items, and those of more than a number begin with it`() {
    #expect(
      shown([
        Self.paragraph("List"), Self.paragraph("Normal", Self.numbers(3)), Self.paragraph("Normal", Self.numbers(4)),
        Self.paragraph("Clause"), Self.paragraph("Clause"), Self.paragraph("Normal", Self.numbers(9)),
      ]) == ["List: x", "Normal#: x", ": § 1x", ": 1.1 x", ": 1.2 x", "Normal#: x"])
  }

  @Test(arguments: [
    "<w:numbering><w:abstractNum/><w:num w:numId='1'/></w:numbering>", "<w:numbering>", "",
    "<w:numbering xmlns:w='w'><w:abstractNum w:abstractNumId='0'><w:lvl w:ilvl='99'/><w:numStyleLink w:val='H1'/>"
      + "</w:abstractNum><w:num w:numId='1'><w:abstractNumId w:val='0'/></w:num></w:numbering>",
  ])
  func `a numbering that says nothing numbers nothing`(numbering: String) {
    let found = OfficeNumbering(numbering: Array(numbering.utf8), styles: Array(Self.styles.utf8))
    let source = Array((Self.paragraph("H1") + Self.paragraph("H2")).utf8)
    #expect(OfficeRewriting.rewritten(source, .docx, numbering: found) == nil)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return rest.isEmpty ? parts : parts + [String(rest)]
  }
}
