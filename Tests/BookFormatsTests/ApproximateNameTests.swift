import Testing

@testable import BookFormats

@Suite struct ApproximateNameTests {
  @Test(
    "a file is asked for by names whose capitals, slashes and steps that stay differ, or without its escapes",
    arguments: [
      ("META-INF/container.xml", "meta-inf/Container.XML"), ("OEBPS/Text/a b.xhtml", "OEBPS/Text/a%20b.xhtml"),
      ("OEBPS/a.xhtml", "oebps\\a.xhtml"), ("OEBPS/a.xhtml", "./OEBPS//./a.xhtml"), ("OEBPS", "oebps/"),
      ("a%20b.xhtml", "A%20b.xhtml"),
      ("Bücher/ä.xhtml", "BÜCHER/Ä.xhtml"), ("plain/name-1_2.x", "plain/name-1_2.x"),
    ])
  func alike(first: String, second: String) {
    #expect(ApproximateName.forms(of: second).contains(ApproximateName.of(first)))
  }

  @Test(
    "names of different files are not alike",
    arguments: [
      ("a/b.xhtml", "ab.xhtml"), ("a.xhtml", "a..xhtml"), ("a/b", "a/b/c"), ("a.b", "a/b"), ("..a", "a"),
      ("%2e%2e", ".."), ("a%2fb", "a/b"), ("a%20b", "a b"),
    ])
  func different(first: String, second: String) {
    #expect(!ApproximateName.forms(of: second).contains(ApproximateName.of(first)))
  }
}
