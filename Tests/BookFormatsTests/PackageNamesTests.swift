import BookFormats
import TestSupport
import Testing
import TextModel

/// The titles and creators in a package document, and the collections and reading orders that it sets apart.
@Suite struct PackageNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func metadata(_ more: String) throws -> BookMetadata {
    var fixture = EPUBFixture("<p>one</p>")
    fixture.title = "First"
    fixture.creators = ["Ann"]
    fixture.extraMetadata = more
    return try Book.open(path: fixture.write(to: folder)).metadata
  }

  @Test(arguments: [
    ("", "First"), ("<dc:title>Second</dc:title>", "First"),
    ("<dc:title id='m'>Second</dc:title><meta refines='#m' property='title-type'>main</meta>", "Second"),
    ("<meta refines='#m' property='title-type'>main</meta><dc:title id='m'>Second</dc:title>", "Second"),
    ("<dc:title id='m'>Second</dc:title><meta refines='#m' property='title-type'>subtitle</meta>", "First"),
    ("<dc:title id='m'>Second</dc:title><meta refines='#x' property='title-type'>main</meta>", "First"),
  ])
  func `the title is the one that is called the main one, else the first`(more: String, title: String) throws {
    #expect(try metadata(more).title == title)
  }

  @Test func `creators stand in the order that they are to be shown in`() throws {
    let more =
      "<dc:creator id='b'>Bob</dc:creator><dc:creator id='c'>Cid</dc:creator>"
      + "<meta refines='#c' property='display-seq'>1</meta><meta refines='#b' property='display-seq'>2</meta>"
      + "<meta refines='#b' property='file-as'>Bob, B.</meta><meta refines='#b' property='file-as'>No</meta>"
    let found = try metadata(more)
    #expect(found.creators == ["Cid", "Bob", "Ann"])
    #expect(found.sortNames == ["Bob": "Bob, B."])
  }

  @Test func `a collection tells of a part of the book, not of the book`() throws {
    let more =
      "</metadata><collection role='preview'><metadata><dc:title>Preview</dc:title><dc:creator>Bob</dc:creator>"
      + "<dc:identifier>other</dc:identifier><dc:language>de</dc:language></metadata></collection><metadata>"
    let found = try metadata(more)
    #expect(found.title == "First" && found.creators == ["Ann"] && found.language == "en")
    #expect(found.identifier == EPUBFixture().identifier)
  }

  @Test func `a book of nothing but what stands beside its text is read`() throws {
    var fixture = EPUBFixture("<p>one</p>", "<p>two</p>")
    for index in fixture.chapters.indices { fixture.chapters[index].isLinear = false }
    let book = try Book.open(path: fixture.write(to: folder))
    #expect(book.isLinear(0) && book.isLinear(1))
    fixture.chapters[1].isLinear = true
    let other = try Book.open(path: fixture.write(to: folder, "other.epub"))
    #expect(!other.isLinear(0) && other.isLinear(1))
  }

  @Test func `a title that is called something else stands behind one that is called nothing`() throws {
    var fixture = EPUBFixture("<p>one</p>")
    fixture.title = ""
    fixture.extraMetadata =
      "<dc:title id='s'>A Story</dc:title><meta refines='#s' property='title-type'>subtitle</meta>"
      + "<dc:title>Second</dc:title>"
    #expect(try Book.open(path: fixture.write(to: folder)).metadata.title == "Second")
  }
}
