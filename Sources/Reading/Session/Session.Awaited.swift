import TextModel

extension Session {
  /// The thing that a move waits for, with what is done once it is there.
  ///
  /// The next command drops it.
  enum Awaited: Hashable, Codable, Sendable {
    /// The index of the whole book: an element that the section at hand does not have.
    case element(ElementSearch)
    /// The index of the whole book: a place that only it knows.
    case place(PlaceName)
    /// The search of the whole book: a match of the text that was looked for last.
    case match(MatchSearch)
    /// A long text, laid out as far as a place in it.
    case layout(LayoutGoal, Landing)
    /// An entry of a custom rotor, made ready by the application.
    case item(TextRange)
  }

  /// A move to an element that the section at hand does not have.
  struct ElementSearch: Hashable, Codable, Sendable {
    let granularity: Granularity
    /// A Boolean value that indicates whether controls are looked for as well, as by Tab.
    let isTab: Bool
    let direction: Direction
    /// A Boolean value that indicates whether reading goes on from what is found.
    let reads: Bool
  }

  /// A move to a match of the text that was looked for last.
  struct MatchSearch: Hashable, Codable, Sendable {
    let direction: Direction
    /// A Boolean value that indicates whether the search begins with it, and is no step from a match to the next.
    let isFirst: Bool
    /// A Boolean value that indicates whether reading goes on from what is found.
    var reads = false
  }

  /// The move that is made once a text has been laid out.
  enum Landing: Hashable, Codable, Sendable {
    case unit(TextRange, Granularity)
    case match(MatchSearch)
    case mark(Annotation)
    case place(PlaceName)
    case bookEdge(Direction)
    case reading(ReadAll.Scope?)
    /// The place that the last jump began at, or that was come back from.
    case jump(Direction)
    case recall(Moment)
    /// One of the things that an option of the rotor moves by.
    case pick(RotorOption, TextRange)
    /// The page that the reader is on comes into view, and nothing is spoken.
    case page
  }
}

extension Session.Awaited {
  /// A Boolean value that indicates whether nothing but the page of the reader is waited for, and no move.
  var isPage: Bool {
    if case .layout(_, .page) = self { true } else { false }
  }
}
