import Accessibility
import Reading
import Speech
import TextModel
import Words

extension Reader {
  /// Opens what the book is, and what its publisher says of how it can be read, a line each.
  mutating func openAbout(at now: Instant) -> [Effect] {
    let (metadata, catalogue) = (layers[0].world.text.metadata, world.catalogue)
    var lines = [Announcement.closed(metadata.title)]
    if !metadata.creators.isEmpty {
      lines.append(
        catalogue.text(Phrase(.aboutBy, ["names": .text(metadata.creators.joined(separator: ", "))])))
    }
    if let year = metadata.year { lines.append(catalogue.text(Phrase(.aboutYear, ["year": .text("\(year)")]))) }
    lines += AccessibilityStatements(of: metadata.accessibility).lines(in: catalogue)
    return open(
      .problems, title: catalogue.text(.aboutTitle), lines: lines.map { TextLine(KeyedText($0)) }, at: now)
  }

  /// Opens what is wrong with the book, a text to be read with the same keys, a problem a line.
  package mutating func openProblems(_ problems: [String], at now: Instant) -> [Effect] {
    open(
      .problems, title: world.catalogue.text(.problemsTitle),
      lines: (problems.isEmpty ? [world.catalogue.text(.noProblems)] : problems).map { TextLine(KeyedText($0)) },
      at: now)
  }
}
