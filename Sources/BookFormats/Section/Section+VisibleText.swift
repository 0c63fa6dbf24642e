import TextModel

extension Section {
  /// The text that a page shows: each block on a line of its own, hard line breaks as line ends, and no descriptions
  /// of images.
  package var visibleText: String {
    var result: [UInt8] = []
    result.reserveCapacity(length)
    let images = spans.filter { $0.kind == .image }
    var next = 0
    let bytes = Array(text.utf8)
    for block in blocks where block.kind != .image {
      var from = block.content.lowerBound
      while next < images.count, images[next].range.lowerBound < from { next += 1 }
      let start = result.count
      while next < images.count, images[next].range.lowerBound < block.content.upperBound {
        result += bytes[from..<max(from, images[next].range.lowerBound)]
        from = max(from, images[next].range.upperBound)
        next += 1
      }
      result += bytes[from..<block.content.upperBound]
      guard result.count > start else { continue }
      for index in start..<result.count where result[index] == 0x0B { result[index] = 0x0A }
      result.append(0x0A)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
