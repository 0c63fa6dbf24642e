import Foundation
import TestSupport
import Testing

/// The reader in line mode, in a terminal, key by key.
@Suite(.timeLimit(.minutes(10))) struct LiveSessionTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  @Test func `a whole session is heard as lines and nothing else`() throws {
    let session = try LiveSession(guide, home: home)
    var said: [String] = []
    func hear(_ count: Int = 1, after keys: String) throws {
      session.press(keys)
      for _ in 0..<count { said.append(try session.hear("line \(said.count + 1), after \(keys.debugDescription)")) }
    }
    let opening = try session.opening()
    #expect(["Travel Guide. Page 1 of 1.", "Travel Guide. Morning."].contains(opening[0]))
    #expect(opening[1] == "Morning. Heading level 1.")

    for keys in [KeyBytes.down, "]", KeyBytes.down, "]", KeyBytes.down, "["] { try hear(after: keys) }
    for keys in ["[", "[", KeyBytes.right, KeyBytes.right, KeyBytes.left] { try hear(after: keys) }
    for keys in ["]", "]", "]", "]", KeyBytes.down, KeyBytes.enter] { try hear(after: keys) }
    #expect(
      said == [
        "We started out our morning in Lincoln Park. The zoo had lots of animals.",
        "Words.", "started", "Characters.", "t", "Words.",
        "Lines.",
        "Text selection. Right arrow expands selection. Left arrow shrinks selection. Word selection.",
        "started selected.", "out selected.", "out unselected.",
        "Lines.", "Words.", "Characters.", "Edit.", "Save selection.", "Text saved.",
      ])
    let place = try session.whereOncePagesAreKnown()
    #expect(place == "Page 1 of 1. Morning. 13 percent.")
    session.press("q")
    #expect(try session.hear() == "Closed. 13 percent.")
    let end = try session.end()
    #expect(end.change == .exited(0))
    #expect(end.rest.isEmpty, "nothing is written after the last line")

    let text = String(decoding: session.lines.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\r\n"), "the terminal itself ends lines so")
    let raw = text.replacingOccurrences(of: "\r\n", with: "\n").dropLast().split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(!raw.contains { $0.isEmpty }, "no line is blank")
    #expect(!text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\r" && $0 != "\n") || $0.value == 0x7F })
  }

  @Test func `Space reads a paragraph a key, to the end of the book`() throws {
    let session = try LiveSession(guide, home: home)
    _ = try session.opening()
    _ = try session.whereOncePagesAreKnown()
    #expect(try session.answer(to: " ") == "Morning. Heading.")
    // Nothing more comes by itself: the answer to the next key is the next line.
    #expect(try session.answer(to: "w") == "Page 1 of 1. Morning. 0 percent.")
    #expect(try session.answer(to: " ") == "We started out our morning in Lincoln Park.")
    #expect(try session.hear() == "The zoo had lots of animals.")
    #expect(try session.answer(to: "w") == "Page 1 of 1. Morning. 5 percent.")
    #expect(try session.answer(to: " ") == "Midday. Heading.")
    #expect(try session.answer(to: KeyBytes.enter) == "At lunchtime, we walked along the Chicago river.")
    #expect(try session.answer(to: " ") == "End of book.")
    session.press("q")
    #expect(try session.hear().hasPrefix("Closed. "))
    #expect(try session.end().change == .exited(0))
  }

  @Test func `a key that comes in pieces is the same key`() throws {
    let session = try LiveSession(guide, home: home)
    _ = try session.opening()
    for byte in KeyBytes.down.utf8 { session.terminal.type([byte]) }
    #expect(try session.hear() == "We started out our morning in Lincoln Park. The zoo had lots of animals.")
    for byte in KeyBytes.up.utf8 { session.terminal.type([byte]) }
    #expect(try session.hear() == "Morning. Heading level 1.")
    session.press("q")
    #expect(try session.hear().hasPrefix("Closed."))
    #expect(try session.end().rest.isEmpty, "no byte of a sequence was a key of its own")
  }

  @Test func `the Escape key alone answers though nothing follows it`() throws {
    let session = try LiveSession(guide, home: home)
    _ = try session.opening()
    #expect(try session.answer(to: KeyBytes.escape) == "Nothing to cancel.")
    session.terminal.hangUp()
  }
}
