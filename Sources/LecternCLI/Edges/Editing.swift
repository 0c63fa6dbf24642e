import Words

/// The result of editing a text.
package enum Editing: Hashable, Sendable {
  case done([UInt8])
  /// Why there is no text.
  case failed(Complaint)
}
