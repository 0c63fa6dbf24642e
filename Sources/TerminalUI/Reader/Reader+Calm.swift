import Accessibility
import PageLayout
import Reading
import Speech
import TextModel
import Words

/// Calm view: the main content alone, in an easy layout.
extension Reader {
  /// A Boolean value that indicates whether the main content alone is shown.
  var isCalm: Bool { styles.page.isCalm }

  /// Shows the main content alone, or everything again; where the reader is, if that is shown, stays.
  ///
  /// It holds while the book is open: a reader who always wants it gives the setting that value.
  mutating func toggleCalm(at now: Instant) -> [Effect] {
    openings["calm"] = isCalm ? "off" : "on"
    return isCalm ? tellOfCalm([Phrase(.calmOn)], at: now) : tell([Phrase(.calmOff)], at: now)
  }

  /// Tells what is left out around the reader, each kind of it once.
  mutating func tellOfCalm(_ before: [Phrase] = [], at now: Instant) -> [Effect] {
    let world = layers[0].world
    let section = world.text.section(bookSession.cursor.section)
    let kinds = Set((section.hiddenParts.isEmpty ? section.sideParts : section.hiddenParts).map(\.kind))
    let names = SidePart.Kind.allCases.filter(kinds.contains).map { world.catalogue.text($0.phrase) }
    let leftOut = names.isEmpty ? [] : [Phrase(.leftOut, ["parts": .text(names.joined(separator: ", "))])]
    return before + leftOut == [] ? [] : tell(before + leftOut, at: now)
  }
}

extension SidePart.Kind {
  fileprivate var phrase: Phrase.Key {
    switch self {
    case .navigation: .sideNavigation
    case .banner: .sideBanner
    case .contentInformation: .sideContentInformation
    case .aside: .sideAside
    case .form: .sideForm
    case .terms: .sideTerms
    case .other: .sideOther
    }
  }
}
