extension Session {
  /// The state of the forms of a book: the answers, and the target of the keys.
  public struct Form: Hashable, Codable, Sendable {
    /// The target of the keys.
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
      /// The texts of the field before its changes, the newest last.
      var before: [String] = []
      /// The number of changes of the text.
      var changes = 0
      /// The number of its changes that are kept already, although the field was not left.
      var keptChanges = 0
      /// The suggestion that was gone to and has not been accepted yet; nil where there is none.
      var suggested: String?

      /// Notes a change of the text.
      ///
      /// The old text can be restored where it is given.
      mutating func note(_ old: String?) {
        changes += 1
        guard let old else { return }
        before.append(old)
        // Each is a whole text: more than anybody takes back one by one is no use to keep.
        if before.count > 200 { before.removeFirst() }
      }
    }

    /// The name that choices of a control stand under, as it was spoken.
    struct SpokenGroup: Hashable, Codable, Sendable {
      let key: AnswerKey
      let name: String
    }

    /// A list that is being chosen from.
    struct Choosing: Hashable, Codable, Sendable {
      let key: AnswerKey
      /// The choice that the keys have come to.
      var at: Int
    }

    /// The target of the keys.
    public internal(set) var mode = Mode.browse
    /// The answers that differ from those that the book gives.
    ///
    /// A text is the answer itself; a mark is `on` or `off`; what is chosen are the numbers of the choices, from 0; of
    /// radio buttons that belong together it is the key of the chosen one.
    public internal(set) var answers: [AnswerKey: String] = [:] {
      didSet { errors.section = nil }
    }
    /// The controls that have been left, or handed in: errors in them are announced.
    var visited: Set<AnswerKey> = [] {
      didSet { errors.section = nil }
    }
    var errors = Errors()
    var writing: Writing?
    var choosing: Choosing?
    /// The control that was filled in since the keys went to it.
    var changed: AnswerKey?
    /// The name that the choice spoken last stands under, and its control.
    var heardGroup: SpokenGroup?
    /// The letters that a choice of a list is gone to by.
    var typing: TypeAhead?
    /// A Boolean value that indicates whether the last command has turned forms mode on or off.
    var wasToggled = false
    /// A Boolean value that indicates whether the text being copied was cut, which has been announced; nil is no.
    var isCutting: Bool?
    /// A Boolean value that indicates whether the place where answers are kept was announced.
    var hasToldWhereKept = false

    /// The number of changes of the field that is being written in.
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

  /// Returns the session with the answers that were kept of an earlier one.
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
