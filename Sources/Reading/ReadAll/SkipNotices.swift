import TextModel
import Words

/// The notices of parts that read-all steps over: of each kind once.
public struct SkipNotices: Hashable, Codable, Sendable {
  private var told: Set<Container.Role> = []
  private let isSilent: Bool

  /// Nothing has been announced yet; if silent, nothing will be.
  public init(isSilent: Bool = false) {
    self.isSilent = isSilent
  }

  /// Returns the phrase for a part that is skipped for the first time.
  mutating func notice(of role: Container.Role) -> Phrase.Key? {
    let phrase: Phrase.Key
    var kind = role
    switch role {
    case .endnotes: phrase = .skippingEndnotes
    case .bibliography: phrase = .skippingBibliography
    case .tableOfContents, .landmarks: (kind, phrase) = (.tableOfContents, .skippingContents)
    case .pageList: phrase = .skippingPageList
    case .terms: phrase = .skippingTerms
    default: (kind, phrase) = (.footnote, .skipping)
    }
    return !isSilent && told.insert(kind).inserted ? phrase : nil
  }
}
