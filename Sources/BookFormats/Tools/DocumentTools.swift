import Glibc
import Words

/// Programs of others that turn a document into something that is read here.
///
/// The engine starts none itself: whoever opens a book says how they are run.
public protocol DocumentTools: Sendable {
  /// Runs a program and gives what it writes to its standard output; the call waits for its end.
  ///
  /// The words are the program, to be looked for in `PATH`, and its arguments; no shell may come between, since they
  /// hold names of files. A program that passes its limits is to be ended, with all that it has started.
  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8]

  /// Puts bytes where programs can open them by a name, and others cannot; nil where there is no room.
  func file(holding bytes: [UInt8]) -> (any HeldFile)?

  /// The time by which patience with programs is measured, in seconds from any moment on.
  func seconds() -> Double
}

extension DocumentTools {
  /// The time of a clock that nobody sets.
  public func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}

/// A file that is there as long as the value is.
public protocol HeldFile: Sendable {
  /// Its name, which begins with a slash.
  var path: String { get }
}

/// The limits of a program.
public struct ToolLimits: Hashable, Sendable {
  /// The time that it may take, in seconds.
  public let seconds: Int
  /// The number of bytes that it may write.
  public let bytes: Int
  /// The memory that it may hold, in bytes; nil for no limit.
  public let memory: Int?

  /// Creates limits.
  public init(seconds: Int, bytes: Int, memory: Int? = nil) {
    self.seconds = seconds
    self.bytes = bytes
    self.memory = memory
  }
}

/// Why a program gave nothing.
public enum ToolFailure: Error, Hashable, Sendable {
  /// It is not installed.
  case missing
  /// It did not do it; the message is what it says of that, and may hold anything.
  case failed(message: String)
  /// It did not do it, and says nothing of that.
  case status(Int32)
  /// The system did not start it; the number is the system's.
  case notStarted(code: Int32)
  /// A signal ended it.
  case crashed(signal: Int32)
  /// It took longer than it may.
  case tooSlow(seconds: Int)
  /// It wrote more than it may.
  case tooMuch(bytes: Int)
  /// It needed more memory than it may hold.
  case tooHungry(bytes: Int)
  /// It was not asked, because it took too long with what it was asked before.
  case outOfPatience

  /// A Boolean value that indicates whether it would have cost more than it may.
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
