import Foundation
import Processes
import Synchronization
import TestSupport
import Testing

/// The output of a program, and the limits of its cost.
@Suite struct ProgramOutputTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func output(_ words: [String], upTo limit: Int = 4 << 20, milliseconds: Int = 30_000) throws -> [UInt8] {
    try ProgramRun(words, milliseconds: milliseconds).output(upTo: limit)
  }

  private func shell(_ script: String, upTo limit: Int = 4 << 20) throws -> [UInt8] {
    try output(["sh", "-c", script], upTo: limit)
  }

  @Test func `every byte that a program writes is given, and its words are no script`() throws {
    let bytes = [UInt8](repeating: 0x61, count: 3 << 20) + Array("\0é\n".utf8)
    let file = try home.write(bytes, to: "$(id) 'a b'")
    #expect(try output(["cat", file]) == bytes)
    #expect(try output(["cat"]).isEmpty)
    #expect(try output(["printf", "%s", "$(id) ;"]) == Array("$(id) ;".utf8))
  }

  @Test func `a program that writes just what it may has not written too much`() throws {
    let file = try home.write([UInt8](repeating: 0x61, count: 1 << 20), to: "file")
    #expect(try output(["cat", file], upTo: 1 << 20).count == 1 << 20)
    #expect(throws: ProgramFault.tooMuch(bytes: 1 << 20 - 1)) { try output(["cat", file], upTo: 1 << 20 - 1) }
  }

  @Test func `one that never stops writing is ended, whichever of its streams it writes to`() {
    #expect(throws: ProgramFault.tooMuch(bytes: 1 << 20)) { try output(["yes"], upTo: 1 << 20) }
    #expect(throws: ProgramFault.tooSlow(milliseconds: 300)) {
      try output(["sh", "-c", "yes >&2"], milliseconds: 300)
    }
  }

  @Test func `a bad end is told with the last of what was complained of`() {
    #expect(throws: ProgramFault.failed(status: 3, errors: "It is bad.\n")) {
      try shell("echo It is bad. >&2; exit 3")
    }
    #expect(throws: ProgramFault.crashed(signal: 11)) { try shell("kill -SEGV $$") }
    #expect(throws: ProgramFault.missing) { try output(["no-such-program-here"]) }
    #expect(throws: ProgramFault.missing) { try output([]) }
    #expect(throws: ProgramFault.notStarted(code: EACCES)) { try output([home.path]) }
    #expect { try shell("yes é | head -c 99999 >&2; exit 1") } throws: { fault in
      guard case .failed(1, let errors) = fault as? ProgramFault else { return false }
      return errors.utf8.count <= 500 && errors.utf8.count > 400 && !errors.contains("\u{FFFD}")
    }
  }

  @Test func `a program that takes more memory than it may is ended, and that is told`() throws {
    // It keeps all of a line that never ends.
    let run = ProgramRun(
      ["tail"], input: Descriptor(open("/dev/zero", O_RDONLY)), milliseconds: 30_000, memory: 64 << 20)
    #expect(throws: ProgramFault.tooHungry(bytes: 64 << 20)) { try run.output(upTo: 1) }
    #expect(try ProgramRun(["echo"], milliseconds: 30_000, memory: 64 << 20).output(upTo: 1) == [0x0A])
  }

  @Test func `a program that computes longer than it may is ended, even if nobody waits for it any more`() throws {
    let streams = ChildProcess.Streams(input: nil, output: nil, errors: nil)
    let busy = try ChildProcess.start(["sh", "-c", "while :; do :; done"], streams, ProgramBounds(seconds: 1))
    defer { busy.reap() }
    #expect(busy.badEnd() == .signal(SIGKILL))
  }

  @Test func `a program ends with who started it and waits for it`() throws {
    let started = Mutex<ChildProcess?>(nil)
    let hasStarted = DispatchSemaphore(value: 0)
    let starter = Thread {
      let streams = ChildProcess.Streams(input: nil, output: nil, errors: nil)
      let bounds = ProgramBounds(endsWithStarter: true)
      started.withLock { $0 = try? ChildProcess.start(["sleep", "1000"], streams, bounds) }
      hasStarted.signal()
    }
    starter.start()
    hasStarted.wait()
    let sleeper = try #require(started.withLock { $0 })
    defer { sleeper.reap() }
    #expect(sleeper.badEnd() == .signal(SIGKILL))
  }

  @Test func `what a program leaves behind is ended with it, and holds nobody up`() throws {
    let written = try shell("sleep 1000 & echo $!")
    let id = try #require(Int32(String(decoding: written.dropLast(), as: UTF8.self)))
    // Whoever adopts it may take a moment to bury it.
    while kill(id, 0) == 0, try isAlive(id) {}
  }

  private func isAlive(_ id: Int32) throws -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
    return !status.contains(") Z ")
  }

  @Test func `a file in memory is opened by its name, and gone with its last use`() throws {
    var file = MemoryFile(Array("Some bytes.".utf8))
    let path = try #require(file?.path)
    #expect(path.hasPrefix("/"))
    #expect(try output(["cat", path, path]) == Array("Some bytes.Some bytes.".utf8))
    file = nil
    #expect(FileManager.default.contents(atPath: path).map { [UInt8]($0) } != Array("Some bytes.".utf8))
  }
}
