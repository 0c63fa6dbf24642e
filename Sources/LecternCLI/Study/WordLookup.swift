import BookFormats
import Dictionaries
import Reading
import Words

/// Tells what words mean: by the dictionaries that are installed, else by the user's own command.
struct WordLookup {
  /// The limits of a command, as a key waits for it.
  private static let limits = ToolLimits(seconds: 5, bytes: 1 << 20)
  /// The longest text that is looked up, in bytes; no headword is as long.
  private static let longest = 200

  private let folders: [String]
  private let command: [String]?
  private let tools: any DocumentTools
  private let catalogue: Catalogue

  /// Looks words up in the dictionaries of the folders of shared data.
  ///
  /// - Parameters:
  ///   - edges: The edges that give the folders, the tools and the language.
  ///   - command: The words of a command that explains its last argument; nil where the user has none.
  init(_ edges: Edges, command: [String]?) {
    folders = edges.dataFolders
    self.command = command
    tools = edges.tools
    catalogue = edges.catalogue
  }

  /// Returns the meaning of a word.
  func meaning(of word: String) -> Meaning {
    guard word.utf8.count <= Self.longest else { return .unknown(String(word.prefix(40)) + "…") }
    let dictionaries = Dictionaries(in: folders)
    if let entry = dictionaries.entry(of: word) { return Self.found(entry.word, entry.text) }
    guard let command else { return dictionaries.isEmpty ? .noDictionary : .unknown(word) }
    do throws(ToolFailure) {
      let bytes = try tools.output(of: command + [word], limits: Self.limits)
      let text = EntryText(String(decoding: bytes, as: UTF8.self), of: word)
      return text.lines.isEmpty ? .unknown(word) : Self.found(word, text)
    } catch {
      switch error {
      case .missing: return failed(.programMissing, command[0])
      // Such commands end with a status of their own for a word that they do not know.
      case .failed, .status, .notStarted, .outOfPatience: return .unknown(word)
      case .crashed, .tooHungry: return failed(.programSignal, command[0])
      case .tooSlow(let seconds): return failed(.programTooSlow, command[0], ["count": .count(seconds)])
      case .tooMuch: return failed(.programTooMuch, command[0])
      }
    }
  }

  private func failed(
    _ key: Phrase.Key, _ program: String, _ arguments: [String: Phrase.Argument] = [:]
  ) -> Meaning {
    .failed(catalogue.text(Complaint(key, arguments.merging(["program": .text(program)]) { first, _ in first })))
  }

  private static func found(_ word: String, _ text: EntryText) -> Meaning {
    .found(Meaning.Entry(word: word, sense: text.sense, lines: text.lines))
  }
}
