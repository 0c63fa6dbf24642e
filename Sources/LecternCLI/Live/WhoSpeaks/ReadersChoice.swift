/// A choice that a reader makes once for a terminal program: an answer to a question, under the name it is kept by.
protocol ReadersChoice: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// The name of the question in the file of answers.
  static var name: String { get }
}

/// The speaker, if a screen reader may be running too.
enum SpeakerChoice: String, ReadersChoice {
  static let name = "voice"

  case own
  case screenReader = "screenreader"
}

/// The layout of a book, if a braille display is at work.
enum LayoutChoice: String, ReadersChoice {
  static let name = "layout"

  case braille, book
}
