import BookFormats
import Foundation
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

  /// Returns the file of the first image of a book, and its bytes.
  private func firstPicture(_ path: String) throws -> (name: String, bytes: [UInt8]?)? {
    let book = try Book.open(path: path)
    for index in 0..<book.sectionCount {
      for case .picture(let name) in book.section(index).spans.map(\.kind) {
        return (name, try book.pictureBytes(inFile: name))
      }
    }
    return nil
  }

  @Test(arguments: [
    ("a.html", #"<p><img src="img/a%20b.png" alt="A disc."></p>"#),
    ("a.md", "One.\n\n![A disc.](img/a%20b.png)\n"),
    ("a.xml", DAISYFixture.dtbook(#"<level1><img src="img/a%20b.png" alt="A disc."/></level1>"#)),
  ])
  func `the images of a document are the files beside it`(name: String, text: String) throws {
    let path = try home.write(text, to: name)
    try FileManager.default.createDirectory(atPath: home.path + "/img", withIntermediateDirectories: true)
    _ = try home.write("ABC", to: "img/a b.png")
    let found = try #require(try firstPicture(path))
    #expect(found.name == "img/a b.png" && found.bytes == Array("ABC".utf8))
  }

  @Test func `no name leads out of the folder of a document`() throws {
    _ = try home.write("secret", to: "secret.png")
    try FileManager.default.createDirectory(atPath: home.path + "/book", withIntermediateDirectories: true)
    for source in ["../secret.png", "/etc/passwd", "file:///etc/passwd"] {
      let path = try home.write("<p><img src=\"\(source)\" alt=\"A disc.\"></p>", to: "book/a.html")
      let book = try Book.open(path: path)
      for case .picture(let name) in book.section(0).spans.map(\.kind) {
        #expect(throws: BookPictureFault.self) { try book.pictureBytes(inFile: name) }
      }
    }
  }

  @Test func `the images of a DAISY book are its files, packed or not`() throws {
    var old = DAISYFixture(
      ncc: #"<h1 id="c"><a href="1.smil#p-t">One</a></h1>"#,
      texts: [(body: #"<h1 id="t">One</h1><p><img src="a.png" alt="A disc."/></p>"#, ids: ["t"])])
    var new = DAISYFixture(book: #"<level1><h1 id="t">One</h1><img src="a.png" alt="A disc."/></level1>"#)
    old.set("a.png", "ABC")
    new.set("a.png", "ABC")
    for path in [
      try old.pack(to: home, "old.zip"), try new.pack(to: home, "new.zip"),
      try old.unpack(to: home, opening: "ncc.html"),
    ] {
      let found = try #require(try firstPicture(path))
      #expect(found.name == "a.png" && found.bytes == Array("ABC".utf8))
    }
  }
}
