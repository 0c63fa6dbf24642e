import Words

/// What has become of a text in an editor.
package enum Editing: Hashable, Sendable {
  case done([UInt8])
  /// Why there is no text.
  case failed(Complaint)
}
