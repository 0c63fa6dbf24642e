import TextModel

/// A text element that is a value: a text and what is spoken of it.
public struct StaticText: TextElement {
  /// The text.
  public var text: String
  /// The lines.
  public var lines: [TextLine]
  /// The level of the heading; nil for text that is no heading.
  public var headingLevel: Int?
  /// The language as a BCP 47 tag; nil for that of the content.
  public var language: String?
  /// The side that the text begins at; nil where the text itself shows it.
  public var direction: TextDirection?
  /// A Boolean value that indicates whether the paragraph goes on in the next element.
  public var continuesInNext = false
  /// The group that the element is linked in.
  public var linkedGroup: String?
  /// A name that others can lead to.
  public var identifier: String?
  /// The identifier of the element that is read after this one.
  public var nextElement: String?
  /// The identifier of the element that is read before this one.
  public var previousElement: String?
  /// The actions for the text.
  public var actions: [TextAction] = []

  /// Creates a text element; without lines, they are those of its line feeds.
  public init(
    _ text: String, headingLevel: Int? = nil, lines: [TextLine]? = nil, language: String? = nil,
    linkedGroup: String? = nil, continuesInNext: Bool = false, actions: [TextAction] = []
  ) {
    self.text = text
    self.lines = lines ?? TextLine.lines(of: text)
    self.headingLevel = headingLevel
    self.language = language
    self.linkedGroup = linkedGroup
    self.continuesInNext = continuesInNext
    self.actions = actions
  }
}
