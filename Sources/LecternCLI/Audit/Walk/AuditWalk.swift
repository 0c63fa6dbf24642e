import Audit
import Markup
import PageLayout
import Reading
import TextModel
import Words

/// The talk's audit by machine: documents are read from end to end as a reader would, and what cannot be reached is
/// told.
package final class AuditWalk {
  /// The most of one file that is walked through, in bytes of source: the rest is not checked.
  private static let longest = 200 << 10

  private var left = longest
  /// The number of documents that were not walked through.
  private(set) var omitted = 0
  /// The widths for all documents of the file: asking the C library for them takes longer than laying out a short one.
  private let cells = CellWidth.terminal()

  /// Creates a walk for one file.
  package init() {}

  /// Returns the outcomes of the rules of walks for a page, by the identifiers of the rules.
  package func outcomes(in page: AuditedPage) -> [String: [PlacedOutcome]] {
    guard let root = page.tree.root else { return [:] }
    guard page.source.count <= left, let text = WalkedText(page.source, name: page.path, cells: cells),
      !text.hasTooManyParts
    else {
      omitted += 1
      return all { _ in [PlacedOutcome(root, in: page, .notChecked)] }
    }
    left -= page.source.count
    let walk = Walk(text: text)
    let reading = walk.readAll()
    let failures: [Rule.Walk: [WalkFailure]] = [
      .readAll: reading.failures, .lines: walk.lines(), .pages: walk.pages(), .selection: walk.selection(),
      .controls: walk.controls(),
    ]
    let places = WalkPlaces(page, isNeeded: failures.values.contains { !$0.isEmpty })
    return all { walk in
      let found =
        walk == .words
        ? lostWords(in: page, reading.coverage, text)
        : (failures[walk] ?? []).map { failure in
          PlacedOutcome(
            places.element(at: failure.offset) ?? root, in: page,
            .failed(failure.variant, ["words": .text(failure.words)]))
        }
      return found.isEmpty ? [PlacedOutcome(root, in: page, .passed)] : found
    }
  }

  private func all(_ outcomes: (Rule.Walk) -> [PlacedOutcome]) -> [String: [PlacedOutcome]] {
    Dictionary(uniqueKeysWithValues: Rule.Walk.allCases.map { ($0.rawValue, outcomes($0)) })
  }

  private func lostWords(
    in page: AuditedPage, _ coverage: SpokenCoverage, _ text: WalkedText
  ) -> [PlacedOutcome] {
    LostWords(page, spoken: coverage.words(in: text), of: text.wordsAsWritten(in: 0..<text.section.length))
      .places.map { place in
        PlacedOutcome(
          place.node, in: page,
          .failed(place.reason.rawValue, ["words": .text(place.words.joined(separator: " "))]))
      }
  }
}

/// The elements of a page by the places of their text, for the few pages that cannot be read through.
private struct WalkPlaces {
  private var elements: [(offset: Int, node: MarkupNode)] = []

  init(_ page: AuditedPage, isNeeded: Bool) {
    guard isNeeded, let body = page.elements(named: "body").first else { return }
    var source = MendedSource(page)
    var nodes: [(id: String, node: MarkupNode)] = []
    page.tree.walk(body) { node in
      guard page.tree.name(of: node) != nil else { return .skip }
      if let id = source.identifier(of: node) { nodes.append((id, node)) }
      return .children
    } leave: { _ in
    }
    guard let text = WalkedText(source.bytes, name: page.path) else { return }
    elements = nodes.compactMap { id, node in text.section.anchors[id].map { ($0, node) } }
      .sorted { ($0.offset, $0.node.index) < ($1.offset, $1.node.index) }
  }

  /// Returns the last element that begins at an offset or before it.
  func element(at offset: Int) -> MarkupNode? { elements.last { $0.offset <= offset }?.node }
}
