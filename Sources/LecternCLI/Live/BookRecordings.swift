import BookFormats
import Speech

/// The sound files of a book, for a voice that plays them.
struct BookRecordings: RecordingFiles {
  let book: Book

  func file(named name: String) throws(VoiceRefusal) -> RecordingFile {
    do throws(BookError) {
      switch try book.soundFile(named: name) {
      case .path(let path): return .path(path)
      case .bytes(let bytes): return .bytes(bytes)
      }
    } catch {
      throw VoiceRefusal(error.complaint)
    }
  }
}
