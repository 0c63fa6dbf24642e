import Markup

/// A change of the source of a document that mends what a rule found, so that it can be heard mended.
///
/// Words that only the author knows stand in it as words that say what belongs there.
package struct Mending: Hashable, Sendable {
  /// One change of one element.
  package enum Step: Hashable, Sendable {
    /// Gives an element an attribute, in place of the one of that name.
    case set(String, to: String, of: MarkupNode)
    /// Takes an attribute away.
    case remove(String, of: MarkupNode)
    /// Puts markup before an element.
    case insertBefore(MarkupNode, String)
    /// Puts markup right behind the start tag of an element.
    case insertInside(MarkupNode, String)
    /// Gives an element another name, in both of its tags.
    case rename(MarkupNode, to: String)
  }

  package var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// Returns a mending that gives an element an attribute.
  package static func set(_ attribute: String, to value: String, of node: MarkupNode) -> Mending {
    Mending([.set(attribute, to: value, of: node)])
  }

  /// Returns a mending that takes an attribute away.
  package static func remove(_ attribute: String, of node: MarkupNode) -> Mending {
    Mending([.remove(attribute, of: node)])
  }
}
