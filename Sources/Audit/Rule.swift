import Markup
import Words

/// A rule: what it applies to, what it expects there, and the words for it by key.
///
/// A rule is a value in a file of its own, named in `Rule.all`. Its words stand in the files of the languages beside
/// this one: `id` for what it expects of any document, `id.found` for what is wrong at one place, `id.why` and
/// `id.help`.
package struct Rule: Sendable {
  /// The weight of what a rule finds.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Worth a look: reading is slower or less pleasant.
    case note
    /// A listener is led astray or has to guess.
    case warning
    /// A listener does not get what is there.
    case error

    package static func < (first: Severity, second: Severity) -> Bool {
      let all = Severity.allCases
      return (all.firstIndex(of: first) ?? 0) < (all.firstIndex(of: second) ?? 0)
    }
  }

  /// The documents that others know the rule by.
  package struct References: Hashable, Sendable {
    /// The identifiers of the rules of the ACT Rules Community Group that it decides as they do.
    package var act: [String] = []
    /// The success criteria of WCAG 2.2, as `1.1.1`.
    package var wcag: [String] = []
    /// The checks of Ace, of EPUBCheck or of axe-core that look for the same, as `ace:epub-title`.
    package var others: [String] = []

    package init(act: [String] = [], wcag: [String] = [], others: [String] = []) {
      self.act = act
      self.wcag = wcag
      self.others = others
    }
  }

  /// The matter that a rule looks at.
  package enum Scope: Sendable {
    /// Elements of one document: those that it applies to, and what it finds of each.
    case page(
      applies: @Sendable (AuditedPage) -> [MarkupNode],
      expects: @Sendable (MarkupNode, AuditedPage) -> Outcome)
    /// A publication as a whole, once its documents were looked at.
    case publication(@Sendable (AuditedPublication) -> [PlacedOutcome])
    /// A way through a document that the program goes as a reader would; its outcomes are found out by who reads.
    case walk(Walk)
  }

  /// A way through a document from end to end, by the identifier of its rule.
  package enum Walk: String, CaseIterable, Sendable {
    case readAll = "walk-read-all"
    case lines = "walk-lines"
    case selection = "walk-selection"
    case pages = "walk-pages"
    case controls = "walk-controls"
    /// The words that are shown, against those that are spoken.
    case words = "walk-words"
  }

  /// The name of the rule, as `image-name`.
  package let id: String
  package let severity: Severity
  package let references: References
  package let scope: Scope

  /// Creates a rule for elements of documents.
  package init(
    _ id: String, _ severity: Severity, act: [String] = [], wcag: [String] = [], others: [String] = [],
    applies: @escaping @Sendable (AuditedPage) -> [MarkupNode],
    expects: @escaping @Sendable (MarkupNode, AuditedPage) -> Outcome
  ) {
    self.id = id
    self.severity = severity
    references = References(act: act, wcag: wcag, others: others)
    scope = .page(applies: applies, expects: expects)
  }

  /// Creates a rule for publications.
  package init(
    _ id: String, _ severity: Severity, wcag: [String] = [], others: [String] = [],
    publication: @escaping @Sendable (AuditedPublication) -> [PlacedOutcome]
  ) {
    self.id = id
    self.severity = severity
    references = References(wcag: wcag, others: others)
    scope = .publication(publication)
  }

  /// Creates the rule of a way through documents.
  package init(_ walk: Walk, _ severity: Severity, wcag: [String] = []) {
    id = walk.rawValue
    self.severity = severity
    references = References(wcag: wcag)
    scope = .walk(walk)
  }

  /// The part of its words that a rule is asked for.
  package enum Part: String, CaseIterable, Sendable {
    /// The expectation of the rule.
    case summary
    /// The reason for which it matters to those who listen.
    case why
    /// The way to mend it.
    case help
  }

  /// Returns the key of a part of its words.
  package func key(_ part: Part) -> Phrase.Key {
    Phrase.Key(rawValue: part == .summary ? id : "\(id).\(part.rawValue)")
  }

  /// Returns the key of a message of the rule: `id.found`, and `id.found.variant` where it has several.
  package func message(_ variant: String?) -> Phrase.Key {
    Phrase.Key(rawValue: "\(id).found" + (variant.map { ".\($0)" } ?? ""))
  }
}
