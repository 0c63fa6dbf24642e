import Foundation
import Glibc
import TestSupport
import Testing

/// The rights of a process that parses a book, and what is left of the others when the reader is killed.
@Suite struct ConfinementTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var environment: [String: String] { ["PATH": "/usr/bin:/bin", "HOME": home.path] }

  @Test func `a parser that is made to do harm can read its book and nothing else`() throws {
    let book = try home.write("A book.", to: "book.txt")
    let secret = try home.write("A secret.", to: "secret.txt")
    let run = try FinishedRun(
      [book, secret, home.path], program: ChildProcess.program("lectern-probe"), environment: environment)
    let lines = run.lines
    let isWhole = lines.first == "confined 3"
    // A kernel without Landlock leaves other files readable.
    try #require(lines.count == 18)
    #expect(lines[1] == "read what it may: done")
    for line in lines.dropFirst(2) where isWhole || !["read:", "list:"].contains(where: line.hasPrefix) {
      #expect(line.hasSuffix(": refused"), "\(line)")
    }
    #expect(FileBytes.read(secret) == Array("A secret.".utf8) && FileBytes.read(book) == Array("A book.".utf8))
  }

  @Test(arguments: [
    ["text"], ["toc"], ["info"], ["read"], ["check"], ["audit"], ["search", "word"],
    ["units", "--granularity", "word"],
  ])
  func `the process that parses is confined before it reads a byte`(command: [String]) throws {
    let (input, output) = (try Pipe(), try Pipe())
    let words = [ChildProcess.lectern, command[0], "-"] + command.dropFirst()
    let process = try ChildProcess(
      words, environment: environment, streams: [.descriptor(input.reading), .descriptor(output.writing), .closed])
    // It waits for its input, of which nothing has been written.
    let parser = try waitForParser(of: process.id)
    if status(of: parser)["Seccomp"] != nil {
      try Deadline().wait(for: "a filter of system calls") { status(of: parser)["Seccomp"] == "2" }
    }
    #expect(status(of: process.id)["NoNewPrivs"] == "0")
    input.closeWriting()
    input.closeReading()
    output.closeWriting()
    var lines = HeardLines(from: output.reading)
    _ = try lines.rest()
    #expect(try [.exited(0), .exited(1)].contains(process.change()))
  }

  @Test func `threads of a confined parser wait for each other and go on, however often a book is read`() throws {
    let book = TestPackage.books.appendingPathComponent("ferry-bell.fb2").path
    let first = try FinishedRun(["read", book], environment: environment)
    #expect(first.change == .exited(0) && first.lines.count > 20)
    for _ in 0..<30 {
      let run = try FinishedRun(["read", book], environment: environment)
      #expect(run.output == first.output && run.change == .exited(0))
    }
  }

  @Test func `a parser that crashes is told of, and ends with who has started it`() throws {
    let (input, errors) = (try Pipe(), try Pipe())
    let process = try ChildProcess(
      [ChildProcess.lectern, "text", "-"], environment: environment,
      streams: [.descriptor(input.reading), .file("/dev/null"), .descriptor(errors.writing)])
    errors.closeWriting()
    kill(try waitForParser(of: process.id), SIGSEGV)
    var lines = HeardLines(from: errors.reading)
    #expect(
      try lines.rest()
        == "lectern: The part that reads the book has crashed (signal 11), and nothing else could: the book is damaged, "
        + "or made to do harm.\n")
    #expect(try process.change() == .exited(65))

    let other = try ChildProcess(
      [ChildProcess.lectern, "text", "-"], environment: environment,
      streams: [.descriptor(input.reading), .file("/dev/null"), .closed])
    let parser = try waitForParser(of: other.id)
    kill(other.id, SIGKILL)
    try Deadline().wait(for: "the end of the parser") { hasEnded(parser) }
  }

  @Test func `a command that speaks ends with a reader that is killed, and so does all that it has started`() throws {
    let book = try home.write("One. Two.", to: "book.txt")
    let script = try home.write(
      "setsid sh -c 'echo $$ > \"$1\"; exec sleep 1000' - \(home.path)/inner & echo $$ > \(home.path)/outer; sleep 1000",
      to: "speak")
    let process = try ChildProcess(
      [ChildProcess.lectern, "read", book, "--speech", "command:sh \(script)"], environment: environment,
      streams: [.file("/dev/null"), .file("/dev/null"), .closed])
    var ids: [pid_t] = []
    try Deadline().wait(for: "the command") {
      ids = ["inner", "outer"].compactMap { name in
        FileBytes.read(home.path + "/" + name).flatMap {
          pid_t(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        }
      }
      return ids.count == 2
    }
    kill(process.id, SIGKILL)
    #expect(try process.change() == .killed(by: SIGKILL))
    try Deadline().wait(for: "the end of the command") { ids.allSatisfy(hasEnded) }
  }

  @Test func `the version tells what confines the parsers here`() throws {
    let run = try FinishedRun(["--version", "--verbose"], environment: environment)
    #expect(run.lines.first?.hasPrefix("lectern ") == true && run.lines.count == 6, "\(run.output)")
    #expect(run.lines[1] == "Parsers of text, toc, info, search, check, units, audit and read without a voice:")
  }

  /// Waits for the process that parses for another one, and until it is confined.
  private func waitForParser(of id: pid_t) throws -> pid_t {
    var child: pid_t?
    try Deadline().wait(for: "a confined parser") {
      let children = String(decoding: FileBytes.read("/proc/\(id)/task/\(id)/children") ?? [], as: UTF8.self)
      child = children.split(separator: " ").first.flatMap { pid_t($0) }
      return child.map { status(of: $0)["NoNewPrivs"] } == "1"
    }
    return child ?? 0
  }

  /// The lines of the status of a process, by their names.
  private func status(of id: pid_t) -> [String: String] {
    let lines = String(decoding: FileBytes.read("/proc/\(id)/status") ?? [], as: UTF8.self).split(separator: "\n")
    return Dictionary(
      lines.compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces)) : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  private func hasEnded(_ id: pid_t) -> Bool { status(of: id)["State"].map { $0.hasPrefix("Z") } ?? true }
}
