import CXML

/// Hands a document to the XML parser in pieces: to parse from memory the parser would first copy all of it.
struct SourceFeed {
  private let source: UnsafeRawBufferPointer
  private var place = 0
  private var mask: TextMask

  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
    mask = TextMask(source)
  }

  private mutating func take(_ count: Int, into target: UnsafeMutableRawPointer) -> Int {
    let piece = UnsafeRawBufferPointer(rebasing: source[place...].prefix(count))
    if let base = piece.baseAddress { target.copyMemory(from: base, byteCount: piece.count) }
    mask.hide(in: UnsafeMutableRawBufferPointer(start: target, count: piece.count), from: place)
    place += piece.count
    return piece.count
  }

  /// The function that the parser calls for more, with the feed as its data.
  static let read: xmlInputReadCallback = { feed, target, count in
    guard let feed, let target else { return -1 }
    return Int32(feed.assumingMemoryBound(to: SourceFeed.self).pointee.take(Int(count), into: target))
  }
}
