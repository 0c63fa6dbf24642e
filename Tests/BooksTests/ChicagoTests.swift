import Foundation
import TestSupport
import Testing

@Suite struct ChicagoTests {
  static let chapters = ["morning", "midday", "evening"]

  let folder: BookFolder

  init() throws {
    folder = try BookFolder("chicago")
  }

  @Test func `the book is its sources, byte for byte`() throws {
    let file = TestPackage.books.appendingPathComponent("chicago.epub")
    let built = try folder.packed()
    if ProcessInfo.processInfo.environment["LECTERN_RECORD"] == "1" {
      try Data(built).write(to: file)
      Issue.record("Recorded")
      return
    }
    #expect([UInt8](try Data(contentsOf: file)) == built, "rebuild it as Books/README.md says")
  }

  @Test func `the media type stands where a reader looks for it`() throws {
    let built = try folder.packed()
    #expect(built[30..<58].elementsEqual("mimetypeapplication/epub+zip".utf8))
  }

  @Test func `the package lists every file of the book and no other`() {
    let package = folder.text("EPUB/package.opf")
    let listed = package.matches(of: /<item [^>]*href="([^"]+)"/).map { "EPUB/\($0.1)" }
    let unlisted = ["mimetype", "META-INF/container.xml", "EPUB/package.opf"]
    #expect(Set(listed + unlisted) == Set(folder.files.keys))
    #expect(listed.count == Set(listed).count)
  }

  @Test func `every link inside the book leads to something`() {
    for name in folder.files.keys.sorted() where name.hasSuffix(".xhtml") {
      let links = folder.text(name).matches(of: /href="([^"#]*)(?:#([^"]+))?"/)
      #expect(!links.isEmpty)
      for link in links where !link.1.hasPrefix("https:") {
        let target = link.1.isEmpty ? name : "EPUB/\(link.1)"
        #expect(folder.files[target] != nil, "\(name): \(link.1)")
        if let anchor = link.2 { #expect(folder.text(target).contains("id=\"\(anchor)\""), "\(name): \(anchor)") }
      }
    }
  }

  @Test(arguments: chapters)
  func `a chapter has one heading of the first level, its title, and pages to turn`(chapter: String) {
    let text = folder.text("EPUB/\(chapter).xhtml")
    let headings = text.matches(of: /<h1[^>]*>([^<]+)<\/h1>/).map { $0.1 }
    #expect(headings.map { $0.lowercased() } == [chapter])
    let words = text.replacing(/<[^>]+>/, with: " ").split(whereSeparator: \.isWhitespace)
    #expect(words.count > 1_000)
  }

  @Test func `the chapters hold one of everything a reader meets`() {
    let text = Self.chapters.map { folder.text("EPUB/\($0).xhtml") }.joined()
    for markup in [
      "<h2", "<ul>", "<ol>", "<table>", "<caption>", "<th scope=\"row\">", "<blockquote>", "<figure>", "<figcaption>",
      "<hr/>", "lang=\"fr\"", "role=\"doc-noteref\"", "role=\"doc-footnote\"", "href=\"https://", " alt=\"",
    ] {
      #expect(text.contains(markup), "\(markup)")
    }
  }
}
