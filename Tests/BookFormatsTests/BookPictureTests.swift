import BookFormats
import TestSupport
import Testing
import TextModel

/// The files of images, which are found and not decoded.
@Suite struct BookPictureTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func book(_ body: String) throws -> Book {
    var fixture = EPUBFixture(body)
    fixture.resources = [("EPUB/img/a b.png", "image/png", [1, 2, 3])]
    return try Book.open(path: fixture.write(to: home))
  }

  private func pictures(_ body: String) throws -> [String] {
    let section = try book(body).section(0)
    return section.spans.compactMap { span in
      guard case .picture(let name) = span.kind else { return nil }
      return "\(name): \(section.text(in: span.range))"
    }
  }

  @Test(
    arguments: [
      (#"<p><img src="img/a%20b.png" alt="A disc."/></p>"#, ["EPUB/img/a b.png: A disc."]),
      (#"<p>One <img src="IMG\a b.png" alt="disc"/> two.</p>"#, ["EPUB/img/a b.png: disc"]),
      (#"<p><img src="img/a%20b.png"/></p>"#, ["EPUB/img/a b.png: "]),
      (#"<p><img data-src="img/a%20b.png" src="wait.gif" alt="A disc."/></p>"#, ["EPUB/img/a b.png: A disc."]),
      (
        #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="img/a%20b.png"><title>A disc.</title></image></svg>"#,
        ["EPUB/img/a b.png: A disc."]
      ),
      (#"<p><img src="img/a%20b.png" alt=""/>Text.</p>"#, []),
      (#"<p><img src="gone.png" alt="Gone."/></p>"#, []),
      (#"<p><img src="https://example.org/a.png" alt="Far."/></p>"#, []),
    ])
  func `an image knows its file in the book, by whatever name it is called`(body: String, found: [String]) throws {
    #expect(try pictures(body) == found)
  }

  @Test func `the bytes of a file are those of the archive, and a file that is not there has none`() throws {
    let book = try book(#"<p><img src="img/a%20b.png" alt="A disc."/></p>"#)
    #expect(try book.pictureBytes(inFile: "EPUB/img/a b.png") == [1, 2, 3])
    #expect(throws: BookPictureFault.self) { try book.pictureBytes(inFile: "EPUB/none.png") }
    let text = try Book.open(bytes: Array("Text.".utf8), name: "a.txt")
    #expect(try text.pictureBytes(inFile: "a.png") == nil)
  }
}
