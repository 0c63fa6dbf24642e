import Markup
import Words

/// The outcome of a rule for one element that it applies to.
package enum Outcome: Sendable {
  /// The element is as the rule expects it.
  case passed
  /// It is not.
  case failed(Failure)
  /// It cannot be decided without a rendered page, a script or a person.
  case notChecked

  /// Something that is not as a rule expects it.
  package struct Failure: Sendable {
    /// The message among those of the rule; nil for its only one.
    package var variant: String?
    /// The arguments of the message.
    package var arguments: [String: Phrase.Argument] = [:]
    /// The change that would mend it, as far as a program can tell.
    package var mending: Mending?
    /// The elements that it is about besides the one at fault.
    package var related: [MarkupNode] = []
  }

  /// Returns the outcome of something that is not as it should be.
  package static func failed(
    _ variant: String? = nil, _ arguments: [String: Phrase.Argument] = [:], mending: Mending? = nil,
    related: [MarkupNode] = []
  ) -> Outcome {
    .failed(Failure(variant: variant, arguments: arguments, mending: mending, related: related))
  }
}

/// The outcome of a rule for one element of one of several documents: of the package, of the navigation.
package struct PlacedOutcome {
  /// The document that the element stands in.
  package let page: AuditedPage
  package let node: MarkupNode
  package let outcome: Outcome

  package init(_ node: MarkupNode, in page: AuditedPage, _ outcome: Outcome) {
    self.page = page
    self.node = node
    self.outcome = outcome
  }
}
