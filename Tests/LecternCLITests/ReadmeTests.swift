import Foundation
import LecternCLI
import TestSupport
import Testing

/// A command that the README shows, and what it says the command prints.
struct ReadmeCommand: CustomTestStringConvertible {
  let arguments: [String]
  let output: [String]

  var testDescription: String { arguments.joined(separator: " ") }

  /// The commands in the README's console blocks.
  static let all: [ReadmeCommand] = {
    let readme = TestPackage.root.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```console\n").dropFirst().flatMap { block in
      let body = block.components(separatedBy: "\n```").first ?? ""
      return body.components(separatedBy: "$ lectern ").dropFirst().map { shown in
        var lines = shown.components(separatedBy: "\n")
        let command = lines.removeFirst()
        return ReadmeCommand(arguments: words(command), output: lines.filter { !$0.isEmpty })
      }
    }
  }()

  /// The words of a command line; only single quotes are known.
  private static func words(_ line: String) -> [String] {
    line.components(separatedBy: "'").enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
  }
}

@Suite struct ReadmeTests {
  @Test func `the README shows commands`() {
    #expect(!ReadmeCommand.all.isEmpty)
  }

  @Test func `the README shows a page as it is drawn`() throws {
    let home = try TemporaryFolder()
    let screen = MemoryScreen(80, 12)
    let book = TestPackage.root.appendingPathComponent("Books/chicago.epub").path
    _ = ProgramRun(
      [book, "--speech", "none"], home: home, keyboard: TypedKeys("\u{1B}[B\u{1B}[B"), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen })
    let readme = try String(contentsOf: TestPackage.root.appendingPathComponent("README.md"), encoding: .utf8)
    let picture = try #require(screen.texts.last)
    #expect(
      readme.contains("```text\n" + picture.joined(separator: "\n") + "\n```\n"), "\(picture.joined(separator: "\n"))"
    )
  }

  @Test(arguments: ReadmeCommand.all)
  func `a command of the README prints what it shows`(command: ReadmeCommand) throws {
    let home = try TemporaryFolder()
    let arguments = command.arguments.map { word in
      word.hasPrefix("Books/") ? TestPackage.root.appendingPathComponent(word).path : word
    }
    let run = ProgramRun(arguments, home: home)
    #expect(run.status == .done)
    #expect(run.lines == command.output)
  }

  @Test func `the README shows the first finding of an audit as it is printed`() throws {
    let root = TestPackage.root.path + "/"
    let run = ProgramRun(["audit", root + "Books/signup.html"], home: try TemporaryFolder())
    let first = run.lines.prefix(7).joined(separator: "\n").replacingOccurrences(of: root, with: "")
    let readme = try String(contentsOf: TestPackage.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(run.status == .findings)
    #expect(readme.contains("$ .build/release/lectern audit Books/signup.html\n" + first + "\n```\n"), "\(first)")
  }
}
