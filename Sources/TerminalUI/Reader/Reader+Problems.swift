import Reading
import Speech
import Words

extension Reader {
  /// Opens what is wrong with the book, a text to be read with the same keys, a problem a line.
  package mutating func openProblems(_ problems: [String], at now: Instant) -> [Effect] {
    open(
      .problems, title: world.catalogue.text(.problemsTitle),
      lines: (problems.isEmpty ? [world.catalogue.text(.noProblems)] : problems).map { TextLine(KeyedText($0)) },
      at: now)
  }
}
