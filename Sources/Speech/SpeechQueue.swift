/// An utterance, or something made of it, that waits for its turn to be spoken.
public protocol QueuedSpeech {
  /// The purpose of the utterance.
  var kind: Utterance.Kind { get }
  /// A Boolean value that indicates whether it can be overtaken no more, and not be dropped.
  var isTaken: Bool { get }
}

extension Array where Element: QueuedSpeech {
  /// Adds speech in its place among what waits.
  ///
  /// - Reading and hints come behind all others.
  /// - An answer, such as an alert, comes before reading that is not taken: it waits for the end of the sentence that is
  ///   spoken, and reading goes on behind it.
  /// - A hint that waits is dropped for anything newer.
  ///
  /// An interruption is no matter of order: its owner silences the voice first, and the queue is empty.
  public mutating func enqueue(_ new: Element) {
    removeAll { $0.kind == .aside && !$0.isTaken }
    var index = endIndex
    if new.kind == .answer {
      while index > startIndex, self[index - 1].kind == .reading, !self[index - 1].isTaken { index -= 1 }
    }
    insert(new, at: index)
  }
}
