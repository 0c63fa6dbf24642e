extension Reader {
  /// The state of a reader beside the session that is no setting, and is not to be lost when somebody else speaks.
  package struct Memory: Sendable {
    /// The lines written in dialogs before, the newest last.
    var histories: [Dialog.Purpose: [String]] = [:]
    /// A Boolean value that indicates whether the screen shows nothing.
    var isCurtained = false
    /// A Boolean value that indicates whether pictures are shown in place of the text around them.
    var showsPictures = false
    /// A Boolean value that indicates whether the terminal is known to show no pictures.
    var lacksPictures = false
    /// A Boolean value that indicates whether the next key of vi is answered with its meaning here: once, to a newcomer
    /// who sees.
    package var tellsViKey = false
    /// The utterances of late, the newest last.
    var heard: [Heard] = []

    /// Nothing is remembered.
    package init() {}
  }

  /// The lines written in dialogs before, the newest last.
  var histories: [Dialog.Purpose: [String]] {
    get { memory.histories }
    set { memory.histories = newValue }
  }

  /// A Boolean value that indicates whether the screen shows nothing.
  package var isCurtained: Bool { memory.isCurtained }
}
