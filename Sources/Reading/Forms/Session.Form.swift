extension Session {
  /// What a reader does with the forms of a book: what is filled in, and what the keys go to.
  public struct Form: Hashable, Codable, Sendable {
    /// What the keys go to.
    public enum Mode: String, Codable, Sendable {
      /// The text.
      case browse
      /// The control at the cursor, until it is left.
      case forms
      /// Whatever control the cursor comes to, until the reader says otherwise.
      case sticky
    }

    /// A field that is being written in.
    struct Writing: Hashable, Codable, Sendable {
      let key: AnswerKey
      var line: LineEditor
      /// What stood in the field before its changes, the newest last.
      var before: [String] = []
      /// How often the text was changed.
      var changes = 0
      /// How many of its changes are kept already, although the field was not left.
      var keptChanges = 0
      /// The suggestion that was gone to and has not been accepted yet; nil where there is none.
      var suggested: String?

      /// The text has been changed; what stood there before can be had back, where it is given.
      mutating func note(_ old: String?) {
        changes += 1
        guard let old else { return }
        before.append(old)
        // Each is a whole text: more than anybody takes back one by one is no use to keep.
        if before.count > 200 { before.removeFirst() }
      }
    }

    /// What choices of a control stand under, as it was said.
    struct HeardGroup: Hashable, Codable, Sendable {
      let key: AnswerKey
      let name: String
    }

    /// A list that is being chosen from.
    struct Choosing: Hashable, Codable, Sendable {
      let key: AnswerKey
      /// The choice that the keys have come to.
      var at: Int
    }

    /// What the keys go to.
    public internal(set) var mode = Mode.browse
    /// What has been filled in, where it is not what the book gives.
    ///
    /// A text is the answer itself; a mark is `on` or `off`; what is chosen are the numbers of the choices, from 0; of
    /// radio buttons that belong together it is the key of the chosen one.
    public internal(set) var answers: [AnswerKey: String] = [:] {
      didSet { errors.section = nil }
    }
    /// The controls that have been left, or handed in: what is wrong with them is told.
    var visited: Set<AnswerKey> = [] {
      didSet { errors.section = nil }
    }
    var errors = Errors()
    var writing: Writing?
    var choosing: Choosing?
    /// The control that was filled in since the keys went to it.
    var changed: AnswerKey?
    /// What the choice that was said last stands under, and in which control.
    var heardGroup: HeardGroup?
    /// The letters that a choice of a list is gone to by.
    var typing: TypeAhead?
    /// A Boolean value that indicates whether the last command has turned forms mode on or off.
    var wasToggled = false
    /// A Boolean value that indicates whether what is being copied was cut, which has been told; nil is no.
    var isCutting: Bool?
    /// A Boolean value that indicates whether the reader has been told where answers are kept.
    var hasToldWhereKept = false

    /// How often the field was changed that is being written in.
    package var changes: Int { writing?.changes ?? 0 }

    /// A Boolean value that indicates whether a field is being written in.
    package var isWriting: Bool { isOn && writing != nil }

    /// The characters that are selected in the field that is being written in; nil while none are.
    package var selection: Range<Int>? { writing?.line.selection }

    /// A Boolean value that indicates whether keys go to controls.
    public var isOn: Bool { mode != .browse }

    /// Creates a form in which nothing is filled in.
    public init() {}
  }

  /// The session with the answers that were kept of an earlier one.
  public func answering(_ answers: [AnswerKey: String]) -> Session {
    var session = self
    session.form.answers = answers
    return session
  }

  /// The session without what has been filled in, which is kept by itself.
  public var withoutAnswers: Session {
    var session = self
    session.form = Form()
    session.form.hasToldWhereKept = form.hasToldWhereKept
    return session
  }
}
