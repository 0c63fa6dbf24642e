import Testing

@testable import BookFormats

@Suite struct LooseNameTests {
  @Test(
    "names are alike where capitals, slashes, escapes and steps that stay differ",
    arguments: [
      ("META-INF/container.xml", "meta-inf/Container.XML"), ("OEBPS/Text/a b.xhtml", "OEBPS/Text/a%20b.xhtml"),
      ("OEBPS/a.xhtml", "oebps\\a.xhtml"), ("OEBPS/a.xhtml", "./OEBPS//./a.xhtml"), ("OEBPS", "oebps/"),
      ("Bücher/ä.xhtml", "BÜCHER/Ä.xhtml"), ("plain/name-1_2.x", "plain/name-1_2.x"),
    ])
  func alike(first: String, second: String) {
    #expect(LooseName.of(first) == LooseName.of(second))
  }

  @Test(
    "names of different files are not alike",
    arguments: [("a/b.xhtml", "ab.xhtml"), ("a.xhtml", "a..xhtml"), ("a/b", "a/b/c"), ("a.b", "a/b"), ("..a", "a")])
  func different(first: String, second: String) {
    #expect(LooseName.of(first) != LooseName.of(second))
  }
}
