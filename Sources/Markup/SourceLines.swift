/// The starts of the lines of a source, by which the line and the column of a place in it are found.
package struct SourceLines: Sendable {
  /// A place for people, counted from 1; columns are Unicode scalars.
  package struct Place: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let bytes: [UInt8]
  /// The start of each line.
  private let starts: [Int]
  /// The number of characters before each step of bytes: a line may be as long as the source.
  private let counts: [Int]
  private static let step = 1024

  /// Takes a source in UTF-8.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A carriage return ends a line where no line feed follows (HTML standard, 13.2.3.5).
    starts =
      [0]
      + bytes.indices.lazy.filter {
        bytes[$0] == 0x0A || bytes[$0] == 0x0D && ($0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A)
      }.map { $0 + 1 }
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: Self.step) {
      counts.append(counts[counts.count - 1] + Self.count(bytes[start..<min(start + Self.step, bytes.count)]))
    }
    self.counts = counts
  }

  /// Returns the place of the start tag of an element, by the number of bytes that were read when it ended.
  package func place(of element: String, endingAt end: Int) -> Place {
    // A delimiter of a tag may stand in an attribute of HTML; who writes more of them gets the place of the last one.
    var delimiters = Delimiters(bytes: bytes, end: min(end, bytes.count))
    let last = delimiters.next()
    let start = isTag(of: element, at: last) ? last : delimiters.prefix(16).first { isTag(of: element, at: $0) }
    return place(of: start ?? last ?? 0)
  }

  /// Returns the line and the column of a byte.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func place(of offset: Int) -> Place {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = max(starts[low], min(offset, bytes.count))
    return Place(line: low + 1, column: count(before: end) - count(before: starts[low]) + 1)
  }

  /// Returns the number of characters before a byte.
  private func count(before offset: Int) -> Int {
    let step = offset / Self.step
    return counts[step] + Self.count(bytes[step * Self.step..<offset])
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  private func isTag(of element: String, at index: Int?) -> Bool {
    guard let index else { return false }
    let rest = bytes[(index + 1)...].prefix(element.utf8.count)
    return String(decoding: rest, as: UTF8.self).lowercased() == element.lowercased()
  }

  /// The places of `<` before a place, the last one first.
  private struct Delimiters: Sequence, IteratorProtocol {
    let bytes: [UInt8]
    var end: Int

    mutating func next() -> Int? {
      guard let found = bytes[..<end].lastIndex(of: 0x3C) else { return nil }
      end = found
      return found
    }
  }
}
