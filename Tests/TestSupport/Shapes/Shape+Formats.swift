extension Shape {
  static let otherFormats: [Shape] = fictionBooks + talkingBooks + messages + publications + office

  private static func fictionBook(_ name: String, _ piece: String, _ start: String = "", _ end: String = "") -> Shape
  {
    repeated(
      name, "fb2", piece,
      "<FictionBook xmlns:l=\"http://www.w3.org/1999/xlink\"><description><title-info><book-title>T</book-title></title-info></description><body>"
        + start,
      end + "</body></FictionBook>")
  }

  private static let fictionBooks: [Shape] = [
    fictionBook("sections", "<section><title><p>x</p></title><p>y</p></section>"),
    fictionBook("open sections", "<section>"),
    fictionBook("paragraphs", "<p>x</p>", "<section>", "</section>"),
    fictionBook("verses", "<v>x</v>", "<section><poem><stanza>", "</stanza></poem></section>"),
    fictionBook("notes", "<p>x<a l:href=\"%n#\" type=\"note\">1</a></p>", "<section>", "</section>"),
    fictionBook("rows", "<tr><td>x</td></tr>", "<section><table>", "</table></section>"),
    fictionBook("marks", "<strong>x</strong>", "<section><p>", "</p></section>"),
    fictionBook("images", "<image l:href=\"x\"/>", "<section>", "</section>"),
    fictionBook("quotes", "<cite><p>x</p></cite>", "<section>", "</section>"),
  ]

  private static func talkingBook(_ name: String, _ piece: String, _ start: String = "", _ end: String = "") -> Shape
  {
    repeated(
      name, "xml", piece, "<dtbook xmlns=\"http://www.daisy.org/z3986/2005/dtbook/\"><book><bodymatter>" + start,
      end + "</bodymatter></book></dtbook>")
  }

  private static let talkingBooks: [Shape] = [
    talkingBook("levels", "<level><h1>x</h1><p>y</p></level>"), talkingBook("open levels", "<level>"),
    talkingBook("pages", "<pagenum>#</pagenum><p>x</p>", "<level1>", "</level1>"),
    talkingBook("sentences", "<sent>x</sent>", "<level1><p>", "</p></level1>"),
    talkingBook(
      "notes", "<p>x<noteref idref=\"%n#\">1</noteref></p><note id=\"n#\"><p>y</p></note>", "<level1>", "</level1>"),
    talkingBook("items", "<li>x</li>", "<level1><list type=\"ol\">", "</list></level1>"),
  ]

  private static let messages: [Shape] = [
    repeated(
      "parts", "eml", "--b\nContent-Type: text/plain\n\nx\n",
      "MIME-Version: 1.0\nSubject: s\nContent-Type: multipart/mixed; boundary=b\n\n", "--b--\n"),
    repeated("quoted lines", "eml", "> x\n", "MIME-Version: 1.0\nSubject: s\nContent-Type: text/plain\n\n"),
    repeated("headers", "eml", "X-#: y\n", "MIME-Version: 1.0\nSubject: s\n", "\nx\n"),
    repeated(
      "encoded", "eml", "=41=\n",
      "MIME-Version: 1.0\nSubject: s\nContent-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n"),
  ]

  private static func publication(_ name: String, _ fill: @escaping @Sendable (inout EPUBFixture, Int) -> Void)
    -> Shape
  {
    Shape(name, "epub") { count in
      var fixture = EPUBFixture("<h1>x</h1><p id=\"a\">y</p>")
      fill(&fixture, count)
      return (try? ZipWriter.bytes(fixture.entries)) ?? []
    }
  }

  private static let publications: [Shape] = [
    publication("contents") { book, count in book.contents = (0..<count).map { .init("x\($0)", "c1.xhtml#a") } },
    publication("nested contents") { book, count in
      book.contents = [
        (0..<count).reduce(EPUBFixture.Entry("x", "c1.xhtml#a")) { entry, _ in .init("x", "c1.xhtml#a", [entry]) }
      ]
    },
    publication("printed pages") { book, count in book.pages = (0..<count).map { .init("\($0)", "c1.xhtml#a") } },
    publication("chapters") { book, count in
      let chapter = book.chapters[0]
      book.chapters = (0..<count).map { .init("c\($0).xhtml", chapter.markup) }
    },
  ]

  private static let office: [Shape] = [
    repeated("paragraphs", "rtf", "x\\par ", "{\\rtf1\\ansi ", "}"),
    repeated("groups", "rtf", "{\\b x} ", "{\\rtf1\\ansi ", "}"),
    nested("nested groups", "rtf", "{\\rtf1 ", "}"),
    openDocument("spans", "<text:span>x</text:span>", "<text:p>", "</text:p>"),
    openDocument("paragraphs", "<text:p>x</text:p>"),
    openDocument("headings", "<text:h text:outline-level=\"1\">x</text:h>"),
    openDocument("spaces", "<text:s/>", "<text:p>", "</text:p>"),
  ]

  private static func openDocument(_ name: String, _ piece: String, _ start: String = "", _ end: String = "") -> Shape
  {
    Shape(name, "odt") { count in
      let names = "urn:oasis:names:tc:opendocument:xmlns"
      let content =
        "<office:document-content xmlns:office=\"\(names):office:1.0\" xmlns:text=\"\(names):text:1.0\" office:version=\"1.2\"><office:body><office:text>"
        + start + String(repeating: piece, count: count) + end
        + "</office:text></office:body></office:document-content>"
      let styles =
        "<office:document-styles xmlns:office=\"\(names):office:1.0\"><office:font-face-decls/><office:styles/><office:automatic-styles/><office:master-styles/></office:document-styles>"
      let type = "application/vnd.oasis.opendocument.text"
      return
        (try? ZipWriter.bytes([
          ("mimetype", Array(type.utf8)), ("content.xml", Array(content.utf8)), ("styles.xml", Array(styles.utf8)),
          (
            "META-INF/manifest.xml",
            Array(
              "<manifest:manifest xmlns:manifest=\"\(names):manifest:1.0\"><manifest:file-entry manifest:full-path=\"/\" manifest:media-type=\"\(type)\"/></manifest:manifest>"
                .utf8)
          ),
        ])) ?? []
    }
  }
}
