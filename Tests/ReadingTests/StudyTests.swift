import Reading
import TestSupport
import Testing
import TextModel

/// Reading that waits for the reader after each sentence.
@Suite struct StudyTests {
  static func session(_ pace: Settings.Pace = .engine) throws -> SessionFixture {
    var settings = Settings()
    settings.study = true
    settings.pace = pace
    return try SessionFixture(
      TextFixture(paragraphs: ["One is here. Two is here.", "Three is here."]), settings: settings)
  }

  @Test(arguments: [Settings.Pace.engine, .step])
  func `a sentence is read for each Space, and again for a comma`(pace: Settings.Pace) throws {
    var session = try Self.session(pace)
    #expect(try session.heard("Space @end") == ["One is here."])
    #expect(try session.heard(", @end") == ["One is here."])
    #expect(try session.heard(", @end") == ["One is here."])
    #expect(try session.heard("Space @end") == ["Two is here."])
    #expect(try session.heard(". @end") == ["Three is here."])
    #expect(try session.heard("Space @end") == ["E:complete", "End of book."])
  }

  @Test func `the sentence just heard is the one that is asked about and kept`() throws {
    var session = try Self.session()
    _ = try session.heard("Space @end Space @end")
    #expect(session.session.cursor.offset == 13)
    #expect(try session.heard("w").first == "Page 1 of 1. 31 percent.")
    #expect(try session.heard("Space @end") == ["Three is here."])
  }

  @Test func `a comma in the midst of a sentence begins it again`() throws {
    var session = try Self.session()
    #expect(try session.heard("Space @words:1 , @end") == ["One is here.", "One is here."])
  }
}
