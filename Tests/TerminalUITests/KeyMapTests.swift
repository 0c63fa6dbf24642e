import Accessibility
import Reading
import TerminalUI
import Testing
import TextModel
import Words

@Suite struct KeyMapTests {
  static let profiles = KeyProfile.Letters.allCases.flatMap { letters in
    KeyProfile.Arrows.allCases.map { KeyProfile(letters: letters, arrows: $0) }
  }

  @Test(arguments: ["\u{1}", "C-\u{13}", "\u{1B}", "\u{7F}", "\u{85}", "A-\n"])
  func `no control character is a key`(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func `keys are shown in English by the names that files have for them`() throws {
    let sequences = KeyBinding.all.flatMap(\.keys).map { $0.split(separator: " ").map(String.init) }
    for name in sequences.joined() + ["C-A-S-Delete", "A-x", "S-F12", "Insert"] {
      let key = try #require(Key(name: name))
      #expect(KeyNames(in: .english).shown(key) == key.name)
    }
  }

  @Test(arguments: [
    (Catalogue.english, ".", "period"), (.english, "]", "right bracket"), (.english, "h", "h"),
    (.english, "H", "Shift H"),
    (.english, "C-s", "Control S"), (.english, "C-Right", "Control right arrow"), (.english, "S-Tab", "Shift Tab"),
    (.english, "C-A-S-PgDn", "Control Alt Shift page down"), (.english, "Esc", "Escape"),
    (.english, "] h", "right bracket h"),
    (.english, "C-/", "Control slash"), (.english, "Ж", "Shift Ж"), (.english, "9", "9"), (.english, "F12", "F12"),
    (.german, ".", "Punkt"), (.german, "]", "eckige Klammer zu"), (.german, "C-s", "Steuerung S"),
    (.german, "S-Tab", "Umschalt Tab"), (.polish, ".", "kropka"), (.polish, "]", "prawy nawias kwadratowy"),
    (.polish, "C-s", "Control S"), (.polish, "C-Left", "Control strzałka w lewo"),
  ])
  func `keys are heard by names that a voice can say`(catalogue: Catalogue, name: String, heard: String) throws {
    let keys = try #require(Key.sequence(named: name))
    #expect(KeyNames(in: catalogue).spoken(keys) == heard)
  }

  @Test(arguments: Catalogue.all) func `no two keys of a keymap sound alike, and none is a symbol`(
    catalogue: Catalogue
  ) {
    let names = KeyNames(in: catalogue)
    for profile in Self.profiles {
      let keys = KeyMap.reader(profile).bindings.flatMap(\.keys).compactMap { Key.sequence(named: $0) }
      let heard = keys.map { names.spoken($0) }
      #expect(Set(heard).count == heard.count)
      let symbols = heard.filter { $0.contains { !$0.isLetter && !$0.isNumber && $0 != " " } }
      #expect(symbols.isEmpty)
    }
  }

  @Test func `a text that names keys is seen with the short names and heard with the long ones`() {
    let names = KeyNames(in: .english)
    let text = KeyedText(
      Phrase(.keyHelp, ["help": .text("next")]), ["keys": names.text(ofKeysNamed: "]")], in: .english)
    #expect(text.shown == "]: next." && text.heard == "Right bracket: next.")
  }

  @Test func `what a key is called is what it is bound by, and no key has two commands`() throws {
    let map = try KeyMap()
    for name in map.bindings.flatMap(\.keys) {
      let key = try #require(Key(name: name))
      #expect(key.name == name)
      #expect(map.action(for: key) != nil)
    }
  }

  @Test(arguments: profiles)
  func `no profile has two commands on one key, or loses a key that only it could have lost`(profile: KeyProfile) {
    #expect(KeyMap.reader(profile).fault == nil)
    let bound = Set(KeyMap.reader(profile).bindings.flatMap(\.keys))
    #expect(bound.isSuperset(of: ["Enter", "Space", "Esc", "Tab", "/", ":", "F1", "C-c", "C-k", "C-Home", "F7"]))
  }

  @Test func `a map with two commands on one key is refused with both names`() {
    let twice = [
      KeyBinding(.command(.playPause), ["Space"], .helpRead), KeyBinding(.command(.quit), ["q", "Space"], .helpQuit),
    ]
    #expect(throws: KeyMap.Fault.clash(key: "Space", first: .helpRead, second: .helpQuit)) { try KeyMap(twice) }
    #expect(throws: KeyMap.Fault.unknownKey("Spce")) {
      try KeyMap([KeyBinding(.command(.quit), ["Spce"], .helpQuit)])
    }
  }

  @Test func `a key that does something cannot begin another command`() {
    let twice = [
      KeyBinding(.command(.playPause), ["g"], .helpRead), KeyBinding(.command(.quit), ["g q"], .helpQuit),
    ]
    #expect(throws: KeyMap.Fault.clash(key: "g", first: .helpRead, second: .helpQuit)) { try KeyMap(twice) }
  }

  @Test func `no binding takes a key that screen readers of the console need`() throws {
    let taken = "uiojklm,.cqrvx".map { "A-\($0)" }
    for profile in Self.profiles {
      #expect(Set(KeyMap.reader(profile).bindings.flatMap(\.keys)).isDisjoint(with: taken))
    }
  }

  @Test func `every command has a name of its own, and those that files hold stay`() {
    let names = KeyBinding.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } && !$0.isEmpty })
    let kept = [
      "next", "previous", "next-option", "previous-option", "next-item", "read", "activate", "cancel",
      "read-from-caret", "next-sentence", "next-heading", "heading-1", "next-list-item", "container-start", "search",
      "next-match", "forms", "select-word", "book-end", "faster", "where-in-detail", "toggle-letters", "help", "quit",
    ]
    #expect(Set(names).isSuperset(of: kept))
  }

  @Test func `what a reader changes holds in every profile, and a clash leaves the keys of the profile`() throws {
    for profile in Self.profiles {
      let map = KeyMap.reader(profile, changes: ["next-heading": ["C-n", "A-h h"]])
      #expect(map.bindings.first { $0.name == "next-heading" }?.keys == ["C-n", "A-h h"])
      #expect(map.fault == nil)
    }
    let map = KeyMap.reader(KeyProfile(), changes: ["next-heading": ["q"]])
    #expect(map.fault == .clash(key: "q", first: .helpNextHeading, second: .helpQuit))
    #expect(map.action(for: Key(.character("q"))) == .command(.quit))
    #expect(map.action(for: Key(.character("h"))) == .command(.unit(.heading, .forward)))
  }
}
