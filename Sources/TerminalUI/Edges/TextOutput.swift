/// A destination of text.
package protocol TextOutput: Sendable {
  func write(_ text: String)
  /// Hands on what is held back; false when something could not be written.
  @discardableResult func flush() -> Bool
}
