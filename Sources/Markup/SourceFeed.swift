import CXML

/// Hands a document to a parser in pieces: to parse from memory the parser would first copy all of it.
struct SourceFeed {
  private var rest: UnsafeRawBufferPointer

  init(_ source: UnsafeRawBufferPointer) {
    rest = source
  }

  private mutating func take(_ count: Int, into target: UnsafeMutableRawPointer) -> Int {
    let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(count))
    if let base = piece.baseAddress { target.copyMemory(from: base, byteCount: piece.count) }
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(piece.count))
    return piece.count
  }

  /// What the parser calls for more, with the feed as its data.
  static let read: xmlInputReadCallback = { feed, target, count in
    guard let feed, let target else { return -1 }
    return Int32(feed.assumingMemoryBound(to: SourceFeed.self).pointee.take(Int(count), into: target))
  }
}
