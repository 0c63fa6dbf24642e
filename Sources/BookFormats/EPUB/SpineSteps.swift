/// The sections of a publication by where the package document names them.
struct SpineSteps: Sendable {
  private let identifiers: [String: Int]
  private let steps: [Int: Int]

  init(_ spine: [PackageDocument.SpineItem]) {
    identifiers = Dictionary(
      spine.enumerated().compactMap { index, item in item.identifier.map { ($0, index) } }
    ) { first, _ in first }
    steps = Dictionary(spine.enumerated().map { ($0.element.number * 2, $0.offset) }) { first, _ in first }
  }

  /// The section that a fragment leads into; an identifier that is still there is believed more than a number.
  func section(of fragment: ContentFragment) -> Int? {
    guard let step = fragment.outer.last else { return nil }
    return step.identifier.flatMap { identifiers[$0] } ?? steps[step.number]
  }
}
