import Reading
import TextModel

extension Practice {
  /// The place at which a lesson was left unfinished, to be gone on with another time.
  package struct Left: Codable, Sendable {
    /// The step that was to be done next, from 0.
    package let step: Int
    /// The number of steps.
    package let steps: Int
    let deeds: Deeds
    let score: Score
    let marks: Marks
    let session: Session
    private let language: String
    /// The hash of the text and the steps: with another text places are others, and among other steps so are they.
    private let digest: UInt64

    init(_ practice: Practice, step: Int, session: Session) {
      let lesson = practice.lesson
      self.step = step
      deeds = practice.deeds
      score = practice.score
      marks = practice.marks
      self.session = session
      steps = lesson.steps.count
      language = lesson.language
      digest = lesson.digest
    }

    /// Returns a Boolean value that indicates whether a lesson is the one that was left, as it was then.
    package func fits(_ lesson: Lesson) -> Bool {
      steps == lesson.steps.count && (0..<steps).contains(step) && language == lesson.language
        && digest == lesson.digest
    }
  }
}

extension Lesson {
  /// Tells the lesson from one of another text or of other steps.
  fileprivate var digest: UInt64 { ([text] + steps.map(\.words)).joined(separator: "\u{0}").utf8.fnv1a }
}
