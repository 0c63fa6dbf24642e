import Synchronization

/// The sections of a publication by what leads to them, put in order when the first link is looked at: a book may have
/// thousands, and most first pages lead to none.
final class LazySections: Sendable {
  private typealias Found = (paths: [String: Int], steps: SpineSteps)

  private let spine: [PackageDocument.SpineItem]
  /// The number of documents in the reading order; those behind it stand beside it.
  private let ordered: Int
  private let state = Mutex<Found?>(nil)

  init(_ spine: [PackageDocument.SpineItem], ordered: Int) {
    self.spine = spine
    self.ordered = ordered
  }

  /// Returns the section of an entry.
  func section(of entry: String) -> Int? { found.paths[entry] }

  /// Returns the section that a fragment of the package document leads into.
  func section(of fragment: ContentFragment) -> Int? { found.steps.section(of: fragment) }

  private var found: Found {
    state.withLock { state in
      let found =
        state
        ?? (
          Dictionary(spine.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first },
          SpineSteps(Array(spine.prefix(ordered)))
        )
      state = found
      return found
    }
  }
}
