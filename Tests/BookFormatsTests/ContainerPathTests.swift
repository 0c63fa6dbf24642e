import Testing

@testable import BookFormats

@Suite struct ContainerPathTests {
  @Test(
    arguments: [
      ("a.xhtml", "OEBPS/text/b.xhtml", "OEBPS/text/a.xhtml", nil), ("a.xhtml#x", "b.xhtml", "a.xhtml", "x"),
      ("../img/a.png", "OEBPS/text/b.xhtml", "OEBPS/img/a.png", nil), ("../../../a", "x/b", "a", nil),
      ("/a/b", "x/y", "a/b", nil), ("./a", "x/y", "x/a", nil), ("a//b", "y", "a/b", nil), ("#n", "x/y", "x/y", "n"),
      ("?q#n", "x/y", "x/y", "n"), ("a?q#n%20m", "y", "a", "n m"), ("%C3%A4.html", "x/y", "x/ä.html", nil),
      ("a%2F..%2Fb", "y", "b", nil), ("a#", "y", "a", nil), ("", "x/y", "x/y", nil),
    ] as [(String, String, String, String?)])
  func `a reference leads to an entry of the publication`(
    reference: String, document: String, path: String, fragment: String?
  ) {
    let found = ContainerPath.resolve(reference, from: document)
    #expect(found?.path == path && found?.fragment == fragment, "\(String(describing: found))")
  }

  @Test(arguments: ["http://a/b", "mailto:a@b", "//a/b", "javascript:1"])
  func `a reference that leads out of the publication leads nowhere`(reference: String) {
    #expect(ContainerPath.resolve(reference, from: "x/y") == nil)
  }

  @Test(arguments: [
    ("a.epub", "epub"), ("x/a.EPUB", "epub"), ("x.y/a", ""), (".hidden", ""), ("x/.hidden", ""), ("a.fb2.zip", "zip"),
    ("a.", ""), ("", ""),
  ])
  func `the suffix of a name is what follows its last full stop`(name: String, suffix: String) {
    #expect(FormatSniffer.suffix(of: name) == suffix)
  }

  @Test(arguments: [(" a b ", "a b"), ("a", "a"), ("\u{A0}a\n", "a"), ("e\u{301}", "e\u{301}"), ("  ", ""), ("", "")])
  func `a text is trimmed of the white space at its ends`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
  }
}
