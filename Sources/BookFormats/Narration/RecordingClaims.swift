import TextModel

/// The statements of a book about its recording (EPUB 3.3, D.9.4; ANSI/NISO Z39.86-2005, 3.2; DAISY 2.02, 2.1.1.2).
struct RecordingClaims {
  private var narrators: [String] = []
  private var time: Int?

  /// Takes a statement by the name of its property; any other is passed over.
  mutating func take(_ name: String, _ value: String) {
    switch name.lowercased() {
    case "media:narrator", "dtb:narrator", "ncc:narrator":
      if !value.isEmpty, !narrators.contains(value) { narrators.append(value) }
    case "media:duration", "dtb:totaltime", "ncc:totaltime": time = time ?? SMILClock.milliseconds(value)
    default: break
    }
  }

  /// Adds the statements to the metadata of a book.
  func add(to metadata: inout BookMetadata) {
    metadata.narrators = narrators
    metadata.narratedTime = time
  }
}
