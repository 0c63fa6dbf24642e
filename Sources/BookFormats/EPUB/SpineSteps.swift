import TextModel

/// The sections of a publication by where the package document names them.
struct SpineSteps: Sendable {
  private let identifiers: [String: Int]
  /// The place of each section among all that the reading order names, which grows from section to section.
  private let numbers: [Int]

  init(_ spine: [PackageDocument.SpineItem]) {
    identifiers = Dictionary(
      spine.enumerated().compactMap { index, item in item.identifier.map { ($0, index) } }
    ) { first, _ in first }
    numbers = spine.map(\.number)
  }

  /// Returns the section that a fragment leads into; an identifier that is still there is believed more than a number.
  func section(of fragment: ContentFragment) -> Int? {
    guard let step = fragment.outer.last else { return nil }
    return step.identifier.flatMap { identifiers[$0] } ?? section(at: step.number)
  }

  /// Steps count by two: what stands between two elements is text.
  private func section(at step: Int) -> Int? {
    let index = numbers.partitioningIndex { $0 * 2 >= step }
    return index < numbers.count && numbers[index] * 2 == step ? index : nil
  }
}
