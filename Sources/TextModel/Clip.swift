/// A part of a sound file of a book.
public struct Clip: Hashable, Codable, Sendable {
  /// The name of the file in the book.
  public let file: String
  /// The time in the file at which the part begins, in milliseconds.
  public let begin: Int
  /// The time in the file at which the part ends, in milliseconds; nil for the end of the file.
  public let end: Int?

  /// Creates a part of a file.
  public init(file: String, begin: Int, end: Int? = nil) {
    self.file = file
    self.begin = begin
    self.end = end
  }

  /// The length in milliseconds; nil where the end is that of the file.
  public var length: Int? { end.map { max(0, $0 - begin) } }

  /// Returns the part from a time in the file on; a time outside of the part is its nearer end.
  public func from(_ time: Int) -> Clip {
    Clip(file: file, begin: max(begin, end.map { min(time, $0) } ?? time), end: end)
  }

  /// Returns the part up to a time in the file; a time outside of the part is its nearer end.
  public func upTo(_ time: Int) -> Clip {
    Clip(file: file, begin: begin, end: max(begin, end.map { min(time, $0) } ?? time))
  }

  /// Returns a Boolean value that indicates whether another part of the same file goes on where this one ends.
  public func isFollowed(by other: Clip) -> Bool { file == other.file && end == other.begin }
}
