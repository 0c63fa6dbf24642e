import Markup
import TextModel
import Words

/// Something in a document that is not as a rule expects it, and where.
///
/// Its properties are one for each thing that reports tell of it.
package struct Finding: Sendable {
  package let rule: Rule
  /// The file, or the entry of a publication, that it stands in.
  package let path: String
  /// The line and the column of the start tag of the element.
  package let place: SourceLines.Place
  /// The start tag of the element as the source has it, cut where it is long.
  package let element: String
  /// The element among all of its document, as a selector of CSS: `form > input#mail`.
  package let selector: String
  /// The message, one of those of the rule.
  package let message: Phrase
  /// The change that would mend it, as far as a program can tell.
  package let mending: Mending?
  package let node: MarkupNode
  /// The words that are heard at the element; nil where nobody has listened.
  package internal(set) var heard: Heard?

  /// The words that a listener hears at a finding.
  package struct Heard: Hashable, Sendable {
    /// The utterances as the document is.
    package var now: [String]
    /// The utterances once it is mended; nil where a program cannot mend it.
    package var mended: [String]?

    package init(now: [String], mended: [String]? = nil) {
      self.now = now
      self.mended = mended
    }
  }

  /// Listens at the findings of a page, and returns the words for each; nil where nothing is known of one.
  package typealias Ear = ([Finding], AuditedPage) -> [Heard?]

  init(_ failure: Outcome.Failure, of rule: Rule, at node: MarkupNode, in page: AuditedPage) {
    self.rule = rule
    path = page.path
    place = page.place(of: node)
    element = page.startTag(of: node)
    selector = page.selector(of: node)
    message = Phrase(rule.message(failure.variant), failure.arguments)
    mending = failure.mending
    self.node = node
  }

  /// A text that tells the finding from others of its file, also when lines and elements come before it.
  ///
  /// It is a hash of the rule, the name of the document without its folders and the start tag: elements that are written
  /// alike have the same.
  package var fingerprint: String {
    let text = [rule.id, path.split(separator: "/").last.map(String.init) ?? path, element].joined(separator: "\u{0}")
    return String(text.utf8.fnv1a, radix: 16)
  }
}
