/// A log that lines are written to beside the output, for a listener; the writer never waits for it.
package protocol LineLog: AnyObject, Sendable {
  /// Appends a line, given without its end, or drops it where it would have to wait.
  func append(_ line: String)
}
