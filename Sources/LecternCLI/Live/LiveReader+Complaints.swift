import Accessibility
import Reading
import TerminalUI
import Words

extension LiveReader {
  /// Tells what is wrong with the settings, aloud and on the screen.
  mutating func complain() {
    guard !parts.complaints.isEmpty else { return }
    let language = reader.world.catalogue.language
    carryOut(
      reader.apply(
        .announce(parts.complaints.map { Announcement([$0], isVerbatim: true, language: language) }), at: now))
    screen?.fail(parts.complaints.joined(separator: " "))
    screen?.show(reader, at: now)
  }

  /// Tells what has become of the shelf since the opening, when it was met.
  mutating func tellOfShelf() {
    guard !hasEnded, let news = parts.keeper.takeNews() else { return }
    let language = reader.world.catalogue.language
    carryOut(reader.apply(.announce([Announcement([news], isVerbatim: true, language: language)]), at: now))
    screen?.fail(news)
    screen?.show(reader, at: now)
  }

  /// Tells once that text of the book is missing, as soon as that is known and nothing is being read.
  mutating func tellOfLosses() {
    guard !hasToldOfLosses, !hasEnded, !reader.bookSession.isReading, let losses = parts.losses() else { return }
    hasToldOfLosses = true
    let catalogue = reader.world.catalogue
    carryOut(reader.apply(.announce([Announcement(losses, in: catalogue)]), at: now))
    screen?.fail(catalogue.text(losses))
    screen?.show(reader, at: now)
  }
}
