import BookFormats
import Reading
import TextModel
import TextUnits
import Words

/// Finds the places that are named on the command line.
struct PlaceResolver {
  let opened: OpenedBook
  let catalogue: Catalogue

  /// Returns the position of a place: `page:12`, `print:xii`, `30%`, `chapter:4` or `text:some words`.
  func position(of place: String) throws(Failure) -> TextPosition {
    let parts = place.split(separator: ":", maxSplits: 1).map(String.init)
    let found: TextPosition?
    switch (parts.first, parts.count) {
    case ("page", 2): found = Int(parts[1]).flatMap { named(.page($0)) }
    case ("print", 2): found = named(.printPage(parts[1]))
    case ("chapter", 2): found = Int(parts[1]).flatMap { named(.chapter($0)) }
    case ("text", 2): found = try words(parts[1])
    case (_, 1) where place.hasSuffix("%"): found = Int(place.dropLast()).flatMap { named(.percent($0)) }
    default:
      throw Failure(.usage, Complaint(.placeWrong, ["place": .text(place)]))
    }
    guard let found else { throw Failure(.findings, Complaint(.placeNotHere, ["place": .text(place)])) }
    return found
  }

  /// Returns the place of a name, with the whole book looked through where only that tells.
  private func named(_ name: PlaceName) -> TextPosition? {
    if case .found(let position) = opened.world().places.place(named: name) { return position }
    if case .found(let position) = opened.indexed().world().places.place(named: name) { return position }
    return nil
  }

  private func words(_ words: String) throws(Failure) -> TextPosition? {
    do throws(SearchError) {
      for search in try TextSearch(SearchQuery(words)).attempts {
        for index in 0..<opened.text.sectionCount {
          guard let match = try search.matches(in: opened.text.section(index)).first else { continue }
          return TextPosition(section: index, offset: match.lowerBound)
        }
      }
      return nil
    } catch {
      throw Failure(.usage, .quoted(error.sentence(in: catalogue)))
    }
  }
}
