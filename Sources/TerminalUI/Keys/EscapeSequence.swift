import PageLayout
import TextModel

/// The sequences that terminals send for keys: ECMA-48 control sequences after `ESC [`, and SS3 after `ESC O`.
enum EscapeSequence {
  /// The meaning of a sequence.
  enum Meaning: Hashable {
    case key(Key)
    case mouse(MouseAction, CellPoint)
    case pasteBegins, pasteEnds
    case answer(TerminalAnswer)
  }

  /// Returns a Boolean value that indicates whether the bytes after Escape are a whole sequence.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1, let last = bytes.last else { return false }
    if bytes[0] == UInt8(ascii: "O") { return !(0x30...0x39).contains(last) }
    // The Linux console sends ESC [ [ A for F1; X10 mouse reports are ESC [ M and three bytes.
    if bytes[1] == UInt8(ascii: "[") { return bytes.count == 3 }
    if bytes[1] == UInt8(ascii: "M") { return bytes.count == 5 }
    return (0x40...0x7E).contains(last)
  }

  /// Returns the meaning of a whole sequence, or nil for one that no key sends.
  static func meaning(of bytes: [UInt8]) -> Meaning? {
    guard bytes.count > 1, let last = bytes.last else { return nil }
    let final = Character(Unicode.Scalar(last))
    let body = bytes.dropFirst().dropLast()
    if bytes[0] == UInt8(ascii: "O") {
      return (ss3[final] ?? letters[final]).map { .key(Key($0, modifiers(body.isEmpty ? nil : numbers(body).first))) }
    }
    if bytes[1] == UInt8(ascii: "[") { return console[final].map { .key(Key($0)) } }
    if let answer = TerminalAnswer(sequence: Array(bytes.dropFirst())) { return .answer(answer) }
    if body.first == UInt8(ascii: "<") { return mouse(numbers(body.dropFirst()), isDown: last == UInt8(ascii: "M")) }
    guard body.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let parameters = numbers(body)
    if final == "Z" { return .key(Key(.tab, .shift)) }
    if final == "~" {
      switch parameters.first {
      case 200: return .pasteBegins
      case 201: return .pasteEnds
      case let code?: return tilde[code].map { .key(Key($0, modifiers(parameters.dropFirst().first))) }
      case nil: return nil
      }
    }
    return letters[final].map { .key(Key($0, modifiers(parameters.dropFirst().first))) }
  }

  /// Returns a mouse report in SGR form (xterm, mode 1006): button, column and row, both from 1; 0 is the first button,
  /// 32 is added while it is moved, 64 and 65 are the wheel.
  private static func mouse(_ numbers: [Int], isDown: Bool) -> Meaning? {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let point = CellPoint(row: numbers[2] - 1, column: numbers[1] - 1)
    switch (numbers[0], isDown) {
    case (0, true): return .mouse(.pressed, point)
    case (32, true): return .mouse(.dragged, point)
    case (0, false): return .mouse(.released, point)
    case (64, true): return .key(Key(.wheelUp))
    case (65, true): return .key(Key(.wheelDown))
    default: return nil
    }
  }

  private static func numbers(_ bytes: some Collection<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
  }

  /// Returns the modifiers of an xterm parameter, numbered from 1: 1 + shift 1 + alt 2 + control 4.
  private static func modifiers(_ parameter: Int?) -> Key.Modifiers {
    Key.Modifiers(rawValue: max(0, (parameter ?? 1) - 1) & 7)
  }

  private static let letters: [Character: Key.Base] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]
  private static let ss3: [Character: Key.Base] = ["M": .enter, "I": .tab, "X": .character("=")]
  private static let console: [Character: Key.Base] = [
    "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4), "E": .function(5),
  ]
  private static let tilde: [Int: Key.Base] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
    18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
  ]
}
