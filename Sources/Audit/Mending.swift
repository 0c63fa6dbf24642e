import Markup
import Words

/// A change of the source of a document that mends what a rule found, so that it can be heard mended.
///
/// Words that only the author knows stand in it as `blank`, in whose place words are put that say what belongs there.
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

  /// The character in the place of words that only the author knows.
  package static let blank = "\u{FFFC}"

  package var steps: [Step]
  /// The phrase that says what belongs there; nil where the steps say all.
  package var words: Phrase?

  package init(_ steps: [Step], words: Phrase? = nil) {
    self.steps = steps
    self.words = words
  }

  /// Creates a mending with the phrase of a key in the place of the author's words.
  package init(_ steps: [Step], words key: Phrase.Key, _ arguments: [String: Phrase.Argument] = [:]) {
    self.init(steps, words: Phrase(key, arguments))
  }

  /// Returns a mending that gives an element an attribute, in which a phrase stands for the author's words.
  package static func set(_ attribute: String, toWordsOf key: Phrase.Key, of node: MarkupNode) -> Mending {
    Mending([.set(attribute, to: blank, of: node)], words: key)
  }

  /// Returns the mending with the words of a catalogue in place of the author's.
  package func worded(by catalogue: Catalogue) -> Mending {
    guard let words = words.map({ catalogue.text($0) }) else { return self }
    func filled(_ text: String, _ words: String) -> String { text.replacing(Self.blank, with: words) }
    return Mending(
      steps.map { step in
        switch step {
        case .set(let name, let value, let node): .set(name, to: filled(value, words), of: node)
        case .insertBefore(let node, let markup): .insertBefore(node, filled(markup, words.escaped))
        case .insertInside(let node, let markup): .insertInside(node, filled(markup, words.escaped))
        case .remove, .rename: step
        }
      })
  }

  /// Returns a mending that gives an element an attribute.
  package static func set(_ attribute: String, to value: String, of node: MarkupNode) -> Mending {
    Mending([.set(attribute, to: value, of: node)])
  }

  /// Returns a mending that takes an attribute away.
  package static func remove(_ attribute: String, of node: MarkupNode) -> Mending {
    Mending([.remove(attribute, of: node)])
  }
}
