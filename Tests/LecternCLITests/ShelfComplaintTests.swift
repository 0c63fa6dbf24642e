import Accessibility
import Bookshelf
import Testing
import Words

@testable import LecternCLI

@Suite struct ShelfComplaintTests {
  static let messages: [(ShelfError, String)] = [
    (.diskFull(file: "/s"), "The disk that holds the bookshelf /s is full: make room there and try again."),
    (
      .readOnly(file: "/s"),
      "The bookshelf /s cannot be written: check the permissions of the file and of its folder."
    ),
    (.locked(file: "/s"), "The bookshelf /s is in use by another program: try again in a moment."),
    (.damaged(file: "/s"), "The bookshelf /s is damaged and was left as it is: move it away to start a new one."),
    (
      .newer(file: "/s", version: 7),
      "The bookshelf /s was written by a newer version of this program (layout 7): update the program."
    ),
    (
      .foreign(file: "/s"),
      "The file /s belongs to another program and was left as it is: name another file for the bookshelf."
    ),
    (
      .cannotOpen(file: "/s", system: 20),
      "The bookshelf /s cannot be opened (Not a directory): check that its folder can be used."
    ),
    (
      .unreadable(file: "/b", system: 13),
      "The book /b cannot be read (Permission denied): check the file and its permissions."
    ),
    (.failed(file: "/s", reason: "odd"), "The bookshelf /s could not be used (odd): try again."),
  ]

  @Test(arguments: messages)
  func `every error says in one sentence what happened, where, and what to do`(error: ShelfError, message: String) {
    #expect(Catalogue.english.text(error.complaint) == message)
  }
}
