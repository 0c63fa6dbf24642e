/// The answer of a reader in a control of a book.
package struct GivenAnswer: Hashable, Sendable {
  /// The section that holds the control, from 0.
  package let section: Int
  /// The identifier of the control in its section.
  package let control: String
  /// The answer as it is taken up again.
  package let value: String
  /// The question.
  package let question: String
  /// The answer in words; empty for a field that was left empty.
  package let words: String
  /// When it was given, in seconds since 1970.
  package let date: Int

  /// Creates an answer from its parts.
  package init(section: Int, control: String, value: String, question: String, words: String, date: Int) {
    self.section = section
    self.control = control
    self.value = value
    self.question = question
    self.words = words
    self.date = date
  }
}
