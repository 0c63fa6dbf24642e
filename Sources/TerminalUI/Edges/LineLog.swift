/// A log that lines are written to beside the output, for whoever listens in; nobody ever waits for it.
package protocol LineLog: AnyObject, Sendable {
  /// Appends a line, given without its end, or drops it where it would have to wait.
  func append(_ line: String)
}
