/// The key that an answer is kept under: the control it was given in, or the first of the radio buttons that belong
/// together.
public struct AnswerKey: Hashable, Codable, Sendable {
  /// The section that holds the control, from 0.
  public let section: Int
  /// The identifier of the control in its section.
  public let control: String

  /// Creates a key.
  public init(section: Int, control: String) {
    self.section = section
    self.control = control
  }
}

/// An answer with what is needed to tell it to somebody who does not see the form.
public struct KeptAnswer: Hashable, Sendable {
  /// The key that it is kept under.
  public let key: AnswerKey
  /// The answer, as a session takes it up again.
  public let value: String
  /// The question: the name of the control, or of its group; empty, as the words are, for a value that answers nothing.
  public let question: String
  /// The answer in words; empty for a field that was left empty.
  public let words: String

  /// Creates an answer.
  public init(key: AnswerKey, value: String, question: String, words: String) {
    self.key = key
    self.value = value
    self.question = question
    self.words = words
  }
}
