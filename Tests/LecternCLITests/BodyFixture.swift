import LecternCLI
import TestSupport
import Testing

/// Bodies of books of one document, heard by transcript.
struct BodyFixture {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the lines of speech that keys lead to, after the opening.
  func heard(_ keys: String, _ body: String, _ options: [String] = []) throws -> [String] {
    let path = try EPUBFixture(body).write(to: home)
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"] + options, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }
}
