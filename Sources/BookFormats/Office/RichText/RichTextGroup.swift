/// A group of Rich Text that is open, with what ends with it.
struct RichTextGroup {
  /// The purpose of a group.
  enum Kind {
    /// Text, or anything that is left as it is.
    case content
    /// Text of its own, with paragraphs of its own.
    case destination
    /// The table of fonts, and the fonts in it.
    case fonts
    case field
    /// The instruction that a field is made by.
    case instruction
    case shape
    /// The text in a shape, which is read behind the paragraph it stands in.
    case box
    /// Nothing of it is read.
    case dropped
  }

  var kind: Kind
  /// The place at which its beginning was written.
  let start: RichTextOutput.Place
  /// A Boolean value that indicates whether nothing of it was read yet but the sign of a group that is not for every
  /// program.
  var isFresh = true
  /// The font of its text; nil where it is the usual one.
  var font: Int?
  /// The number of bytes that stand for a character for older programs, behind its number.
  var skipped = 1
  /// A Boolean value that indicates whether its paragraphs are in a table.
  var isInTable = false
  /// A Boolean value that indicates whether it is a picture, or in one.
  var isInPicture = false
  /// A Boolean value that indicates whether the shape has text that was read.
  var hasBox = false
  /// A Boolean value that indicates whether it is the text of a shape in a table.
  var isBoxInTable = false
  /// The texts of shapes that wait for the end of a paragraph.
  var boxes: [UInt8] = []

  init(_ kind: Kind, at start: RichTextOutput.Place, in outer: RichTextGroup?) {
    self.kind = kind
    self.start = start
    font = outer?.font
    skipped = outer?.skipped ?? 1
    isInTable = outer?.isInTable ?? false
    isInPicture = outer?.isInPicture ?? false
  }
}
