import TextModel
import TextUnits

/// All that a layout depends on beside the text.
struct LayoutStyle: Sendable {
  let size: PageSize
  let cells: CellWidth
  let breaker: TextBreaker
  /// The language of what has none, as a BCP 47 tag.
  let language: String
  /// A Boolean value that indicates whether paragraphs are told apart by first lines that are set in.
  let isIndented: Bool

  init(_ text: some ReadableText, size: PageSize, cells: CellWidth) {
    self.size = size
    self.cells = cells
    breaker = TextBreaker()
    language = text.metadata.language ?? "en"
    switch size.style.paragraphs {
    case .auto: isIndented = text.setsParagraphsIn
    case .spaced: isIndented = false
    case .indented: isIndented = true
    }
  }
}
