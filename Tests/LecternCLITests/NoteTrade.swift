import Foundation
import TestSupport

/// A reader who keeps notes, and carries them to other programs and back.
struct NoteTrade {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// A book with a date, a hard line break and a passage that is there twice.
  static func book(_ body: String? = nil) -> EPUBFixture {
    var book = EPUBFixture(
      body
        ?? "<h1>Räin</h1><p>It rained on Monday,<br/>and nobody left the house.</p><p>Nobody left.</p>"
        + "<h1>Sun</h1><p>Nobody left.</p><p>It was too late.</p>")
    book.title = "Weather & Co"
    book.creators = ["Ann Lee", "Bo Ray"]
    book.identifier = "urn:isbn:1"
    book.extraMetadata = "<dc:date>1987-03-02</dc:date>"
    return book
  }

  func lectern(_ arguments: String...) -> ProgramRun { ProgramRun(arguments, home: home) }

  func hear(_ keys: String, in path: String, size: String = "80x8") -> [String] {
    lectern("transcript", path, "--keys", keys, "--size", size, "--speech-only").lines
  }

  func write(_ text: String, as name: String) throws -> String {
    let path = home.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  func forgetShelf() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path + "/lectern") {
      if name.hasPrefix("shelf") { try FileManager.default.removeItem(atPath: home.path + "/lectern/" + name) }
    }
  }

  /// A note on the passage over a hard break, a highlight with its neighbour's words, and a named bookmark.
  func keepThree(in path: String) {
    _ = hear("Down [ Down Down Right ] ] ] ] Up Up Up Up Enter \"why\" Enter", in: path)
    _ = hear("h . [ Down Down Right ] ] ] ] Up Up Up Enter", in: path)
    _ = hear("C-End m : \"bookmarks\" Enter F2 \"the end\" Enter Esc", in: path)
  }
}
