/// The exit status of the program, in the numbers of sysexits.h.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Findings, or no match.
  case findings = 1
  /// Words of a book were not handed to the voice.
  case gaps = 3
  case usage = 64
  /// The book cannot be read.
  case badData = 65
  case noInput = 66
  /// Reading or writing failed.
  case inputOutput = 74
  /// The reader that was called does not do it now; at another moment it may.
  case refused = 75
}
