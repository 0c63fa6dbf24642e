import Accessibility
import Speech
import Words

extension ReadingWorld {
  /// How elements are announced, as the reader has chosen; hints by their choice too, unless it is given.
  ///
  /// Where keys move through the document, a field must be entered before it is typed into.
  package func announcementStyle(hints: Bool? = nil, isBrowsing: Bool = false) -> AnnouncementStyle {
    AnnouncementStyle(
      verbosity: settings.verbosity, order: settings.order, hints: hints ?? settings.hints, isBrowsing: isBrowsing)
  }

  /// The key that tells what keys do, as it is spoken at the start of a sentence; among fields characters are text.
  package func helpWords(amongFields: Bool = false) -> String {
    let helpKey = amongFields ? fieldHelpKey : helpKey
    let name = helpKey.count == 1 ? helpKey.first.flatMap(names.name(of:)) ?? helpKey : helpKey
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words that refuse a key without a command, which is given as it is spoken.
  package func refusal(of key: String, amongFields: Bool = false, earcon: Earcon? = nil) -> Announcement {
    let help = helpWords(amongFields: amongFields)
    let words = catalogue.text(Phrase(.noCommand, ["key": .text(key), "help": .text(help)]))
    return Announcement([Announcement.opening(words)], earcon: earcon, language: catalogue.language)
  }
}
