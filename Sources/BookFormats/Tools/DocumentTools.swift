import Glibc
import Words

/// A runner of the external programs that convert documents.
///
/// The package starts no program itself: the code that opens a book provides the runner.
public protocol DocumentTools: Sendable {
  /// Runs a program, waits for its end, and returns its standard output.
  ///
  /// The words are the program, which is looked for in `PATH`, and its arguments. No shell may interpret them, since
  /// they include the names of files. A program that exceeds its limits has to be ended, with all programs that it
  /// has started.
  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8]

  /// Runs a program that writes one file into a folder, and returns the file.
  ///
  /// The words are made of the path of a folder that is empty, that other users cannot open, and that is removed with
  /// all that is in it. The limit of bytes is that of the file.
  func file(writtenBy words: (_ folder: String) -> [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8]

  /// Returns a file with some bytes that the programs can open by a path and other users cannot, or nil if there is
  /// no space.
  func file(holding bytes: [UInt8]) -> (any HeldFile)?

  /// Returns what was kept of an earlier run under a key, or nil if nothing was.
  func kept(_ key: String) -> [UInt8]?

  /// Keeps the output of a run under a key, for later ones; it may be dropped at any time.
  func keep(_ output: [UInt8], as key: String)

  /// Returns the time by which the duration of programs is measured, in seconds since an arbitrary moment.
  func seconds() -> Double
}

extension DocumentTools {
  /// Runs no program: there is no folder.
  public func file(
    writtenBy words: (_ folder: String) -> [String], limits: ToolLimits
  ) throws(ToolFailure) -> [UInt8] {
    throw .missing
  }

  /// Returns nil: nothing is kept.
  public func kept(_ key: String) -> [UInt8]? { nil }

  /// Keeps nothing.
  public func keep(_ output: [UInt8], as key: String) {}

  /// Returns the time of the monotonic clock, in seconds.
  public func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}

/// A file that exists as long as the value.
public protocol HeldFile: Sendable {
  /// The absolute path.
  var path: String { get }
}

/// The limits of a program.
public struct ToolLimits: Hashable, Sendable {
  /// The greatest duration, in seconds.
  public let seconds: Int
  /// The greatest size of the output, in bytes.
  public let bytes: Int
  /// The greatest size of the memory, in bytes, or nil for no limit.
  public let memory: Int?
  /// The path of the only file that the program has to read beside those of the system, or nil if it may read all.
  public private(set) var document: String?

  /// Creates limits.
  public init(seconds: Int, bytes: Int, memory: Int? = nil) {
    self.seconds = seconds
    self.bytes = bytes
    self.memory = memory
  }

  /// Returns the same limits for a program that reads one file alone.
  package func reading(_ document: String) -> ToolLimits {
    var limits = self
    limits.document = document
    return limits
  }
}

/// The reason why a program has no result.
public enum ToolFailure: Error, Hashable, Sendable {
  /// The program is not installed.
  case missing
  /// The program failed with a message, which may hold any text.
  case failed(message: String)
  /// The program failed with an exit status and without a message.
  case status(Int32)
  /// The system did not start the program, with an error number of the system.
  case notStarted(code: Int32)
  /// A signal ended the program.
  case crashed(signal: Int32)
  /// The program exceeded its time.
  case tooSlow(seconds: Int)
  /// The program exceeded the size of its output.
  case tooMuch(bytes: Int)
  /// The program exceeded its memory.
  case tooHungry(bytes: Int)
  /// The program was not started, because earlier runs took too long.
  case outOfPatience

  /// A Boolean value that indicates whether the program exceeded a limit.
  var isOfLimits: Bool {
    switch self {
    case .tooSlow, .tooMuch, .tooHungry: true
    default: false
    }
  }

  /// The failure, as a phrase about the program.
  var complaint: Complaint {
    switch self {
    case .missing: Complaint(.toolMissing)
    case .failed(let message): Complaint(.quoted, ["text": .line(message)])
    case .status(let status): Complaint(.toolStatus, ["number": .count(Int(status))])
    case .notStarted(let code): .system(code)
    case .crashed(let signal): Complaint(.toolSignal, ["number": .count(Int(signal))])
    case .tooSlow(let seconds): Complaint(.toolTooSlow, ["count": .count(seconds)])
    case .tooMuch(let bytes): Complaint(.toolTooMuch, ["size": .count(bytes >> 20)])
    case .tooHungry(let bytes): Complaint(.toolTooHungry, ["size": .count(bytes >> 20)])
    case .outOfPatience: Complaint(.pagesTooSlow)
    }
  }
}
