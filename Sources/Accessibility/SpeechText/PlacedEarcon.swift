/// A sound at a place in a text.
public typealias PlacedEarcon = SpeechRun<Earcon>

extension SpeechRun<Earcon> {
  /// The sound.
  public var earcon: Earcon { value }
  /// The UTF-8 offset in the text at which it is spoken.
  public var offset: Int { range.lowerBound }

  /// Creates a sound at an offset.
  public init(_ earcon: Earcon, at offset: Int = 0) { self.init(earcon, in: offset..<offset) }
}
