/// An open group of Rich Text, with the state that ends with it.
struct RichTextGroup {
  /// The purpose of a group.
  enum Kind {
    /// Text, or any other content that is written unchanged.
    case content
    /// Text of its own, with paragraphs of its own.
    case destination
    /// The table of fonts, and the fonts in it.
    case fonts
    case field
    /// The instruction of a field.
    case instruction
    case shape
    /// The text in a shape, which is written behind the paragraph that it stands in.
    case box
    /// A part that is not read.
    case dropped
  }

  var kind: Kind
  /// The place in the output at which the group begins.
  let start: RichTextOutput.Place
  /// A Boolean value that indicates whether nothing of it has been read but the symbol of a group that programs may
  /// ignore.
  var isFresh = true
  /// The font of its text, or nil for the default one.
  var font: Int?
  /// The number of bytes behind the number of a character that older programs read in its place.
  var skipped = 1
  /// A Boolean value that indicates whether its paragraphs are in a table.
  var isInTable = false
  /// A Boolean value that indicates whether it is a picture, or in one.
  var isInPicture = false
  /// A Boolean value that indicates whether the shape has text that was read.
  var hasBox = false
  /// A Boolean value that indicates whether it is the text of a shape in a table.
  var isBoxInTable = false
  /// The texts of shapes, which are written at the end of the paragraph.
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
