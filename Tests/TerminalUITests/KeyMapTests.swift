import Accessibility
import Reading
import TerminalUI
import Testing

@Suite struct KeyMapTests {
  @Test func `every command has keys that can be pressed, and no key has two`() throws {
    let map = try KeyMap()
    for binding in map.bindings {
      #expect(!binding.keys.isEmpty)
      for name in binding.keys {
        let key = try #require(Key(name: name))
        #expect(key.name == name)
        #expect(map.action(for: key) == binding.action)
      }
    }
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

  @Test func `no binding takes a key that screen readers of the console need`() throws {
    let taken = "uiojklm,.cqrvx".map { "A-\($0)" }
    let bound = Set(try KeyMap().bindings.flatMap(\.keys))
    #expect(bound.isDisjoint(with: taken))
  }
}
