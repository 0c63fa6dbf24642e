import CXML
import Markup
import TestSupport
import Testing

/// The text that stands in documents beside what the parser's own tree, which nothing was hidden from, has of it.
@Suite struct TextMaskTests {
  @Test(arguments: [
    "<p>né à Łódź — “so”, 你好, 🐈, e\u{301}</p>",
    "<p title='a > é'>é <!-- <p> ö > --> ü <?x > ä ?> ß<![CDATA[ñ <q> ] ]>ñ]]>é</p>",
    "<!DOCTYPE p [<!ENTITY who '<b>Zoë</b> é'>]><p>à &who; à</p>",
    "<!DOCTYPE p [<!-- it's --><!ENTITY q 'x'>]><p>é ' <![CDATA[> é]]>é</p>",
    "<!DOCTYPE p PUBLIC \"-//W3C//EN\" 'é>[.dtd'><p>à</p>",
    "<p>é&amp;é&#xE9;&#233;é &lt;é</p>",
    "<é ö='ü'>ä<ñ/>ß</é>",
    "<p>one\r\ntwo é\r\nthree</p>",
    "<p>é one\rtwo é <b>ö</b>\r &amp; é\r</p>",
    "<p>é ]] é ] > é</p>",
    "<p>\u{AD}é\u{2028}\u{FEFF}\u{1FFFE}</p>",
  ])
  func `text beyond ASCII is read as it stands`(source: String) throws {
    try expectWholeText(of: Array(source.utf8))
  }

  @Test func `the name of an entity is told as it stands where nobody knows it`() throws {
    let tree = MarkupParser.parse(Array("<!DOCTYPE p SYSTEM 'x.dtd'><p>ö &é; ö</p>".utf8)).tree
    #expect(tree.root.map { tree.textContent(of: $0) } == "ö &é; ö")
  }

  @Test(arguments: 4080..<4110)
  func `a character is read whole wherever a piece that the parser asks for ends`(length: Int) throws {
    let start = String(repeating: "a", count: length)
    for end in ["é—🐈", "\r\né", "\n\té", "&amp;é", "]é"] {
      try expectWholeText(of: Array("<p>\(start)\(end)\(String(repeating: "ö", count: 5000))</p>".utf8))
    }
  }

  @Test(arguments: [
    [0xFF], [0xC3], [0xE2, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
  ])
  func `bytes that are no character are found as they were`(bytes: [UInt8]) {
    let document = MarkupParser.parse(Array("<p>é ".utf8) + bytes + Array(" ö</p>".utf8))
    #expect(document.syntax == .html || !document.faults.isEmpty)
  }

  @Test func `any document is read as the parser alone would read it`() throws {
    var seed = Seed("any document is read as the parser alone would read it")
    for _ in 0..<300 {
      let source = Self.document(&seed)
      try expectWholeText(of: Array(source.utf8))
    }
  }

  private static let pieces = [
    "é", "ß—", "你", "🐈", "a", " b c ", "\r\n", "\r", "\n", "&amp;", "&#xE9;", "<b t=\"é > '\">", "</b>",
    "<i x='\"ö'/>",
    "<!-- é > -->", "<![CDATA[ü<é>]]>", "<?pi é?>", "]", "]]", ">", String(repeating: "ä", count: 700),
  ]

  private static func document(_ seed: inout Seed) -> String {
    var (text, open) = ("<r>", 0)
    for _ in 0..<Int.random(in: 1...60, using: &seed) {
      let piece = pieces.randomElement(using: &seed) ?? ""
      // The end of a CDATA section stands in no text (XML 1.0, 2.4).
      if piece == "</b>" && open == 0 || piece == ">" && text.hasSuffix("]]") { continue }
      open += piece == "</b>" ? -1 : piece.hasPrefix("<b") ? 1 : 0
      text += piece
    }
    return text + String(repeating: "</b>", count: open) + "</r>"
  }

  private func expectWholeText(of source: [UInt8]) throws {
    let document = MarkupParser.parse(source)
    #expect(document.syntax == .xml)
    let root = try #require(document.tree.root)
    #expect(document.tree.textContent(of: root) == (try #require(Self.text(inOwnTreeOf: source))))
  }

  /// The text of a document in the tree of libxml2.
  private static func text(inOwnTreeOf source: [UInt8]) -> String? {
    let options = Int32(XML_PARSE_NOENT.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = source.withUnsafeBytes {
      xmlReadMemory($0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), nil, "UTF-8", options)
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard let text = xmlNodeGetContent(xmlDocGetRootElement(document)) else { return nil }
    defer { lectern_xml_free(text) }
    return String(cString: text)
  }
}
