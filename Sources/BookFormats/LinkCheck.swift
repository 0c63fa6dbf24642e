import TextModel
import Words

/// The links and entries of the table of contents of a book that lead nowhere, or to places that no link should lead
/// to.
///
/// It takes the sections as a reader of the whole book comes to them, and keeps only the names in each.
package struct LinkCheck {
  private struct Link {
    let source: Int
    let destination: Destination
  }

  private var links: [Link] = []
  /// The names in each section, but for the sections that hold no text.
  private var names: [Int: Set<String>] = [:]

  package init() {}

  /// Takes a section.
  package mutating func take(_ section: Section, at index: Int) {
    for span in section.spans {
      switch span.kind {
      case .link(let destination), .noteReference(let destination):
        if case .outside = destination { continue }
        links.append(Link(source: index, destination: destination))
      default: break
      }
    }
    if section.length > 0 { names[index] = Set(section.anchors.keys).union(section.hiddenNotes) }
  }

  /// Returns the faults of the links of all sections that were taken, and of the table of contents of their book; none
  /// for a book that is no publication, whose links lead to files that nobody packed with it.
  package func diagnostics(of book: Book) -> [Diagnostic] {
    guard let publication = book.publication else { return [] }
    let entries = book.outline.compactMap(\.destination).compactMap {
      fault(of: $0, in: publication, from: nil)
    }
    return entries + links.compactMap { fault(of: $0.destination, in: publication, from: $0.source) }
  }

  /// The beginnings of fragments that are no names: of steps into a document, and of parts of pictures and recordings.
  private static let places = [ContentFragment.start, "xywh=", "t="]

  private func fault(of destination: Destination, in publication: Publication, from source: Int?) -> Diagnostic? {
    func diagnostic(_ problem: Phrase.Key, _ target: String) -> Diagnostic {
      Diagnostic(
        file: publication.files.file, entry: source.map(publication.entry), Complaint(problem), detail: target)
    }
    let nowhere: Phrase.Key = source == nil ? .contentsLeadNowhere : .linkLeadsNowhere
    switch destination {
    case .outside: return nil
    case .missing(let target): return publication.holds(target, from: source) ? nil : diagnostic(nowhere, target)
    case .place(let section, let anchor):
      let entry = publication.entry(of: section)
      if let anchor, let names = names[section], !names.contains(anchor), anchor.lowercased() != "top",
        !Self.places.contains(where: anchor.hasPrefix)
      {
        return diagnostic(nowhere, entry + "#" + anchor)
      }
      return publication.isOrdered(section) ? nil : diagnostic(.linkLeadsBeside, entry)
    }
  }
}
