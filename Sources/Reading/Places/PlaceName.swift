/// A place of a book by the name that a reader gives it.
public enum PlaceName: Hashable, Codable, Sendable {
  /// A page of the layout, from 1.
  case page(Int)
  /// A page of the printed edition.
  case printPage(String)
  /// The chapter that is called by a number, or where none is, the one of that number, from 1.
  case chapter(Int)
  /// So much of the book lies before it, from 0 to 100.
  case percent(Int)
  /// A section, from 0, and what is named in it, or its start.
  case anchor(section: Int, name: String?)
  /// The start of the book.
  case start
  /// The end of the book.
  case end

  /// Reads the short names that are typed after a colon: `41`, `50%`, `c4`, `0`, `$`; nil for what is none.
  public init?(short name: String) {
    switch name {
    case "0": self = .start
    case "$": self = .end
    default:
      if let page = Int(name), page > 0 {
        self = .page(page)
      } else if name.hasSuffix("%"), let percent = Int(name.dropLast()), (0...100).contains(percent) {
        self = .percent(percent)
      } else if name.hasPrefix("c"), let chapter = Int(name.dropFirst()), chapter > 0 {
        self = .chapter(chapter)
      } else {
        return nil
      }
    }
  }
}
