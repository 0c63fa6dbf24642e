import Glibc
import TextModel

extension Section {
  /// The text that a page shows: each block on a line of its own, hard line breaks as line ends, no descriptions of
  /// images, and no characters that the source does not hold.
  package var visibleText: String {
    isShownAsItIs ? text : String(decoding: visibleUTF8, as: UTF8.self)
  }

  /// A Boolean value that indicates whether the logical text is what a page shows, as in most chapters of most books.
  private var isShownAsItIs: Bool {
    blocks.allSatisfy { $0.kind != .image && !$0.content.isEmpty }
      && !spans.contains(where: \.isInsertion) && !hasLineBreaks && controls.allSatisfy(\.shownText.isEmpty)
  }

  private var hasLineBreaks: Bool {
    // One byte after another takes as long as all the rest of showing a text.
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0x0B, bytes.count) != nil } ?? false
    } ?? text.utf8.contains(0x0B)
  }

  private var visibleUTF8: [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      let hasLineBreaks = hasLineBreaks
      var insertions = spans.lazy.filter(\.isInsertion).makeIterator()
      var insertion = insertions.next()
      for block in blocks where block.kind != .image {
        let start = result.count
        var from = block.range.lowerBound
        while let range = insertion?.range, range.lowerBound < block.content.upperBound {
          if range.lowerBound > from { result.append(contentsOf: bytes[from..<range.lowerBound]) }
          from = max(from, range.upperBound)
          insertion = insertions.next()
          // Text between two blanks that is removed leaves one of them.
          let isBehindBlank = result.count == start || result.last == 0x20
          if isBehindBlank, from < block.content.upperBound, bytes[from] == 0x20 { from += 1 }
        }
        result.append(contentsOf: bytes[from..<block.content.upperBound])
        if let number = block.control { result.append(contentsOf: controls[number].shownText.utf8) }
        guard result.count > start else { continue }
        if hasLineBreaks {
          for index in start..<result.count where result[index] == 0x0B { result[index] = 0x0A }
        }
        result.append(0x0A)
      }
      return result
    }
  }
}

extension Span {
  /// A Boolean value that indicates whether the span's text is none that the source shows.
  fileprivate var isInsertion: Bool { kind == .image || kind == .added }
}
