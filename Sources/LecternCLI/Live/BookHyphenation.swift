import Hyphens
import PageLayout
import Synchronization
import TextModel
import Words

/// The rules that the words of a book are divided by: those of the language that most of it is in.
///
/// They are looked for and loaded when they are first asked for.
final class BookHyphenation: Sendable {
  private let language: String
  private let folders: [String]
  private let rules: Lazy<Hyphenation?>
  private let isBegun = Atomic(false)
  private let isLoaded = Atomic(false)

  /// Takes the rules of a book from the patterns that are installed.
  init(_ text: some ReadableText, _ edges: Edges) {
    let (language, folders) = (text.metadata.language ?? "en", edges.dataFolders)
    self.language = language
    self.folders = folders
    rules = Lazy {
      guard let file = PatternFile(language: language, in: folders), let patterns = Patterns(file) else { return nil }
      return Hyphenation(name: file.path, language: language) { patterns.breaks(in: $0) }
    }
  }

  /// Returns a phrase that says that there are no patterns, and which package holds some; nil where there are some.
  func complaint(in catalogue: Catalogue) -> Phrase? {
    guard PatternFile(language: language, in: folders) == nil else { return nil }
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return Phrase(
      .noPatterns,
      ["language": .text(catalogue.languageName(of: language)), "package": .text("hyphen-" + primary)])
  }

  /// The rules; nil where there are none.
  ///
  /// - Complexity: O(n) in the length of the patterns, when first asked: about 10 ms for English, 2 s for German.
  var value: Hyphenation? { rules.value }

  /// Returns the rules, which are loaded in the background once they are asked for; nil until they are there, and then
  /// `wake` is called.
  func value(
    loadedIn background: (@escaping @Sendable () -> Void) -> Void, wake: @escaping @Sendable () -> Void
  ) -> Hyphenation? {
    if isLoaded.load(ordering: .acquiring) { return rules.value }
    guard isBegun.exchange(true, ordering: .relaxed) == false else { return nil }
    background { [self] in
      guard value != nil else { return }
      isLoaded.store(true, ordering: .releasing)
      wake()
    }
    return nil
  }
}
