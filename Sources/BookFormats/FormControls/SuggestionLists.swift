import Markup
import TextModel

/// The lists of suggestions of a document: one that several fields have stands in memory once.
struct SuggestionLists {
  /// The number of lists that are kept: the fields of one list stand together.
  private static let most = 8

  private var known: [(given: [FormControl.Choice], suggestions: [Control.Choice])] = []

  /// Returns the suggestions of a field as its control has them.
  ///
  /// - Complexity: O(1) for the list of a field before it, O(n) in the choices of another.
  mutating func suggestions(_ given: [FormControl.Choice]) -> [Control.Choice] {
    // Lists in one storage are equal without a look at their choices.
    if let list = known.last(where: { $0.given == given }) { return list.suggestions }
    let suggestions = given.map { Control.Choice(TextFilter.line($0.name)) }.filter { !$0.name.isEmpty }
    if known.count == Self.most { known.removeFirst() }
    known.append((given, suggestions))
    return suggestions
  }
}
