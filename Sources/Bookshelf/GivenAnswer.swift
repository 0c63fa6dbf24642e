/// The user's answer in a control of a book.
package struct GivenAnswer: Hashable, Sendable {
  /// The section that holds the control, from 0.
  package let section: Int
  /// The identifier of the control in its section.
  package let control: String
  /// The value of the answer, as the control takes it.
  package let value: String
  /// The question.
  package let question: String
  /// The answer in words, or an empty string for an empty field.
  package let words: String
  /// The time of the answer, in seconds since 1970.
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
