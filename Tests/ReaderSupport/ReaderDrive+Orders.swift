import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel

extension ReaderDrive {
  /// The keys that are pressed in fields, lists and dialogs.
  static let editing: [Key] = [
    "Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDn", "Backspace", "Delete", "Space", "Enter", "Esc",
    "Tab",
    "S-Tab", "C-Left", "C-Right", "C-Home", "C-End", "C-w", "C-u", "C-k", "C-a", "C-e", "C-d", "C-_", "C-x", "C-v",
    "A-w",
    "A-a", "C-@", "S-Left", "S-Right", "S-Up", "S-Down", "S-Home", "S-End", "C-S-Left", "C-S-Right", "C-S-Home",
    "C-S-End", "C-l", "<", ">", "WheelUp", "WheelDown", "F1", "C-g", "C-t", "C-o", "F7", ";", "/", ":", "F3", "C-z",
    "C-y",
    "F2", "Insert", "C-Insert", "S-Insert", "S-Delete",
  ].map { name in
    guard let key = Key(name: name) else { fatalError("\(name) is no key") }
    return key
  }

  /// The key that writes a character.
  static func key(_ character: Character) -> Key { character == " " ? Key(.space) : Key(.character(character)) }

  /// Lines that are typed after a colon.
  private static let lines = [
    "actions", "jumps", "problems", "keys", "rotor", "toc", "page", "bookmarks", "notes", "open", "wider", "narrower",
    "skip", "read page", "read chapter", "read selection", "read book", "sleep 1", "sleep 15 m", "sleep off",
    "ago 1m",
    "note", "note edit", "voice", "speaker", "more", "settings", "3", "50%", "print 4", "find", "end", "q",
    "highlight",
  ]

  /// Types a line after a colon, or gives a setting a value by one.
  mutating func order(_ mood: Chances) {
    let line = chances.number(below: 2) == 0 ? chances.element(of: Self.lines) : setting()
    press(Key(.character(":")), times: 1, mood)
    paste(line ?? "", mood)
    press(Key(.enter), times: 1, mood)
  }

  private mutating func setting() -> String? {
    guard let setting = chances.element(of: Setting.all) else { return nil }
    let value: String
    switch setting.kind {
    case .amount(let range, _, _): value = String(range.lowerBound + chances.number(below: range.count))
    case .names(let names):
      value = (0..<chances.number(below: 4)).compactMap { _ in chances.element(of: names) }.joined(separator: ", ")
    case .text, .voice: value = chances.typed()
    case .toggle, .choice, .speaker: value = chances.element(of: setting.choices)?.value ?? ""
    }
    return "set \(setting.name) \(value)"
  }

  /// Lets something come from elsewhere: another program, a voice that reports words it never spoke, news of the book.
  mutating func happen(_ mood: Chances) {
    let number = chances.number(below: 30)
    let text = chances.anyText()
    switch chances.number(below: 10) {
    case 0:
      let call = chances.element(of: Call.allCases) ?? .toggle
      all("call \(call)") { $0.carryOut($0.reader.called(call, at: $0.now), mood) }
    case 1: tell("odd speech", .speech(.word(number, offset: chances.number(below: 500))), mood)
    case 2: tell("odd end", .speech(.finished(number)), mood)
    case 3: tell("odd estimate", .speech(.estimatedWord(number, offset: chances.number(below: 500))), mood)
    case 4: tell("announce", .announce([Announcement([text.shown])]), mood)
    case 5: tell("lost", .answered(.marksLost(number)), mood)
    case 6: tell("fetched \(text.debugDescription)", .answered(.fetched(text)), mood)
    case 7: tell("keep", .keepWriting, mood)
    case 8: tell("odd sound", .speech(.played(number, milliseconds: chances.number(below: 500) - 9)), mood)
    default: all("caret") { $0.carryOut($0.reader.apply(.placeCaret(number), at: $0.now), mood) }
    }
  }

  private mutating func tell(_ name: String, _ news: News, _ mood: Chances) {
    all(name) { $0.carryOut($0.reader.apply(news, at: $0.now), mood) }
  }
}
