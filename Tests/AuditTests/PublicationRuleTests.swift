import Audit
import TestSupport
import Testing

struct PublicationRuleTests {
  @Test(arguments: BookCase.metadata + BookCase.claims + BookCase.navigation + BookCase.pages + BookCase.overlays)
  func `rules for publications find what is wrong with a book, and nothing else`(book: BookCase) throws {
    #expect(try book.found() == book.rules)
  }

  @Test func `a book with a document that has nothing in it is still looked at`() throws {
    var fixture = BookCase.fixture
    fixture.chapters.append(EPUBFixture.Chapter("c3.xhtml", "<?xml version=\"1.0\"?>"))
    let audit = try #require(try FileAudit(bytes: try ZipWriter.bytes(fixture.entries), name: "book.epub"))
    #expect(audit.verdicts["epub-title"] == .passed)
  }

  @Test func `each rule for publications has a book that it finds something in`() {
    let all = BookCase.metadata + BookCase.claims + BookCase.navigation + BookCase.pages + BookCase.overlays
    let found = all.reduce(into: Set<String>()) { $0.formUnion($1.rules) }
    #expect(BookCase.publicationRules.subtracting(found).isEmpty)
  }
}
