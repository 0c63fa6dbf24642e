/// What has gone wrong, before it is put into words: what it was, and what it happened to.
///
/// Whoever meets it hands it on as it is; words are made of it where the reader's language is known.
public struct Complaint: Error, Hashable, Sendable {
  /// What fills a place in a template.
  public enum Argument: Hashable, Sendable {
    /// A name, or what another program says, in its own words.
    case text(String)
    /// A number, which also chooses the plural forms of the template.
    case count(Int)
    /// What is behind it, in words of the same language.
    case complaint(Complaint)
  }

  /// The key of the template.
  public let key: Key
  /// What fills the template, by name.
  public let arguments: [String: Argument]

  /// Creates a complaint from a key and what fills its template.
  public init(_ key: Key, _ arguments: [String: Argument] = [:]) {
    self.key = key
    self.arguments = arguments
  }

  /// What is in words already: those of another program, or of a phrase.
  public static func quoted(_ text: String) -> Complaint { Complaint(.quoted, ["text": .text(text)]) }

  /// The complaint, and another sentence behind it; the complaint alone where there is none.
  public func followed(by other: Complaint?) -> Complaint {
    guard let other else { return self }
    return Complaint(.sentences, ["first": .complaint(self), "second": .complaint(other)])
  }
}

extension Catalogue {
  /// The complaint in words; a key without a template gives its own name, so that it is seen and mended.
  public func text(_ complaint: Complaint) -> String {
    guard let template = complaints()[complaint.key] else { return complaint.key.rawValue }
    return filled(
      template,
      complaint.arguments.mapValues { argument in
        switch argument {
        case .text(let text): .text(text)
        case .count(let count): .count(count)
        case .complaint(let complaint): .text(text(complaint))
        }
      })
  }
}
