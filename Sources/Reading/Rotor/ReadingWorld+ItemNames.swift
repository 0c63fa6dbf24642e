import Accessibility
import Speech
import TextModel
import Words

extension ReadingWorld.Places {
  /// Returns the name of an element in a list of its kind.
  ///
  /// It is what is spoken first where it is gone to for what has no words of its own, as a printed page; a control by
  /// its name, anything else by how its text begins, and where nothing of that is heard by the sentence around it.
  func itemName(of range: TextRange, as granularity: Granularity = .sentence) -> String {
    switch granularity {
    case .printPage, .separator: return told(of: range, as: granularity)
    case .language: return line([told(of: range, as: granularity), words(of: range)])
    case .landmark: return landmarkName(of: range)
    case .link, .note:
      let section = text.section(range.lower.section)
      if let reference = section.noteReference(at: range.lower.offset) {
        return Announcement.open(catalogue.text(section.phrase(of: reference)))
      }
    default: break
    }
    let name = world.forms.control(at: range.lower)?.control.name(in: catalogue) ?? ""
    if !name.isEmpty { return name }
    let words = words(of: range)
    let said = words.isEmpty ? told(of: range, as: granularity) : words
    // Bold blanks, say, are known by what they stand in.
    return said.isEmpty ? world.sentence(at: range.lower).map { self.words(of: $0) } ?? said : said
  }

  /// Returns the kind of a part of the book, the name that its author gives it, and its heading or its beginning.
  private func landmarkName(of range: TextRange) -> String {
    let composer = Composer(world)
    let section = text.section(range.lower.section)
    let beginning = words(of: composer.landmarkBeginning(range.lower))
    return line(
      composer.landmarkParts(at: range.lower, in: section) + [beginning.isEmpty ? words(of: range) : beginning])
  }

  /// Returns the first words that are spoken of an element, without the stop that closes them.
  private func told(of range: TextRange, as granularity: Granularity) -> String {
    let said = Composer(world).speech(of: range, as: granularity, from: range.lower).all.map(\.text)
    return said.first { !$0.isEmpty }.map(Announcement.open) ?? ""
  }

  private func words(of range: TextRange) -> String {
    range.offsets.map { beginning(of: $0, inSection: range.lower.section) } ?? ""
  }

  /// Returns parts in one line, each once.
  private func line(_ parts: [String]) -> String {
    let said = Announcement.distinct(parts)
    return (said.dropLast().map(Announcement.closed) + said.suffix(1)).joined(separator: " ")
  }
}
