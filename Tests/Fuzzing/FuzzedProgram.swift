import BookFormats
import Foundation
import LecternCLI
import Reading
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Words

/// A run of the whole program in memory, with a home of its own on disk.
struct FuzzedProgram {
  /// The home of every run.
  static let home: TemporaryFolder = {
    do { return try TemporaryFolder() } catch { fatalError("there is no home: \(error)") }
  }()
  /// The exit status.
  let status: ExitStatus
  /// Standard output.
  let output: String
  /// The lines of standard error.
  let errors: [String]

  /// Runs a command line, and checks that a terminal takes all that is written as text.
  init(_ arguments: [String]) {
    let output = MemoryOutput()
    let errors = Mutex<[String]>([])
    let date = Sample.date
    let edges = Edges(
      output: output, complain: { line in errors.withLock { $0.append(line) } }, readInput: { [] },
      environment: Dictionary(
        uniqueKeysWithValues: ["DATA", "STATE", "CONFIG"].map { ("XDG_\($0)_HOME", Self.home.path) }),
      date: { date }, clock: { Instant(milliseconds: 0) }, keyboard: { _ in nil }, screen: { nil },
      voice: { _, _, _ in NoVoice() }, waker: { NoWait() }, hasSound: { false }, screenReader: { nil },
      background: { $0() }, words: { _ in nil }, run: { _, _ in false }, tools: NoTools(),
      keep: { Self.keep($0, at: $1) }, log: { _, _ in nil }, isTerminal: false)
    status = Program.run(arguments, edges)
    self.output = output.text
    self.errors = errors.withLock { $0 }
    for line in self.output.split(separator: "\n", omittingEmptySubsequences: false) + self.errors.map({ $0[...] }) {
      let plain = line.split(separator: "\t").joined()
      require(!SectionLaws.hasControls(plain), "\(arguments[0]) writes control characters: \(line.debugDescription)")
    }
  }

  /// Writes a file into the home, and returns its path.
  static func write(_ bytes: some Sequence<UInt8>, to name: String) -> String {
    let path = home.path + "/" + name
    if let complaint = keep(Array(bytes), at: path) { fatalError("\(name) is not written: \(complaint)") }
    return path
  }

  private static func keep(_ bytes: [UInt8], at path: String) -> Complaint? {
    do {
      try FileBytes.write(bytes, to: path)
      return nil
    } catch {
      return Complaint.quoted("\(error)")
    }
  }

  private final class MemoryOutput: TextOutput {
    private let held = Mutex("")

    var text: String { held.withLock { $0 } }

    func write(_ text: String) { held.withLock { $0 += text } }

    func flush() -> Bool { true }
  }

  private final class NoWait: Waker {
    func wake() {}

    func wait(until deadline: Instant?) -> Bool { true }
  }

  private struct NoTools: DocumentTools {
    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] { throw .missing }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? { nil }
  }
}
