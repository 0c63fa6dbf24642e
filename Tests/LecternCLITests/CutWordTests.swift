import LecternCLI
import TestSupport
import Testing

/// Words that the ends of lines of plain text cut.
@Suite struct CutWordTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let text = """
    The miller wrote a long letter to his only sister in the moun-
    tains, who had asked him for news of the mill and of the well-
    known house by the mountains where their parents had once lived.

    """

  private func heard(_ keys: String) throws -> [String] {
    let path = try home.write(Self.text, to: "a.txt")
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"], home: home)
    return Array(run.lines.dropFirst(2))
  }

  @Test func `are moved to, spelt and selected whole`() throws {
    #expect(try heard("/ \"the moun\" Enter C-Right C-Right").contains("mountains"))
    #expect(try heard("/ \"mountains\" Enter z z").last?.hasPrefix("m, o, u, n, t, a, i, n, s") == true)
    #expect(try heard("/ \"well-known\" Enter v C-Right V").last == "Selected: well-known")
  }

  @Test func `are whole in the printed text, and whole with all their symbols among units`() throws {
    let path = try home.write(Self.text, to: "a.txt")
    let shown = ProgramRun(["text", path], home: home).output
    #expect(shown.contains("in the mountains, who") && shown.contains("the well-known house"))
    let words = ProgramRun(["units", path, "--granularity", "word"], home: home).output
    #expect(words.contains("\nmoun-tains,\n") || words.contains("\nmoun- tains,\n"))
    let units = { (text: String) in
      ProgramRun(["units", "-", "--granularity", "word", "--json"], home: home, input: text).output
    }
    #expect(units("The moun-\ntains.") == "[\"The\",\"moun-\\ntains.\"]\n")
    #expect(units("The moun-\r\n  tains.") == "[\"The\",\"moun-\\r\\n  tains.\"]\n")
    #expect(units("Pre-\nand post-war.") == "[\"Pre-\",\"and\",\"post-war.\"]\n")
    #expect(units("moun-\n\ntains moun-\n- tains") == "[\"moun-\",\"tains\",\"moun-\",\"-\",\"tains\"]\n")
  }
}
