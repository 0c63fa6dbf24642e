import Accessibility
import Words

/// A screen reader in whose words and order the announcements of an audit are given.
package enum AuditVoice: String, CaseIterable, Sendable {
  case lectern, voiceover, nvda, talkback, orca

  /// The order that the parts of an element are spoken in.
  var order: AnnouncementStyle.Order {
    switch self {
    case .lectern, .voiceover: .voiceOver
    case .nvda, .talkback, .orca: .nvda
    }
  }

  /// Returns the words of the program with those of the reader in their place, where they are known in its language.
  func words(for catalogue: Catalogue) -> Catalogue {
    let entries = EmbeddedFile.entries(of: "\(catalogue.language)/announcements-\(rawValue).txt")
    let templates = entries.map { (Phrase.Key(rawValue: $0.key), $0.value) }
    return catalogue.replacing(Dictionary(templates) { first, _ in first })
  }
}
