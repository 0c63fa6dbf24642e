import PageLayout
import Reading
import Speech
import TextModel

/// Turns the bytes of a terminal into keys.
///
/// A terminal sends one byte for Escape and the same byte at the head of every longer sequence. The byte is told at
/// once, so that speech can fall silent; that it was the Escape key is only known when nothing has followed for a
/// while. A sequence that comes in pieces is put together all the same: its bytes are never taken for keys. What
/// follows an Escape key that was told is a key of its own, and what can begin a sequence is one once that does not go
/// on.
package struct KeyDecoder: Sendable {
  /// The meaning of the bytes.
  package enum Event: Hashable, Sendable {
    case key(Key)
    /// The byte of Escape has come; what it means is not known yet.
    case escapeBegan
    /// The first button of the mouse does something on a cell.
    case mouse(MouseAction, CellPoint)
    /// Text was pasted.
    case pasted(String)
    /// The terminal has answered a question.
    case answer(TerminalAnswer)

    /// A Boolean value that indicates whether it is no key and nothing that a user does.
    package var isAnswer: Bool { if case .answer = self { true } else { false } }
  }

  /// The time that the Escape key waits for a sequence, in milliseconds: longer over a network.
  package let escapeWait: Int
  /// The time that an unfinished sequence waits for its next byte, in milliseconds.
  package static let sequenceWait = 300
  /// The time that an unfinished paste waits for more, in milliseconds: if its end is lost the keyboard must come back,
  /// and no pause in a text that is still on its way may turn the rest of it into keys.
  package static let pasteWait = 2000
  /// The longest sequence that is put together; what is longer is no terminal's.
  private static let longestSequence = 64
  /// The longest string of control that is put together.
  private static let longestString = 256
  /// The number of bytes of a paste that are kept; nothing here takes as many.
  private static let longestPaste = 64 << 10

  private var state = State.ground
  private var since = Instant(milliseconds: 0)
  private var paste: [UInt8]?
  /// The moment until which the terminal may answer with a string of control, which looks like Alt with a letter.
  private var awaitsStrings: Instant?

  private enum State: Hashable {
    case ground
    /// Escape has come; `isTold` once it was handed on as a key.
    case escape(isTold: Bool)
    /// Bytes behind Escape; `isBehindKey` where that was handed on as a key.
    case sequence([UInt8], isBehindKey: Bool)
    /// Bytes of a string of control, which ends with `ESC \` or BEL.
    case string([UInt8])
    /// A character of several bytes.
    case character([UInt8], length: Int)
  }

  /// Creates a decoder that waits so many milliseconds before Escape is a key.
  package init(escapeWait: Int = 50) {
    self.escapeWait = escapeWait
  }

  /// When to call ``tick(at:)``, if no byte comes before; nil when nothing is waited for.
  package var deadline: Instant? {
    switch state {
    case .ground:
      paste == nil ? nil : Instant(milliseconds: since.milliseconds + KeyDecoder.pasteWait)
    case .escape(isTold: false): Instant(milliseconds: since.milliseconds + escapeWait)
    default: Instant(milliseconds: since.milliseconds + KeyDecoder.sequenceWait)
    }
  }

  /// A Boolean value that indicates whether only a part of a key, or of a paste, has come; an Escape that was handed on
  /// is whole.
  package var isInsideKey: Bool { deadline != nil && state != .escape(isTold: true) }

  /// Takes strings of control for answers of the terminal until a moment.
  package mutating func awaitStrings(until moment: Instant) { awaitsStrings = moment }

  /// Lets time pass: an Escape that nothing followed is a key, an unfinished sequence is dropped, and a paste without
  /// an end is taken as far as it came.
  package mutating func tick(at now: Instant) -> [Event] {
    guard let deadline, now >= deadline else { return [] }
    if state == .escape(isTold: false) {
      state = .escape(isTold: true)
      return [.key(Key(.escape))] + tick(at: now)
    }
    if state == .ground { return endPaste() }
    let unfinished = state
    state = .ground
    if case .sequence(let bytes, isBehindKey: true) = unfinished, bytes.count == 1, paste == nil {
      return bytes.flatMap { begin($0) }
    }
    return tick(at: now)
  }

  /// Takes one byte.
  package mutating func feed(_ byte: UInt8, at now: Instant) -> [Event] {
    let before = tick(at: now)
    since = now
    return before + take(byte)
  }

  private mutating func take(_ byte: UInt8) -> [Event] {
    switch state {
    case .ground: return begin(byte)
    case .escape(let isTold): return afterEscape(byte, isTold: isTold)
    case .sequence(let bytes, let isBehindKey): return continueSequence(bytes + [byte], isBehindKey: isBehindKey)
    case .string(let bytes): return continueString(bytes + [byte])
    case .character(let bytes, let length): return continueCharacter(bytes + [byte], length: length)
    }
  }

  private mutating func begin(_ byte: UInt8) -> [Event] {
    if byte == 0x1B {
      state = .escape(isTold: paste != nil)
      return paste == nil ? [.escapeBegan] : []
    }
    if let held = paste?.count {
      if held < KeyDecoder.longestPaste { paste?.append(byte) }
      return []
    }
    let length = byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1
    guard length == 1 else {
      state = .character([byte], length: length)
      return []
    }
    return Key(byte: byte).map { [.key($0)] } ?? []
  }

  private mutating func afterEscape(_ byte: UInt8, isTold: Bool) -> [Event] {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      state = .sequence([byte], isBehindKey: isTold && paste == nil)
      return []
    // Nothing of a paste is a key.
    case 0x1B where paste != nil: return []
    case _ where beginsString(byte) && !isTold && paste == nil:
      state = .string([])
      return []
    case 0x1B:
      state = .escape(isTold: false)
      return isTold ? [.escapeBegan] : [.key(Key(.escape)), .escapeBegan]
    case _ where isTold && paste == nil:
      state = .ground
      return begin(byte)
    default:
      state = .ground
      guard paste == nil, let key = Key(byte: byte) else { return [] }
      return [.key(Key(key.base, key.modifiers.union(.alt)))]
    }
  }

  /// Returns a Boolean value that indicates whether a byte after Escape begins a string of control: an application
  /// program command or a device control string.
  private func beginsString(_ byte: UInt8) -> Bool {
    guard let awaitsStrings, since < awaitsStrings else { return false }
    return byte == UInt8(ascii: "_") || byte == UInt8(ascii: "P")
  }

  private mutating func continueString(_ bytes: [UInt8]) -> [Event] {
    let isEnded = bytes.last == 0x07 || bytes.suffix(2).elementsEqual([0x1B, UInt8(ascii: "\\")])
    guard isEnded || bytes.count > KeyDecoder.longestString else {
      state = .string(bytes)
      return []
    }
    state = .ground
    return TerminalAnswer(string: bytes.dropLast(bytes.last == 0x07 ? 1 : 2)).map { [.answer($0)] } ?? []
  }

  private mutating func continueSequence(_ bytes: [UInt8], isBehindKey: Bool) -> [Event] {
    guard EscapeSequence.isComplete(bytes) || bytes.count > KeyDecoder.longestSequence else {
      state = .sequence(bytes, isBehindKey: isBehindKey)
      return []
    }
    state = .ground
    switch EscapeSequence.meaning(of: bytes) {
    case .key(let key): return paste == nil ? [.key(key)] : []
    case .mouse(let action, let point): return paste == nil ? [.mouse(action, point)] : []
    case .pasteBegins:
      paste = paste ?? []
      return []
    case .pasteEnds: return endPaste()
    case .answer(let answer): return [.answer(answer)]
    case nil: return []
    }
  }

  private mutating func endPaste() -> [Event] {
    defer { paste = nil }
    return paste.map { [.pasted(String(decoding: $0, as: UTF8.self))] } ?? []
  }

  private mutating func continueCharacter(_ bytes: [UInt8], length: Int) -> [Event] {
    guard let last = bytes.last, (0x80...0xBF).contains(last) else {
      state = .ground
      return bytes.last.map { begin($0) } ?? []
    }
    guard bytes.count == length else {
      state = .character(bytes, length: length)
      return []
    }
    state = .ground
    // The control characters from U+0080 on are no key's: in a field that is typed into they would reach the screen.
    let character = String(decoding: bytes, as: UTF8.self).first
    guard let character, character.unicodeScalars.first?.properties.generalCategory != .control else { return [] }
    return [.key(Key(.character(character)))]
  }
}

extension Key {
  /// The key that sends a single byte; nil for bytes that no key sends.
  fileprivate init?(byte: UInt8) {
    switch byte {
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x20: self.init(.space)
    case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F, 0x00: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    case 0x21...0x7E: self.init(.character(Character(Unicode.Scalar(byte))))
    default: return nil
    }
  }
}
