import BookFormats
import Synchronization

/// A machine with a helper that draws, and remembers what it was asked for.
final class DrawingTools: DocumentTools {
  private struct Held: HeldFile {
    let path = "/proc/1/fd/3"
  }

  private let asked = Mutex<[[String]]>([])
  private let output: @Sendable ([String]) throws(ToolFailure) -> [UInt8]

  init(_ output: @escaping @Sendable ([String]) throws(ToolFailure) -> [UInt8]) { self.output = output }

  /// The words after the path of each run.
  var orders: [[String]] { asked.withLock { $0 } }

  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
    asked.withLock { $0.append(words) }
    return try output(words)
  }

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }
}
