import Words

/// A file that takes its place as a whole once it is written, and leaves nothing behind if it is not.
package protocol FileDraft: Sendable {
  /// Appends bytes.
  func append(_ bytes: [UInt8]) throws(Complaint)
  /// Puts the file in its place.
  func finish() throws(Complaint)
}
