import Foundation
import TestSupport
import Testing

@Suite struct WorkbookTests {
  let folder: BookFolder

  init() throws { folder = try BookFolder("workbook") }

  @Test func `the book is its sources, byte for byte`() throws {
    let file = TestPackage.books.appendingPathComponent("workbook.epub")
    let built = try folder.packed()
    if ProcessInfo.processInfo.environment["LECTERN_RECORD"] == "1" {
      try Data(built).write(to: file)
      Issue.record("Recorded")
      return
    }
    #expect([UInt8](try Data(contentsOf: file)) == built, "rebuild it as Books/README.md says")
  }

  @Test(arguments: ["street", "kitchen", "night"])
  func `each chapter holds a form whose fields have labels`(chapter: String) {
    let text = folder.text("EPUB/\(chapter).xhtml")
    #expect(text.contains("<form>") && text.contains("<button>"))
    for field in text.matches(of: /<(?:input|select|textarea) id="([a-z]+)"/) {
      let isWrapped = text.contains("<label><input id=\"\(field.1)\"")
      #expect(isWrapped || text.contains("<label for=\"\(field.1)\">"), "\(field.1)")
    }
  }
}
