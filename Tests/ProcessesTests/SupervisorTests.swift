import CSandbox
import Foundation
import Glibc
import Processes
import TestSupport
import Testing

/// Programs that are started by the supervisor, and what they can reach.
@Suite struct SupervisorTests {
  private let folder: TemporaryFolder
  private let supervisor: Supervisor

  init() throws {
    folder = try TemporaryFolder()
    let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    supervisor = try #require(Supervisor(inFolder: built))
  }

  private func output(of words: [String], reach: ProgramReach? = nil) throws -> String {
    let run = ProgramRun(words, milliseconds: 30_000, supervisor: supervisor, reach: reach)
    return String(decoding: try run.output(upTo: 1 << 16), as: UTF8.self)
  }

  @Test func `a supervised program gives its output and ends as it would alone`() throws {
    #expect(try output(of: ["echo", "two words"]) == "two words\n")
    #expect(throws: ProgramFault.failed(status: 3, errors: "no\n")) {
      try output(of: ["sh", "-c", "echo no >&2; exit 3"])
    }
    #expect(throws: ProgramFault.crashed(signal: SIGSEGV)) { try output(of: ["sh", "-c", "kill -SEGV $$"]) }
    #expect(throws: ProgramFault.missing) { try output(of: ["no-such-program-here"]) }
    #expect(Supervisor(inFolder: folder.path) == nil && Supervisor(inFolder: nil) == nil)
  }

  @Test func `a program on a document reads that and the system, and writes into its folder alone`() throws {
    let book = try folder.write("A book.", to: "book")
    let secret = try folder.write("A secret.", to: "secret")
    let own = try TemporaryFolder()
    let reach = ProgramReach(read: [book], written: own.path)
    #expect(try output(of: ["cat", book], reach: reach) == "A book.")
    #expect(try output(of: ["sh", "-c", "echo x > \(own.path)/new && cat \(own.path)/new"], reach: reach) == "x\n")
    // A kernel without Landlock confines no files.
    guard lectern_landlock_version() > 0 else { return }
    for script in [
      "cat \(secret)", "echo x > \(folder.path)/new", "echo x >> \(book)", "rm \(book)", "ls \(folder.path)",
    ] {
      #expect(try output(of: ["sh", "-c", "(\(script)) 2>/dev/null || echo refused"], reach: reach) == "refused\n")
    }
  }

  @Test func `a file in memory is found open by its path`() throws {
    let file = try #require(MemoryFile(Array("In memory.".utf8)))
    #expect(try output(of: ["cat", file.path], reach: ProgramReach(held: file.path)) == "In memory.")
  }

  @Test func `a program that is ended takes with it those that have left its group`() throws {
    let place = folder.path + "/inner"
    let script = "setsid sh -c 'echo $$ > \(place).draft; mv \(place).draft \(place); exec sleep 1000' & sleep 1000"
    let streams = ChildProcess.Streams(input: nil, output: nil, errors: nil)
    let process = try ChildProcess.start(["sh", "-c", script], streams, by: supervisor)
    var id: pid_t?
    while id == nil {
      id = FileBytes.read(place).flatMap { pid_t(String(decoding: $0, as: UTF8.self).filter(\.isNumber)) }
      sched_yield()
    }
    process.killGroup()
    process.reap()
    #expect(kill(id ?? 0, 0) != 0)
  }
}
