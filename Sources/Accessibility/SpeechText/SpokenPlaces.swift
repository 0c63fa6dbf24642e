import TextModel

/// The places of one section in the order of the book, each with the bytes of an utterance that it is spoken in.
public struct SpokenPlaces {
  private let runs: [TextMap.Run]
  /// The greatest end of a run up to each, in the section.
  private let ends: [Int]

  /// Takes the runs of a map that stand in a section.
  public init(_ map: TextMap, inSection section: Int) {
    let own = map.runs.filter { $0.start.section == section }
    let isInOrder = zip(own, own.dropFirst()).allSatisfy { $0.start.offset <= $1.start.offset }
    runs = isInOrder ? own : own.sorted { $0.start.offset < $1.start.offset }
    var end = 0
    ends = runs.map { run in
      end = max(end, run.range.upper.offset)
      return end
    }
  }

  /// The bytes of the utterance that stand for a range of the section, from the first to the last; nil where there are
  /// none.
  ///
  /// - Complexity: O(log *n* + *m*) for *n* runs, *m* of them in the range.
  public subscript(_ offsets: Range<Int>) -> Range<Int>? {
    let first = ends.partitioningIndex { $0 > offsets.lowerBound }
    return runs[first...].prefix { $0.start.offset < offsets.upperBound }.reduce(nil) { found, run in
      let inside = offsets.clamped(to: run.start.offset..<run.range.upper.offset)
      guard !inside.isEmpty else { return found }
      let lower = run.offset(of: inside.lowerBound)
      let upper = run.isVerbatim ? lower + inside.count : run.spoken.upperBound
      return min(found?.lowerBound ?? lower, lower)..<max(found?.upperBound ?? upper, upper)
    }
  }
}
