import PageLayout
import Reading
import TextModel
import TextUnits
import Words

/// A text with a session of its own: the book, or what lies over it for a while.
struct Layer: Sendable {
  /// The purpose of a layer.
  enum Purpose: Hashable, Sendable {
    case book
    /// The keys, read like a book.
    case keys
    /// Lines that tell something: what is wrong with the book, what it is, how much of it was read.
    case problems
    /// The description of a book on the shelf.
    case details
    /// An entry of a dictionary.
    case entry
    /// The step of a lesson that is being practised.
    case step
  }

  let purpose: Purpose
  var session = Session()
  var world: ReadingWorld
  /// The page in view; nil until one has been shown.
  var page: Page?
  /// The row at the top of the screen, where it is not the first of the page in view.
  var scrolled: Viewport.Top?
  /// The pages of a text that lies over the book.
  var pages: PaginatedBook?
}

extension Layer {
  /// A text over the book, in the book's settings.
  init(_ purpose: Purpose, title: String, lines: [TextLine], over world: ReadingWorld, in shape: ReaderShape) {
    let text = LineText(title: title, lines: lines)
    self.purpose = purpose
    self.world = ReadingWorld(
      text: text, geometry: PaginatedBook(text: text, size: shape.size, cells: shape.cells, order: shape.order),
      tokenizer: UnitTokenizer(text: text), settings: world.settings, catalogue: world.catalogue, names: world.names)
    self.world.settings.greets = false
    self.world.help = world.help
    lay(out: text, in: shape)
  }

  /// Lays a text that lies over the book out again.
  mutating func lay(out shape: ReaderShape) {
    guard purpose != .book else { return }
    lay(out: world.text, in: shape)
  }

  private mutating func lay(out text: some ReadableText, in shape: ReaderShape) {
    let index = PageIndex.build(text, size: shape.size, cells: shape.cells)
    let pages = PaginatedBook(text: text, size: shape.size, cells: shape.cells, order: shape.order)
    self.pages = index.map(pages.indexed) ?? pages
    world.geometry = self.pages ?? pages
    world.index = index?.book
  }
}

/// The size of the screen, the widths of its cells and their order: what a text needs to be laid out.
package struct ReaderShape: Sendable {
  package var size: PageSize
  package let cells: CellWidth
  package let order: CellOrder
  /// The abilities to make text stand out, which may take room in a row.
  package let abilities: ReaderView.Abilities
  /// Gives the rules that words are divided by, where the reader wants that; nil where there are none, or not yet.
  let hyphenation: @Sendable () -> Hyphenation?

  package init(
    size: PageSize, cells: CellWidth, order: CellOrder = .visual, abilities: ReaderView.Abilities = .all,
    hyphenation: @escaping @Sendable () -> Hyphenation? = { nil }
  ) {
    self.hyphenation = hyphenation
    self.size = size
    self.cells = cells
    self.order = order
    self.abilities = abilities
  }
}
