/// The sound files of a book that has a recording.
public protocol RecordingFiles: Sendable {
  /// Returns a file by the name that a clip gives it.
  ///
  /// - Throws: `VoiceRefusal` that names the file.
  func file(named name: String) throws(VoiceRefusal) -> RecordingFile
}

/// A sound file of a book.
public enum RecordingFile: Hashable, Sendable {
  /// A file on disk, by its path.
  case path(String)
  /// The bytes of a file that is packed in the book.
  case bytes([UInt8])
}
