import Speech
import VoiceProtocol
import Voices

/// The laws for any bytes of the helpers that speak, and of Speech Dispatcher.
enum VoiceLaws {
  /// The longest input for a helper, in bytes: of a longer line a helper does not wait for the end.
  private static let longestOrder = 4096
  /// The longest name of a voice, in bytes.
  private static let longestName = 200

  /// The input is the size of the pieces that the bytes come in, and the bytes.
  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let (size, bytes) = (Int(first) + 1, Array(bytes.dropFirst()))
    let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min(bytes.count, $0 + size)]) }
    checkFrames(bytes, pieces)
    if bytes.count < longestOrder { checkOrders(bytes, pieces) }
    checkRequest(bytes)
    checkMessages(bytes, pieces)
    checkVoices(String(decoding: bytes, as: UTF8.self))
  }

  /// Frames are the same in pieces of any size, and are written as they were read.
  private static func checkFrames(_ bytes: [UInt8], _ pieces: [[UInt8]]) {
    guard let frames = frames(of: [bytes]) else {
      return require(frames(of: pieces) == nil, "bytes that are no frames are frames in pieces")
    }
    require(frames == self.frames(of: pieces), "frames are others in pieces")
    let written = frames.flatMap(\.bytes)
    require(self.frames(of: [written]) == frames, "frames are others once they are written")
    for frame in frames {
      guard case .samples(let samples) = frame.content else { continue }
      require(samples.count.isMultiple(of: 2), "half a sample")
    }
  }

  /// Returns the frames of pieces of bytes, or nil for bytes that are none.
  private static func frames(of pieces: [[UInt8]]) -> [VoiceFrame]? {
    var reader = VoiceFrameReader()
    var frames: [VoiceFrame] = []
    for piece in pieces {
      guard let more = try? reader.take(piece) else { return nil }
      frames += more
    }
    return frames
  }

  /// Orders are the same in pieces of any size, and are written as they were read.
  private static func checkOrders(_ bytes: [UInt8], _ pieces: [[UInt8]]) {
    let orders = orders(of: [bytes])
    require(orders == self.orders(of: pieces), "orders are others in pieces")
    require(orders.count <= bytes.count, "\(bytes.count) bytes give \(orders.count) orders")
    for case .speak(let request) in orders {
      require(self.orders(of: [request.bytes]) == [.speak(request)], "a request is another one once it is written")
    }
  }

  private static func orders(of pieces: [[UInt8]]) -> [VoiceRequestReader.Order] {
    var reader = VoiceRequestReader()
    return pieces.flatMap { reader.take($0) }
  }

  /// A request of any text for a voice of any name is one order.
  private static func checkRequest(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = String(decoding: bytes.prefix(longestName), as: UTF8.self)
    let request = VoiceRequest(number: 7, text: text, hasPhonemes: bytes.count.isMultiple(of: 2), voice: name)
    let orders = orders(of: [request.bytes + VoiceRequest.stop])
    require(orders == [.speak(request), .stop], "a request is read as \(orders.count) orders")
  }

  /// Messages are the same in pieces of any size, and are written as they were read.
  private static func checkMessages(_ bytes: [UInt8], _ pieces: [[UInt8]]) {
    guard let messages = messages(of: [bytes]) else {
      return require(messages(of: pieces) == nil, "bytes that are no messages are messages in pieces")
    }
    require(messages == self.messages(of: pieces), "messages are others in pieces")
    for message in messages {
      let code = String(repeating: "0", count: 3 - String(message.code).count) + String(message.code)
      let lines = message.data.map { "\(code)-\($0)\r\n" } + ["\(code) \(message.text)\r\n"]
      require(
        self.messages(of: [Array(lines.joined().utf8)]) == [message], "a message is another one once it is written")
    }
  }

  /// Returns the messages of pieces of bytes, or nil for bytes that are none.
  private static func messages(of pieces: [[UInt8]]) -> [SSIPMessage]? {
    var reader = SSIPReader()
    var messages: [SSIPMessage] = []
    for piece in pieces {
      guard let more = try? reader.take(piece) else { return nil }
      messages += more
    }
    return messages
  }

  /// A language that is in the list has the best of its voices.
  private static func checkVoices(_ lines: String) {
    let voices = EspeakVoices(lines: lines)
    for voice in voices.all.prefix(20) where voice.language.contains(where: { $0 != "-" }) {
      let same = voices.all.filter { $0.language == voice.language }
      let best = same.min { $0.priority < $1.priority }
      require(voices.voice(for: voice.language, chosen: nil) == best?.identifier, "not the best of \(voice.language)")
    }
  }
}
