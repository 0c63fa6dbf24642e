import TextModel

extension Settings {
  /// The kinds of text that read-all leaves out.
  public struct Skip: Hashable, Sendable {
    /// A kind of text beside the text that is spoken.
    public enum Kind: String, CaseIterable, Sendable {
      /// Notes at the foot of a page or at the end.
      case footnotes
      /// The marks in the text that lead to notes.
      case noteReferences = "note-references"
      /// The page numbers of the printed edition.
      case pageNumbers = "page-numbers"
      /// Bibliographies.
      case bibliography
      /// Quotes from the text that are set beside it.
      case pullQuotes = "pull-quotes"
      /// Tables of contents, lists of landmarks and of pages.
      case contents
      /// The licence of a library.
      case licence
      /// Sidebars.
      case sidebars
      /// Tables.
      case tables
      /// Program code.
      case code
      /// Figures with their captions, and pictures that stand alone.
      case figures
      /// The words in place of a picture.
      case alternatives
    }

    /// The kinds that are left out.
    public let kinds: Set<Kind>

    /// Leaves some kinds out.
    public init(_ kinds: Set<Kind>) { self.kinds = kinds }

    /// The kinds that stand beside the text by their role: notes and their references, printed page numbers,
    /// bibliographies, pull quotes, lists of places, licences.
    public static let roles = Skip([
      .footnotes, .noteReferences, .pageNumbers, .bibliography, .pullQuotes, .contents, .licence,
    ])
    /// Nothing is left out.
    public static let none = Skip([])

    /// The names that a value may hold: `roles` stands for the kinds of a new reader.
    public static let names = ["roles", "none"] + Kind.allCases.map(\.rawValue)

    /// Reads a value, as "roles" or "roles, tables"; nil for one with a name that is none.
    public init?(_ value: String) {
      var kinds: Set<Kind> = []
      for name in value.split(separator: ",").map({ $0.split(separator: " ").joined() }) {
        switch name {
        case "roles": kinds.formUnion(Skip.roles.kinds)
        case "none": break
        default:
          guard let kind = Kind(rawValue: name) else { return nil }
          kinds.insert(kind)
        }
      }
      self.kinds = kinds
    }

    /// The value as files write it.
    public var value: String {
      if kinds.isEmpty { return "none" }
      let rest = kinds.isSuperset(of: Skip.roles.kinds) ? kinds.subtracting(Skip.roles.kinds) : kinds
      let names = Kind.allCases.filter(rest.contains).map(\.rawValue)
      return (rest == kinds ? names : ["roles"] + names).joined(separator: ", ")
    }

    /// Leaves out all of it but a kind.
    func without(_ kind: Kind) -> Skip { Skip(kinds.subtracting([kind])) }

    /// Returns a Boolean value that indicates whether a part of a recording is left out with one of some roles.
    func leavesOut(_ roles: Set<Narration.Role>) -> Bool { roles.contains { leavesOut($0.kind) } }

    /// Returns a Boolean value that indicates whether a kind is left out.
    func leavesOut(_ kind: Kind) -> Bool { kinds.contains(kind) }
  }
}

extension Narration.Role {
  /// The kind of text beside the text that is heard in such a part.
  fileprivate var kind: Settings.Skip.Kind {
    switch self {
    case .pageNumber: .pageNumbers
    case .footnote: .footnotes
    case .noteReference: .noteReferences
    case .bibliography: .bibliography
    case .pullQuote: .pullQuotes
    case .contents: .contents
    case .sidebar: .sidebars
    case .table: .tables
    case .figure: .figures
    }
  }
}
