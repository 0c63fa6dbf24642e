import Foundation
import LecternCLI
import TestSupport
import Testing

/// Every file that a reader writes by hand is read in one way.
@Suite struct ConfigFileTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try EPUBFixture("<p>One two.</p>").write(to: home)
  }

  /// The files, with a command that reads each; none is the reader itself.
  static let files: [(name: String, command: [String])] = [
    ("settings", ["config"]), ("keys", ["keys"]), ("symbols", []), ("citations", []),
    ("pronounce", ["pronounce"]),
    ("abbreviations/en", []),
  ]

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = home.path + "/lectern/" + name
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func errors(_ command: [String], locale: String = "C") -> String {
    ProgramRun(
      command.isEmpty ? [book, "--line"] : command, home: home, keyboard: TypedKeys("q"),
      environment: ["LANG": locale]
    ).errors
  }

  @Test(arguments: files)
  func `a file that is not UTF-8 is told of with the line, in the reader's language`(
    name: String, command: [String]
  ) throws {
    let path = try write(Array("# mine\n# also mine\n# ".utf8) + [0xFF, 0x0A], to: name)
    #expect(
      errors(command) == "lectern: \(path), line 3: is not in UTF-8, and the file is left as it is.\n")
    #expect(errors(command, locale: "de").contains(", Zeile 3: ist nicht in UTF-8;"))
  }

  @Test(arguments: files)
  func `a file that is longer than anybody writes is told of`(name: String, command: [String]) throws {
    let path = try write([UInt8](repeating: 0x0A, count: (1 << 20) + 1), to: name)
    #expect(errors(command) == "lectern: \(path): is longer than a megabyte, and is left as it is.\n")
  }

  @Test(arguments: files)
  func `what is no file is told of, and what is not there is not`(name: String, command: [String]) throws {
    #expect(errors(command).isEmpty)
    let path = home.path + "/lectern/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(errors(command) == "lectern: \(path): cannot be read, and is left as it is.\n")
  }

  @Test(arguments: [
    ("symbols", "nonsense\n"), ("citations", "nonsense\n"), ("pronounce", "nonsense\n"),
    ("abbreviations/en", "no such line\n"),
  ])
  func `a line that means nothing is told of in the reader's language`(name: String, text: String) throws {
    let path = try write(Array(text.utf8), to: name)
    #expect(errors([]).hasPrefix("lectern: \(path), line 1: "))
    #expect(errors([], locale: "de").hasPrefix("lectern: \(path), Zeile 1: "))
    #expect(errors([], locale: "de").contains("man schreibt"))
  }
}
