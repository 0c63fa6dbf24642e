/// A phrase that says what has gone wrong, as an error.
///
/// It is thrown without words; they are made where the reader's language is known.
public struct Complaint: Error, Hashable, Sendable {
  /// The phrase that says what has gone wrong.
  public let phrase: Phrase

  /// Creates a complaint from a phrase.
  public init(_ phrase: Phrase) { self.phrase = phrase }

  /// Creates a complaint from a key and the arguments of its template.
  public init(_ key: Phrase.Key, _ arguments: [String: Phrase.Argument] = [:]) { phrase = Phrase(key, arguments) }

  /// Returns a complaint that is in words already: those of another program, or of a phrase.
  public static func quoted(_ text: String) -> Complaint { Complaint(.quoted, ["text": .text(text)]) }

  /// Returns the complaint, and another sentence behind it; the complaint alone where there is none.
  public func followed(by other: Complaint?) -> Complaint {
    guard let other else { return self }
    return Complaint(.twoSentences, ["first": .complaint(self), "second": .complaint(other)])
  }
}

extension Catalogue {
  /// Returns the complaint in words.
  public func text(_ complaint: Complaint) -> String { text(complaint.phrase) }
}

extension Phrase.Key {
  package static let quoted: Self = "quoted"
  static let twoSentences: Self = "twoSentences"
}
