import Glibc
import TextModel

/// The notes of a plain text, which stand behind the references to them.
///
/// The references are `[1]` in the text. The notes are paragraphs `[Footnote 1: ...]` or `[1] ...` behind the
/// paragraph, the chapter or the whole text. Both may have `{1}` instead.
///
/// A note has a reference: numbers in brackets have many other uses.
struct TextFootnotes {
  /// A note: whole lines of the text.
  struct Note {
    let range: Range<Int>
    /// The bracket that names it as a note, up to its symbol.
    var opening: Range<Int>?
    /// The bracket that closes it.
    var closing: Range<Int>?
  }

  /// A mark in a line that is no part of its words.
  struct Mark {
    let range: Range<Int>
    /// The note that it refers to, as an index, or nil for a bracket around a note.
    let note: Int?
  }

  /// The notes, in order; they do not overlap.
  private(set) var notes: [Note] = []
  /// The references to them, and the brackets around them, in order.
  private(set) var marks: [Mark] = []

  /// Finds the notes of a part of a text.
  ///
  /// - Complexity: O(n), one search for brackets in a text without any.
  init(_ bytes: [UInt8], in text: Range<Int>) {
    let found = Self.brackets(bytes, in: text)
    guard found.contains(where: \.isNote) else { return }
    let paragraphs = FootnoteParagraphs(bytes, in: text, found)
    var referring: [Int: [FootnoteMarker]] = [:]
    for (reference, note) in paragraphs.pairs { referring[note, default: []].append(found[reference]) }
    for (place, range) in paragraphs.ranges where range.lowerBound >= notes.last?.range.upperBound ?? 0 {
      guard let references = referring[place] else { continue }
      var note = Note(range: range)
      if found[place].kind == .named {
        note.opening = found[place].range
        note.closing = paragraphs.closings[place].map { $0..<$0 + 1 }
      }
      marks += references.map { Mark(range: $0.range, note: notes.count) }
      marks += [note.opening, note.closing].compactMap { $0 }.map { Mark(range: $0, note: nil) }
      notes.append(note)
    }
    marks.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the marks in a part of the text.
  ///
  /// - Complexity: O(log n + k), k being their number.
  func marks(in range: Range<Int>) -> ArraySlice<Mark> {
    guard !marks.isEmpty else { return [] }
    let first = marks.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let end = marks.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return marks[first..<end]
  }

  /// Returns a Boolean value that indicates whether an offset is inside a note.
  func areAround(_ offset: Int) -> Bool {
    let next = notes.partitioningIndex { $0.range.lowerBound >= offset }
    return next > 0 && offset < notes[next - 1].range.upperBound
  }

  /// Returns a label without the references to notes in the lines that it was made of.
  func removed(from label: String, in range: Range<Int>, of bytes: [UInt8]) -> String {
    marks(in: range).reduce(label) { label, mark in
      label.replacing(String(decoding: bytes[mark.range], as: UTF8.self), with: "", maxReplacements: 1)
    }
  }

  private static func brackets(_ bytes: [UInt8], in text: Range<Int>) -> [FootnoteMarker] {
    var found = marks(after: 0x5B, bytes, in: text)
    let squares = found.count
    found += marks(after: 0x7B, bytes, in: text)
    if squares > 0, squares < found.count { found.sort { $0.range.lowerBound < $1.range.lowerBound } }
    return found
  }

  private static func marks(after bracket: Int32, _ bytes: [UInt8], in text: Range<Int>) -> [FootnoteMarker] {
    var found: [FootnoteMarker] = []
    var next = text.lowerBound
    while let open = offset(of: bracket, in: bytes, next..<text.upperBound) {
      if let mark = FootnoteMarker(bytes, at: open, in: text) { found.append(mark) }
      next = open + 1
    }
    return found
  }

  private static func offset(of byte: Int32, in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard !range.isEmpty, let base = buffer.baseAddress,
        let found = memchr(base + range.lowerBound, byte, range.count)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
