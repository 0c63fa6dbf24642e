/// What is known of a whole book once every section has been looked at, whatever the layout.
public struct BookIndex: Hashable, Sendable {
  /// The sections in order.
  public let sections: [SectionFacts]

  /// Creates an index of a book's sections.
  public init(sections: [SectionFacts]) {
    self.sections = sections
  }
}

/// What the index keeps of one section.
public struct SectionFacts: Hashable, Sendable {
  /// The length of the logical text in UTF-8 bytes.
  public let length: Int
  /// How many headings there are.
  public let headings: Int
  /// How many links there are, note references not among them.
  public let links: Int
  /// Whether the section belongs to the main flow.
  public let isLinear: Bool

  /// Creates the facts of a section.
  public init(length: Int, headings: Int, links: Int, isLinear: Bool) {
    self.length = length
    self.headings = headings
    self.links = links
    self.isLinear = isLinear
  }
}
