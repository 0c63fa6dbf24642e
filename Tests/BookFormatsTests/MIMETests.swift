import BookFormats
import Testing
import TextModel
import Words

@Suite struct MIMETests {
  private static let top =
    "MIME-Version: 1.0\nContent-Type: multipart/related; type=\"text/html\";\n\tboundary=\"--b?\"\n"

  private func open(_ message: String, name: String = "page.mhtml") throws -> Book {
    try Book.open(bytes: Array(message.replacing("\n", with: "\r\n").utf8), name: name)
  }

  private func page(_ parts: String, head: String = "") throws -> Book {
    try open(head + Self.top + "\nFor old programs.\n" + parts)
  }

  private func text(_ book: Book) -> String { (0..<book.sectionCount).map { book.section($0).text }.joined() }

  @Test func `a page that a browser saved is read from its part, whatever it is called`() throws {
    let message =
      "From: <Saved by Blink>\nSubject: =?utf-8?Q?Caf=C3=A9_n?= =?utf-8?Q?oir?=\n" + Self.top
        + """

        ----b?
        Content-Type: text/html
        Content-Transfer-Encoding: quoted-printable
        Content-Location: https://example.org/a

        <!DOCTYPE html><html lang=3D"fr"><meta charset=3D"utf-8"><h1>Le caf=C3=A9 =
        noir</h1><p>1 =3D 1 <a href=3D"https://example.org/a#x">x</a><p id=3Dx>y
        ----b?
        Content-Type: text/css

        p { color: red }
        ----b?--
        After.
        """
    for name in ["page.mhtml", "page.txt", "Standard input"] {
      let book = try open(message, name: name)
      #expect(book.format == .mime && book.diagnostics.isEmpty)
      #expect(book.metadata == BookMetadata(title: "Café noir", creators: [], language: "fr"))
      #expect(MarkedText.blocks(of: book.section(0)) == ["h1: Le café noir", "p: 1 = 1 x", "p: y"])
      #expect(MarkedText.spans(of: book.section(0)) == ["link 0#x: x"])
      #expect(book.outline.map(\.label) == ["Le café noir"])
    }
  }

  @Test(arguments: [
    ("base64", "PHA+YSBiPC9w\nPg==\n", "a b\n"), ("base64", "PHA+YSBiPC9wPg", "a b\n"),
    ("base64", "<p>never encoded at all, but it says so</p>", "never encoded at all, but it says so\n"),
    ("Quoted-Printable", "<p>a=20b=\n c =zz 100=</p>", "a b c =zz 100=\n"), ("8bit", "<p>ü=FC</p>", "ü=FC\n"),
    ("x-unknown", "<p>a</p>", "a\n"),
  ])
  func `a part is read however it is encoded, and as far as it is`(encoding: String, body: String, text: String)
    throws
  {
    let part = "----b?\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: \(encoding)\n\n\(body)\n"
    #expect(try self.text(page(part + "----b?--")) == text)
    // The end may be missing.
    #expect(try self.text(page(part)) == text)
  }

  @Test(arguments: [
    ("iso-8859-2", "=B3=F3d=BC", "łódź\n"), ("us-ascii", "=C5=82", "ł\n"),
    ("utf-8", "caf=E9 cr=E8me", "café crème\n"),
    ("unheard-of", "=C5=82", "ł\n"),
  ])
  func `the encoding that a part says is taken, unless it cannot be true`(charset: String, body: String, text: String)
    throws
  {
    let part =
      "----b?\nContent-Type: text/html; charset=\"\(charset)\"\nContent-Transfer-Encoding: quoted-printable\n\n<p>\(body)"
    #expect(try self.text(page(part)) == text)
  }

  @Test func `the root of related parts is the one that is named, else the first page`() throws {
    let parts =
      "----b?\nContent-Type: text/html\nContent-ID: <1>\n\n<p>one\n----b?\nContent-Type: text/html\nContent-ID: <2>\n\n"
      + "<p>two\n----b?--\n"
    #expect(try text(page(parts)) == "one\n")
    let named = Self.top.replacing("type=", with: "start=\"<2>\"; type=")
    #expect(try text(open(named + "\n" + parts)) == "two\n")
  }

  @Test func `the frames of a page that has nothing else are its sections`() throws {
    let frames = "----b?\nContent-Type: text/html\n\n<frameset><frame src='cid:1'><frame src='cid:2'></frameset>\n"
    let book = try page(
      frames
        + "----b?\nContent-Type: text/html\n\n<h1>One</h1>\n----b?\nContent-Type: text/html\n\n<h1 id='t'>Two</h1>"
        + "<a href='#t'>x</a>\n----b?--")
    #expect(text(book) == "One\nTwo\nx\n")
    #expect(book.outline.map { "\($0.depth) \($0.label)" } == ["1 One", "1 Two"])
    #expect(MarkedText.spans(of: book.section(book.sectionCount - 1)) == ["link \(book.sectionCount - 1)#t: x"])
  }

  @Test func `a message is the best of its texts, and tells what is attached`() throws {
    let book = try open(
      """
      Received: from somewhere
      From: "Ann B." <ann@example.org>
      Subject: News
      Content-Type: multipart/mixed; boundary=m

      --m
      Content-Type: multipart/alternative; boundary=ma

      --ma
      Content-Type: text/plain

      Plain.
      --ma
      Content-Type: text/html

      <title>x</title><p>Rich.
      --ma--
      --m
      Content-Type: text/plain; charset=iso-8859-1
      Content-Transfer-Encoding: quoted-printable

      Gr=FC=DFe.
      --m
      Content-Type: application/pdf; name="=?utf-8?B?w7xiZXI=?=.pdf"
      Content-Disposition: attachment

      JVBERi0=
      --m
      Content-Type: message/rfc822

      Subject: Inner

      Inside.
      --m--
      """, name: "news.eml")
    #expect(text(book) == "News\nFrom: \"Ann B.\" <ann@example.org>\nRich.\nGrüße.\nInner\nInside.\n")
    #expect(book.metadata == BookMetadata(title: "News", creators: ["Ann B."]))
    #expect(
      book.diagnostics.map { Catalogue.english.text($0.complaint(namingFile: false)) } == [
        "über.pdf: it is attached, and is not read."
      ])
  }

  @Test func `a message of one text is that text`() throws {
    let book = try open("From: ann@example.org\nSubject: Hello\n\nOne.\n\nTwo.\n", name: "a.eml")
    #expect(text(book) == "Hello\nFrom: ann@example.org\nOne.\nTwo.\n")
    #expect(book.metadata == BookMetadata(title: "Hello", creators: ["ann@example.org"]))
  }

  @Test func `a message says what it is about, who sent it to whom, and when`() throws {
    let fields =
      "From: =?utf-8?Q?J=C3=BCrg?= <j@b>\nTo: c@d,\n e@f\nCc: g@h\nDate: Mon, 1 Jan 2024 10:00:00 +0000\n"
      + "Bcc: hidden@b\nSubject: =?utf-8?Q?Caf=C3=A9?=\n"
    let page =
      "Content-Type: text/html\n\n<p><b id=x>One</b></p><table><tr><th>a<th>b<tr><td>1<td>2</table><a href='#x'>y</a>"
    let section = try open(fields + page, name: "a.eml").section(0)
    #expect(
      MarkedText.blocks(of: section).prefix(3) == [
        "h1: Café",
        "p: From: Jürg <j@b>⏎To: c@d, e@f⏎Cc: g@h⏎Date: Mon, 1 Jan 2024 10:00:00 +0000", "p: One",
      ])
    #expect(MarkedText.spans(of: section) == ["strong: One", "link 0#x: y"])
    #expect(section.anchors["x"].map { section.text(in: $0..<$0 + 3) } == "One")
    let cell = try #require(section.blocks.last { $0.isCell })
    #expect(section.cell(around: cell)?.range.lowerBound == cell.range.lowerBound)
    #expect(section.blocks.last?.range.upperBound == section.length)
  }

  @Test func `the head of a message without text stands before what is in it`() throws {
    let message =
      "From: a@b\nSubject: Outer\nContent-Type: message/rfc822\n\nFrom: c@d\nSubject: Inner\n\nText.\n"
    #expect(try text(open(message, name: "a.eml")) == "Outer\nFrom: a@b\nInner\nFrom: c@d\nText.\n")
  }

  @Test(arguments: [
    "From: <Saved by Blink>\nSnapshot-Content-Location: http://x/\nSubject: Page\n", "Subject: Page\n",
    "From: Saved by Windows Internet Explorer 8\nSubject: Page\nDate: Mon, 1 Jan 2024 10:00:00 +0000\n",
  ])
  func `a page that was saved has no sender to be shown`(fields: String) throws {
    #expect(try text(open(fields + Self.top + "\n----b?\nContent-Type: text/html\n\n<p>Text.")) == "Text.\n")
  }

  @Test(arguments: [
    "Subject: MIME\n\nMIME-Version: 1.0\nContent-Type: multipart/related", "MIME-Version: 1.0\n\nis a field.",
    "MIME-Version: 1.0\nContent-Type: text/plain\n\nx",
  ])
  func `a text about messages is a text`(content: String) throws {
    #expect(try Book.open(bytes: Array(content.utf8), name: "a.txt").format == .text)
  }

  @Test func `parts without a boundary, without an end and without end in one another are read as far as can be`()
    throws
  {
    #expect(try text(open("MIME-Version: 1.0\nContent-Type: multipart/related\n\n--x\n\nOne.\n--x--")) == "One.\n")
    #expect(try text(open("MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=\"x\n\nNone.")) == "None.\n")
    var deep = ""
    for level in 0..<200 { deep += "Content-Type: multipart/mixed; boundary=b\(level)\n\n--b\(level)\n" }
    #expect(try !text(open("MIME-Version: 1.0\n" + deep + "\nDeep.")).isEmpty)
    #expect(throws: BookError.noText(file: "page.mhtml", entry: nil)) {
      try page("----b?\nContent-Type: image/png\n\nx\n----b?--")
    }
    #expect(try text(page("")) == "For old programs.\n")
  }
}
