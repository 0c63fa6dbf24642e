/// A list, a table, a quote...: what stands around blocks.
public struct Container: Hashable, Sendable {
  /// The kind of a container.
  public enum Kind: Hashable, Sendable {
    /// A list with the number of its own items.
    case list(items: Int, isOrdered: Bool)
    /// A table with its size.
    case table(rows: Int, columns: Int)
    /// A quotation.
    case quote
    /// A figure.
    case figure
    /// A text beside the text, with what its author calls it, if anything.
    case aside(name: String)
    /// Controls that belong together, with what they are called as a group and what explains them.
    case group(name: String, explanation: String)
    /// The content that a control opens and closes, the control itself included, by the control's key; and a Boolean
    /// value that indicates whether it is open at first.
    case disclosed(by: String, isOpen: Bool)
    /// A part of the document that its markup names (`epub:type`, DPUB-ARIA).
    case region(Role)
    /// A landmark of a page (WAI-ARIA 1.2, 5.3.4), with what its author calls it, if anything.
    case landmark(Landmark, name: String)
  }

  /// The kind of a landmark, by the names of WAI-ARIA.
  public enum Landmark: String, Hashable, Sendable {
    /// The head of the page.
    case banner
    /// Content beside the main content.
    case complementary
    /// A form.
    case form
    /// The main content.
    case main
    /// Links to other parts.
    case navigation
    /// A part with a name.
    case region
    /// A search.
    case search
    /// The foot of the page.
    case contentInformation = "contentinfo"
  }

  /// The purpose of a part of a book, by the names of EPUB Structural Semantics and DPUB-ARIA.
  public enum Role: String, Codable, Hashable, Sendable {
    /// A footnote.
    case footnote
    /// A list of endnotes.
    case endnotes
    /// A bibliography.
    case bibliography
    /// A quotation from the text itself, set off.
    case pullquote
    /// The list of printed pages.
    case pageList
    /// A table of contents.
    case tableOfContents
    /// A list of landmarks.
    case landmarks
    /// An index.
    case index
    /// An abstract.
    case abstract
    /// Acknowledgments.
    case acknowledgments
    /// An afterword.
    case afterword
    /// An appendix.
    case appendix
    /// A chapter.
    case chapter
    /// A colophon.
    case colophon
    /// A conclusion.
    case conclusion
    /// The page with the copyright.
    case copyrightPage
    /// The cover.
    case cover
    /// Credits.
    case credits
    /// A dedication.
    case dedication
    /// An epigraph.
    case epigraph
    /// An epilogue.
    case epilogue
    /// Errata.
    case errata
    /// A foreword.
    case foreword
    /// A glossary.
    case glossary
    /// An introduction.
    case introduction
    /// A part of the book.
    case part
    /// A preface.
    case preface
    /// A prologue.
    case prologue
    /// The title page.
    case titlePage
    /// The terms of the library that a text comes from, which stand around the text.
    case terms

    /// A Boolean value that indicates whether the part stands beside the text, so that reading through may step over
    /// it.
    public var isSkipped: Bool {
      switch self {
      case .footnote, .endnotes, .bibliography, .pullquote, .pageList, .tableOfContents, .landmarks, .terms: true
      default: false
      }
    }
  }

  /// The kind of the container.
  public let kind: Kind
  /// UTF-8 offsets in the section: from the first block's start to the last block's end.
  public let range: Range<Int>
  /// The container around this one, as an index into the section's containers.
  public let parent: Int?

  /// Creates a container over whole blocks.
  public init(_ kind: Kind, range: Range<Int>, parent: Int? = nil) {
    self.kind = kind
    self.range = range
    self.parent = parent
  }
}
