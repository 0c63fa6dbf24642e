import Foundation
import Reading
import TestSupport
import Testing
import TextModel

/// The way back to where the reader was awake.
@Suite struct ReadingTrailTests {
  static let book = TextFixture(paragraphs: (1...60).map { "This is sentence number \($0)." })

  /// Reads on for so many minutes without a key.
  private func read(_ session: inout SessionFixture, minutes: Int) throws {
    for _ in 0..<minutes { _ = try session.heard("@sentence @wait:60000") }
  }

  @Test func `after a long time without a key Backspace goes back to the last one`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard(". . Space")
    try read(&session, minutes: 12)
    _ = try session.heard("Space")
    let heard = try session.heard("Backspace")
    #expect(heard.first?.hasPrefix("Back to your last key. 12 minutes ago. Page ") == true, "\(heard)")
    #expect(heard.last == "This is sentence number 3.")
  }

  @Test func `after a short time there is nothing to go back to`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard("Space")
    try read(&session, minutes: 9)
    #expect(try session.heard("Space Backspace").last == "Nowhere to go back to.")
  }

  @Test func `a time that was a while ago is gone to, and one that nobody knows is not`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard("Space")
    try read(&session, minutes: 12)
    let heard = try session.heard("Space : \"ago 5m\" Enter")
    #expect(heard.contains { $0.hasPrefix("5 minutes ago. Page ") }, "\(heard)")
    #expect(heard.last == "This is sentence number 8.")
    #expect(try session.heard(": \"ago 20h\" Enter").last == "Nothing is known of that time.")
    #expect(try session.heard(": \"at 0:03\" Enter").last == "This is sentence number 4.")
    #expect(try session.heard(": \"at 25:00\" Enter").contains { $0.contains("A time is ago 20m") })
  }

  @Test func `a book that ends unheard keeps the place of the last key, and says so`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard(". . Space")
    try read(&session, minutes: 60)
    #expect(session.session.mode == .finished)
    _ = try session.heard("q")
    let kept = session.session.asKept
    #expect(kept.cursor == TextPosition(section: 0, offset: 54))
    let again = try SessionFixture(Self.book, session: kept)
    let why = "Reading came to the end of the book while no key was pressed. This is your last key."
    #expect(again.opening.contains(why))
    #expect(again.opening.last == "This is sentence number 3.")
  }

  @Test func `a book that ends while somebody listens keeps its end`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard("a @end q")
    #expect(session.session.asKept.cursor == session.session.cursor)
  }

  @Test func `a day of marks is kept in a few bytes, and read again`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard("Space")
    try read(&session, minutes: 30)
    let bytes = try JSONEncoder().encode(session.session.awake)
    #expect(bytes.count < 30 * 20)
    #expect(try JSONDecoder().decode(ReadingTrail.self, from: bytes) == session.session.awake)
  }
}
