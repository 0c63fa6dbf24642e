import TextModel
import Words

/// The recordings of a publication (EPUB 3.3, 9): each of its documents may have a presentation.
extension Publication {
  func narration(of index: Int) -> LoadedNarration {
    guard let overlay = overlay(of: index) else { return LoadedNarration() }
    let reader = SMILReader(files, document: overlay)
    let path = files.name(of: entry(of: index)) ?? entry(of: index)
    let played = reader.played(by: [files.name(of: overlay) ?? overlay])
    // Another document has a presentation of its own.
    let texts = played.filter { $0.text.map { $0.document == path } ?? true }
    let loaded = load(index, locating: Set(texts.compactMap { $0.text?.fragment }))
    var result = NarrationBuilder.narration(of: texts, in: loaded.section, loaded.ranges, file: files.file)
    if texts.count < played.count {
      result.diagnostics.append(Diagnostic(file: files.file, entry: overlay, Complaint(.narrationOfOtherText)))
    }
    result.diagnostics = reader.diagnostics + result.diagnostics
    return result
  }

  func narratedTime(of index: Int) -> Int {
    guard let overlay = overlay(of: index) else { return 0 }
    let played = SMILReader(files, document: overlay).played(by: [files.name(of: overlay) ?? overlay])
    return played.reduce(0) { $0 + $1.length }
  }

  func sound(_ name: String) throws(BookError) -> SoundFile? { try files.sound(name) }
}
