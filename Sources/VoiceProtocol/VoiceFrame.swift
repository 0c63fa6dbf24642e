/// A piece of the answer of a helper program to a request.
///
/// A frame is a letter, the number of the request, the length of the rest, and the rest; numbers have four bytes, the
/// lowest first.
package struct VoiceFrame: Hashable, Sendable {
  /// The content of a frame.
  package enum Content: Hashable, Sendable {
    /// `r`: the number of samples per second of those that follow.
    case sampleRate(Int)
    /// `s`: samples of one channel, of 16 bits, the low byte first.
    case samples([UInt8])
    /// `w`: a word begins at a scalar of the text, counted from 0, and at a sample of the request, counted from 0.
    case word(scalar: Int, sample: Int)
    /// `e`: everything has been sent, or the request was stopped.
    case end
    /// `f`: the request cannot be carried out, with the reason as a line.
    case failed(String)
  }

  /// The number of the request.
  package let number: UInt32
  /// The content.
  package let content: Content

  /// Creates a frame.
  package init(_ number: UInt32, _ content: Content) {
    self.number = number
    self.content = content
  }

  /// The frame as bytes.
  package var bytes: [UInt8] {
    switch content {
    case .sampleRate(let rate): Self.head("r", number, 4) + Self.four(UInt32(clamping: rate))
    case .samples(let samples): Self.head("s", number, samples.count) + samples
    case .word(let scalar, let sample):
      Self.head("w", number, 8) + Self.four(UInt32(clamping: scalar)) + Self.four(UInt32(clamping: sample))
    case .end: Self.head("e", number, 0)
    case .failed(let reason): Self.head("f", number, reason.utf8.count) + Array(reason.utf8)
    }
  }

  private static func head(_ kind: Unicode.Scalar, _ number: UInt32, _ length: Int) -> [UInt8] {
    [UInt8(ascii: kind)] + four(number) + four(UInt32(clamping: length))
  }

  private static func four(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}

/// A reader of frames from bytes that come in pieces.
package struct VoiceFrameReader {
  /// The bytes are no frames: another program has answered.
  package struct Fault: Error, Hashable, Sendable {}

  private static let headLength = 9
  private static let longest = 16 << 20
  private var bytes: ArraySlice<UInt8> = []

  /// Creates a reader without bytes.
  package init() {}

  /// Returns the frames that are complete with more bytes, in order.
  package mutating func take(_ more: [UInt8]) throws(Fault) -> [VoiceFrame] {
    bytes += more
    var frames: [VoiceFrame] = []
    while let frame = try next() { frames.append(frame) }
    bytes = ArraySlice(Array(bytes))
    return frames
  }

  private mutating func next() throws(Fault) -> VoiceFrame? {
    guard let kind = bytes.first else { return nil }
    guard bytes.count >= Self.headLength else { return nil }
    let number = four(at: 1)
    let length = Int(four(at: 5))
    guard length <= Self.longest else { throw Fault() }
    guard bytes.count >= Self.headLength + length else { return nil }
    let start = bytes.startIndex + Self.headLength
    let payload = bytes[start..<start + length]
    let content: VoiceFrame.Content
    switch (Unicode.Scalar(kind), length) {
    case ("r", 4): content = .sampleRate(Int(four(at: Self.headLength)))
    case ("s", _) where length % 2 == 0: content = .samples(Array(payload))
    case ("w", 8): content = .word(scalar: Int(four(at: Self.headLength)), sample: Int(four(at: Self.headLength + 4)))
    case ("e", 0): content = .end
    case ("f", _): content = .failed(String(decoding: payload, as: UTF8.self))
    default: throw Fault()
    }
    bytes = bytes[(start + length)...]
    return VoiceFrame(number, content)
  }

  private func four(at offset: Int) -> UInt32 {
    bytes[(bytes.startIndex + offset)..<(bytes.startIndex + offset + 4)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
