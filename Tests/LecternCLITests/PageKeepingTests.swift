import Foundation
import LecternCLI
import TestSupport
import Testing

/// Page numbers that are kept for the next time.
@Suite struct PageKeepingTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Opens a book, asks for the place, and returns the answer, or nil if there is none.
  private func place(in book: String) -> String? {
    ProgramRun([book, "--line"], home: home, keyboard: TypedKeys("wq"))
      .lines.first { $0.hasPrefix("Page ") }
  }

  @Test func `pages counted while a part of the book could not be read are counted again`() throws {
    let book = DAISYFixture(
      ncc:
        "<h1 class=\"title\" id=\"c1\"><a href=\"1.smil\">One</a></h1><h1 id=\"c2\"><a href=\"2.smil\">Two</a></h1>",
      texts: [("<h1 id=\"t1\">One</h1>", ["t1"]), ("<h1 id=\"t2\">Two</h1>", ["t2"])])
    let path = try book.unpack(to: home, opening: "ncc.html")
    try FileManager.default.moveItem(atPath: home.path + "/2.html", toPath: home.path + "/away")
    #expect(place(in: path)?.hasPrefix("Page 1 of 1.") == true)
    try FileManager.default.moveItem(atPath: home.path + "/away", toPath: home.path + "/2.html")
    #expect(place(in: path)?.hasPrefix("Page 1 of 2.") == true)
  }
}
