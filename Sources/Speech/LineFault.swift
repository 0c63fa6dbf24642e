/// A line of a file of the reader's own that cannot be understood, and is passed over.
public struct LineFault: Hashable, Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// The line.
  public let text: String
}
