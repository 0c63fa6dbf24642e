/// A text that a helper program turns into samples, and the way in which it is to be spoken.
///
/// A request is a line and the bytes of its text:
///
///     speak 7 200 50 100 plain+pause 5 en-us\nHello
///
/// The numbers are that of the request, the rate in words of six characters a minute, the pitch from 0 to 99, the volume
/// in percent, and the length of the text in bytes; `+phonemes` and `+pause` may follow `plain`. The voice is the rest of the line, and may be empty. The line `stop`
/// ends the requests before it.
package struct VoiceRequest: Hashable, Sendable {
  /// A number by which frames name the request.
  package let number: UInt32
  /// The text.
  package let text: String
  /// A Boolean value that indicates whether phonemes stand in the text between two brackets on each side.
  package let hasPhonemes: Bool
  /// A Boolean value that indicates whether the silence behind a sentence follows the text.
  package let hasPause: Bool
  /// The name of the voice; empty for the engine's own choice.
  package let voice: String
  /// The rate in words of six characters per minute.
  package let rate: Int
  /// The pitch, from 0 to 99; 50 is that of the voice itself.
  package let pitch: Int
  /// The volume, in percent of the voice's own.
  package let volume: Int

  /// Creates a request; control characters in the name of the voice become blanks.
  package init(
    number: UInt32, text: String, hasPhonemes: Bool = false, hasPause: Bool = false, voice: String = "",
    rate: Int = 200, pitch: Int = 50,
    volume: Int = 100
  ) {
    self.number = number
    self.text = text
    self.hasPhonemes = hasPhonemes
    self.hasPause = hasPause
    self.voice = String(voice.map { $0.isNewline || $0 == "\0" ? " " : $0 })
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }

  /// The line that ends the requests before it.
  package static let stop = Array("stop\n".utf8)

  /// The request as bytes.
  package var bytes: [UInt8] {
    let text = Array(text.utf8)
    let kind = "plain" + (hasPhonemes ? "+phonemes" : "") + (hasPause ? "+pause" : "")
    return Array("speak \(number) \(rate) \(pitch) \(volume) \(kind) \(text.count) \(voice)\n".utf8) + text
  }
}

/// A reader of requests from bytes that come in pieces.
package struct VoiceRequestReader {
  /// A line of a helper's input, with the text that belongs to it.
  package enum Order: Hashable, Sendable {
    /// A text is to be spoken.
    case speak(VoiceRequest)
    /// The requests before are to be forgotten.
    case stop
    /// The line cannot be understood.
    case unknown
  }

  private static let longestLine = 4096
  private static let longestText = 1 << 20
  private var bytes: [UInt8] = []
  /// A Boolean value that indicates whether the rest of a line that is too long is passed over.
  private var isPassing = false

  /// Creates a reader without bytes.
  package init() {}

  /// Returns the orders that are complete with more bytes, in order.
  package mutating func take(_ more: [UInt8]) -> [Order] {
    bytes += more
    var orders: [Order] = []
    while let order = next() { orders.append(order) }
    return orders
  }

  private mutating func next() -> Order? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      guard bytes.count > Self.longestLine else { return nil }
      bytes = []
      defer { isPassing = true }
      return isPassing ? nil : .unknown
    }
    if isPassing {
      bytes.removeFirst(end + 1)
      isPassing = false
      return next()
    }
    guard end <= Self.longestLine else {
      bytes.removeFirst(end + 1)
      return .unknown
    }
    // A blank is one whatever follows it: a name may begin with a mark that is drawn over the letter before.
    let words = bytes[..<end].split(separator: UInt8(ascii: " "), maxSplits: 7, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let numbers = words.dropFirst().prefix(4).compactMap { Int($0) }
    guard words.count == 8, words[0] == "speak", numbers.count == 4, let number = UInt32(exactly: numbers[0]),
      let length = Int(words[6]), 0...Self.longestText ~= length
    else {
      let isStop = bytes[..<end].elementsEqual("stop".utf8)
      bytes.removeFirst(end + 1)
      return isStop ? .stop : .unknown
    }
    guard bytes.count >= end + 1 + length else { return nil }
    let text = String(decoding: bytes[(end + 1)..<(end + 1 + length)], as: UTF8.self)
    bytes.removeFirst(end + 1 + length)
    return .speak(
      VoiceRequest(
        number: number, text: text, hasPhonemes: words[5].contains("+phonemes"),
        hasPause: words[5].contains("+pause"), voice: words[7], rate: numbers[1],
        pitch: numbers[2], volume: numbers[3]))
  }
}
