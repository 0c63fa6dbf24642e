import Foundation
import FoundationXML
import TestSupport
import Testing

/// The entry by which desktops show the program in their menus and offer it for a book.
@Suite struct DesktopEntryTests {
  static let folder = TestPackage.root.appendingPathComponent("Sources/LecternCLI/Desktop")

  let entry: [String: String]

  init() throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent("lectern.desktop"), encoding: .utf8)
    let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    entry = Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test func `a book is opened in a terminal`() {
    #expect(entry["Exec"] == "lectern %f")
    #expect(entry["Terminal"] == "true")
  }

  @Test(arguments: ["GenericName", "Comment", "Keywords"])
  func `what is read in a menu is there in every language of the program`(key: String) {
    let texts = [key, "\(key)[de]", "\(key)[pl]"].compactMap { entry[$0] }
    #expect(Set(texts).count == 3)
  }

  @Test func `every kind of book is offered, and none twice`() {
    let types = (entry["MimeType"] ?? "").split(separator: ";")
    #expect(Set(types).count == types.count)
    for type in ["application/epub+zip", "text/html", "text/markdown", "text/plain", "application/pdf"] {
      #expect(types.contains(Substring(type)), "\(type)")
    }
  }

  @Test func `the icon is a picture with a name`() throws {
    let name = try #require(entry["Icon"])
    let icon = try XMLDocument(
      data: Data(contentsOf: Self.folder.appendingPathComponent(name + ".svg")))
    #expect(icon.rootElement()?.elements(forName: "title").first?.stringValue == "Lectern")
  }
}
