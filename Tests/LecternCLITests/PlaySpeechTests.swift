import LecternCLI
import TestSupport
import Testing

/// Plays, as they are heard.
@Suite struct PlaySpeechTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let body = """
    <table class='drama'><tr><td>ANN.</td><td>Is it late? It is.</td></tr><tr><td></td><td>(She goes.)</td></tr>
    <tr><td>Max</td><td>So it is.</td></tr></table>
    """

  private func lines(_ arguments: String...) throws -> [String] {
    let path = try home.write("<!DOCTYPE html><html lang=en><title>Play</title><body>\(Self.body)", to: "play.html")
    return ProgramRun([arguments[0], path] + arguments.dropFirst(), home: home).lines
  }

  @Test func `no sentence ends with the name of who speaks`() throws {
    #expect(try lines("read") == ["ANN. Is it late?", "It is.", "(She goes.)", "Max: So it is."])
  }

  @Test func `a speech is one line, and no cell`() throws {
    #expect(
      try lines("transcript", "--keys", "Right Right", "--speech-only").suffix(3)
        == ["ANN. Is it late? It is.", "(She goes.)", "Max: So it is."])
  }

  @Test func `the text of a page has no symbol of ours`() throws {
    #expect(try lines("text") == ["ANN. Is it late? It is.", "(She goes.)", "Max So it is."])
  }
}
