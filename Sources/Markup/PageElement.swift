/// The kind of an element in the order of a page, as far as it ends others or is ended by them.
enum PageElement {
  case block, heading, paragraph
  /// A block that holds nothing.
  case rule
  /// An element inside of a line.
  case phrase
  /// A part of a table, or a table: the parser ends what is open in it by itself, with tags that may be left out.
  case tablePart

  /// Creates the kind of the element of a name, or nil if no tags are implied for it.
  init?(_ name: String) {
    guard let kind = Self.kinds[name] else { return nil }
    self = kind
  }

  private static let kinds: [String: PageElement] = {
    var kinds: [String: PageElement] = ["p": .paragraph, "hr": .rule]
    func set(_ kind: PageElement, _ names: String) {
      for name in names.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = kind }
    }
    set(
      .block,
      """
      address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer header
      hgroup li listing main menu nav ol pre search section summary ul
      """)
    set(.heading, "h1 h2 h3 h4 h5 h6")
    set(.tablePart, "caption col colgroup table tbody td tfoot th thead tr")
    set(
      .phrase,
      """
      a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike
      strong sub sup time tt u var
      """)
    return kinds
  }()
}
