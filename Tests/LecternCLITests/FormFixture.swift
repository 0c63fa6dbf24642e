import LecternCLI
import TestSupport
import Testing

/// Forms written to a file and heard by transcript.
struct FormFixture {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the lines of speech that keys lead to in a page, after the opening: its title, and its first line, "Top.".
  func heard(_ keys: String, _ body: String, _ options: String...) throws -> [String] {
    let path = try home.write(
      "<!DOCTYPE html><html lang=en><title>Form</title><body><p>Top.</p>\(body)", to: "form.html")
    return try heard(keys, in: path, options)
  }

  /// Returns the lines of speech that keys lead to in a book, after the opening.
  func heard(_ keys: String, in path: String, _ options: [String] = []) throws -> [String] {
    let run = ProgramRun(["transcript", path, "--keys", keys, "--speech-only"] + options, home: home)
    #expect(run.status == .done && run.errors.isEmpty)
    return Array(run.lines.dropFirst(2))
  }

  /// Returns the lines of speech for Tab to the first control of a page, without the sound of forms mode.
  func said(of body: String, _ options: String...) throws -> [String] {
    let path = try home.write(
      "<!DOCTYPE html><html lang=en><title>Form</title><body><p>Top.</p>\(body)", to: "form.html")
    return try heard("Tab", in: path, options).filter { $0 != "E:formsOn" }
  }
}
