import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel

/// The laws for any bytes of a terminal, whenever they come.
enum KeyLaws {
  /// The longest the decoder may wait for anything, in milliseconds: for the rest of a paste.
  private static let longestWait = KeyDecoder.pasteWait

  /// The input is pairs: a byte, and four times as many milliseconds before the next.
  static func check(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    var now = Instant(milliseconds: 0)
    var count = 0
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let events = decoder.feed(bytes[index], at: now)
      count += events.count
      for event in events { check(event) }
      now.milliseconds += index + 1 < bytes.count ? 4 * Int(bytes[index + 1]) : 0
      if let deadline = decoder.deadline {
        require(deadline.milliseconds <= now.milliseconds + longestWait, "a deadline that is far away")
      }
    }
    require(count <= 2 * bytes.count + 2, "\(bytes.count) bytes give \(count) events")
    now.milliseconds += longestWait
    for event in decoder.tick(at: now) { check(event) }
    require(decoder.deadline == nil, "after \(longestWait) ms of quiet something is still waited for")
    checkNextKey(of: decoder, at: now)
    checkPaste(of: bytes)
  }

  /// Nothing of a paste is a key, until the terminal says that it has ended.
  private static func checkPaste(of bytes: [UInt8]) {
    var decoder = KeyDecoder()
    var now = Instant(milliseconds: 0)
    for byte in "\u{1B}[200~".utf8 { _ = decoder.feed(byte, at: now) }
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let events = decoder.feed(bytes[index], at: now)
      if case .pasted? = events.first { return }
      require(events.isEmpty, "in a paste there are \(events)")
      now.milliseconds += index + 1 < bytes.count ? 4 * Int(bytes[index + 1]) : 0
    }
  }

  /// After a while of quiet a key is itself, whatever came before; pasting ends when the terminal says so.
  private static func checkNextKey(of decoder: KeyDecoder, at now: Instant) {
    var decoder = decoder
    for byte in "\u{1B}[201~".utf8 { _ = decoder.feed(byte, at: now) }
    require(decoder.feed(UInt8(ascii: "a"), at: now) == [.key(Key(.character("a")))], "a key is not itself")
    for byte in "\u{1B}[".utf8 { _ = decoder.feed(byte, at: now) }
    require(decoder.feed(UInt8(ascii: "B"), at: now) == [.key(Key(.down))], "Down is not itself")
  }

  private static func check(_ event: KeyDecoder.Event) {
    switch event {
    case .key(let key):
      guard case .character(let character) = key.base else { return }
      let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      require(!isControl, "a key is a control character: \(character.debugDescription)")
    case .mouse(_, let point): require(point.row >= 0 && point.column >= 0, "a click off the screen: \(point)")
    case .escapeBegan, .pasted, .answer: return
    }
  }
}
