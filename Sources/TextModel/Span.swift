/// A run of characters with a meaning of its own, inside one block.
public struct Span: Hashable, Sendable {
  /// The meaning of a span.
  public enum Kind: Hashable, Sendable {
    /// A link.
    case link(Destination)
    /// The role that its author gives a link. The span of the link has the same range.
    case linkRole(LinkRole)
    /// A reference to a note; no part of the sentence it stands in.
    case noteReference(Destination)
    /// Emphasis, usually in italics.
    case emphasis
    /// Strong emphasis, usually bold.
    case strong
    /// Program code.
    case code
    /// Text with a line through it, which does not hold any more.
    case struck
    /// Text that was added to an earlier state of the text.
    case inserted
    /// Text that its author highlights, for its relevance where it stands.
    case marked
    /// An abbreviation, with the words that it stands for.
    case abbreviation(String)
    /// A date, a time, or a duration, as a valid string of the HTML standard (2.3.5): "2026-05-03", "14:30", "PT4H".
    case date(String)
    /// Text that stands above or below the line.
    case raised, lowered
    /// The name of who says what stands behind it, in a play: no sentence ends with it, though a full stop may.
    case speaker
    /// An image in the flow: the text is its description, or U+FFFC where it has none.
    case image
    /// The longer description that its author gives an image. The span of the image, or its block, has the same range.
    case described(String)
    /// The file of an image, by its name in the book. The span of the image, or its block, has the same range.
    case picture(String)
    /// The film or the sound that an image in the flow takes the place of. The span of the image has the same range.
    case media(Medium)
    /// A run in another language, as a BCP 47 tag.
    case language(String)
    /// Words whose sounds the source gives (SSML Attributes of EPUB: `ssml:ph`).
    case pronounced(Phonemes)
    /// A run that the source sets in a direction of its own.
    case direction(TextDirection)
    /// The symbols of a formula, which are spoken as the formula says.
    case formula(Formula)
    /// Symbols that are heard by the name that their author gives them; whether they make an image.
    case called(String, isImage: Bool)
    /// Text that is seen and not heard in the flow: the underscores of `_so_` in plain text, the arrow out of a note.
    case unspoken
    /// Text that is there for the eye alone: text that its author hides from those who listen (`aria-hidden`), or the
    /// number of a line of verse. No move by ear stops in it.
    case concealed
    /// A line of verse that its author sets in, by so many cells.
    case indented(Int)
    /// The reading of a ruby base, in parentheses: seen beside the base and not heard, since it says what the base
    /// says.
    case reading
    /// The box of a task in a list, which tells whether the task is done.
    case taskBox(isDone: Bool)
    /// Symbols that the markup stands for and the source does not hold, such as the quotation marks of a `q`.
    case added
    /// Words of a picture that were recognised and may be others.
    case uncertain
    /// The label of a form control, as an index into the section's controls.
    case label(control: Int)
    /// The start of a printed page; the range holds the label only if the text shows it.
    case pageBreak(label: String)
  }

  /// The role of a link that is more than a link.
  public enum LinkRole: Hashable, Sendable {
    /// A link that is a button.
    case button
    /// A reference to an entry of a bibliography, or of a glossary (DPUB-ARIA: doc-biblioref, doc-glossref).
    case bibliographyReference, glossaryReference
    /// A link back to what leads to the place (DPUB-ARIA: doc-backlink).
    case backLink
  }

  /// A medium that is played, and not shown as an image.
  public enum Medium: Hashable, Sendable {
    /// Sound.
    case audio
    /// A film.
    case video
  }

  /// The meaning of the span.
  public let kind: Kind
  /// UTF-8 offsets in the section; empty for a mark without text.
  public let range: Range<Int>

  /// Creates a span.
  public init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension Span.Kind {
  /// A Boolean value that indicates whether the span is a reference to a note.
  package var isNoteReference: Bool { if case .noteReference = self { true } else { false } }

  /// A Boolean value that indicates whether the span is a link.
  package var isLink: Bool { if case .link = self { true } else { false } }

  /// A Boolean value that indicates whether the text of the span is for the eye alone.
  public var isUnheard: Bool { self == .unspoken || self == .reading || self == .concealed }
}

/// The destination of a link or of an entry of the table of contents.
public enum Destination: Hashable, Sendable {
  /// A place in the book: a section, and an anchor in it or its start.
  case place(section: Int, anchor: String?)
  /// Something outside the book, as the source writes it; never fetched.
  case outside(String)
  /// A place that the source has in the book and that is not there, as the source writes it.
  case missing(String)
}
