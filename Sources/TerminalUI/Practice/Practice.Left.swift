import Reading

extension Practice {
  /// Where a lesson was left in its midst, to be gone on with another time.
  package struct Left: Codable, Sendable {
    /// The step that was to be done next, from 0.
    package let step: Int
    /// How many steps there are.
    package let steps: Int
    let deeds: Deeds
    let session: Session
    private let language: String
    /// How long the text is, in UTF-8 bytes: in another text places are others.
    private let length: Int

    init(_ lesson: Lesson, step: Int, deeds: Deeds, session: Session) {
      self.step = step
      self.deeds = deeds
      self.session = session
      steps = lesson.steps.count
      language = lesson.language
      length = lesson.text.utf8.count
    }

    /// Whether a lesson is the one that was left, as it was then.
    package func fits(_ lesson: Lesson) -> Bool {
      steps == lesson.steps.count && (0..<steps).contains(step) && language == lesson.language
        && length == lesson.text.utf8.count
    }
  }
}
