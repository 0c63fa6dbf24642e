import Reading
import Speech
import TerminalUI
import TextModel

/// What holds for any bytes of a terminal, whenever they come.
enum KeyLaws {
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
        require(deadline.milliseconds <= now.milliseconds + 1300, "a deadline that is far away")
      }
    }
    require(count <= 2 * bytes.count + 2, "\(bytes.count) bytes give \(count) events")
    now.milliseconds += 1000
    for event in decoder.tick(at: now) { check(event) }
    require(decoder.deadline == nil, "after a second of quiet something is still waited for")
    checkNextKey(of: decoder, at: now)
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
    case .click(let point): require(point.row >= 0 && point.column >= 0, "a click off the screen: \(point)")
    case .escapeBegan, .pasted: return
    }
  }
}
