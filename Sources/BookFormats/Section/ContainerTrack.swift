import TextModel

/// The containers of a section while it is put together.
struct ContainerTrack {
  /// Containers nested deeper than this are skipped: their blocks belong to the innermost that is kept.
  private static let deepest = 64

  private struct Record {
    var kind: Container.Kind
    var range: Range<Int>
    var parent: Int?
    var isDropped = false
  }

  private var records: [Record] = []
  /// The open containers; those that have begun have a record.
  private var open: [(kind: Container.Kind, record: Int?)] = []
  private var begun = 0
  private var skipped = 0

  mutating func open(_ kind: Container.Kind) {
    if open.count >= Self.deepest { skipped += 1 } else { open.append((kind, nil)) }
  }

  /// Begins all that wait for a block; the innermost is the block's.
  mutating func begin(at offset: Int) -> Int? {
    while begun < open.count {
      let parent = begun > 0 ? open[begun - 1].record : nil
      open[begun].record = records.count
      records.append(Record(kind: open[begun].kind, range: offset..<offset, parent: parent))
      begun += 1
    }
    return open.last?.record
  }

  mutating func close(at offset: Int, kind: Container.Kind?) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let last = open.popLast() else { return }
    begun = min(begun, open.count)
    guard let index = last.record else { return }
    records[index].range = records[index].range.lowerBound..<offset
    if let kind { records[index].kind = kind }
    // A block that was taken back leaves a container without any.
    if records[index].range.isEmpty { records[index].isDropped = true }
  }

  /// The record of the innermost container that is open, nil when it holds no block yet or does not count.
  var innermost: Int? { skipped > 0 ? nil : open.last?.record }

  /// Returns the record of the innermost table at or around a record.
  func table(around record: Int?) -> Int? {
    var next = record
    while let index = next {
      if case .table = records[index].kind, !records[index].isDropped { return index }
      next = records[index].parent
    }
    return nil
  }

  /// The number of containers that have begun.
  var count: Int { records.count }

  /// Moves the containers since one that are behind an offset with their text, each offset to the one given for it.
  mutating func move(behind offset: Int, since first: Int, _ moved: (Int) -> Int) {
    for index in records.indices[first...] where records[index].range.upperBound > offset {
      let range = records[index].range
      records[index].range = moved(range.lowerBound)..<moved(range.upperBound)
      // One that has ended and held nothing else is a container without any block.
      if records[index].range.isEmpty { records[index].isDropped = true }
    }
  }

  /// Ends the innermost container as if it had never been there.
  mutating func dissolve() -> Int? {
    if skipped > 0 {
      skipped -= 1
      return nil
    }
    guard let last = open.popLast() else { return nil }
    begun = min(begun, open.count)
    if let index = last.record { records[index].isDropped = true }
    return last.record
  }

  /// Returns the containers, and where each record went: to its own place, or to that of what is around it.
  mutating func finished(at end: Int) -> ([Container], [Int?]) {
    while !open.isEmpty { close(at: end, kind: nil) }
    var result: [Container] = []
    var places: [Int?] = []
    for record in records {
      let parent = record.parent.flatMap { places[$0] }
      if record.isDropped {
        places.append(parent)
      } else {
        places.append(result.count)
        result.append(Container(record.kind, range: record.range, parent: parent))
      }
    }
    return (result, places)
  }
}
