import Accessibility
import Testing
import TextModel
import Words

@Suite struct ElementRotorTests {
  static let scenes = ElementRotor(
    .custom("Scenes"),
    entries: [
      .init("The river", target: "river"),
      .init("The lake", target: "lake", range: TextRange(section: 1, 5..<9), needsPreparing: true),
    ])

  @Test func `a rotor goes from entry to entry and ends at its edges`() {
    #expect(Self.scenes.entry(.forward, from: nil)?.target == "river")
    #expect(Self.scenes.entry(.backward, from: nil)?.target == "lake")
    #expect(Self.scenes.entry(.forward, from: "river")?.target == "lake")
    #expect(Self.scenes.entry(.forward, from: "lake") == nil)
    #expect(Self.scenes.entry(.backward, from: "river") == nil)
    #expect(Self.scenes.entry(.forward, from: "elsewhere")?.target == "river")
  }

  @Test func `an entry may name text inside its target and ask for it to be brought about`() {
    let lake = Self.scenes.entries[1]
    #expect(lake.needsPreparing && lake.range == TextRange(section: 1, 5..<9))
    #expect(!Self.scenes.entries[0].needsPreparing)
  }

  @Test(arguments: [
    (ElementRotor.Kind.custom("Scenes"), "Scenes."), (.headings, "Headings."), (.links, "Links."),
    (.formControls, "Form controls."), (.errors, "Errors."),
  ])
  func `a rotor says its name`(kind: ElementRotor.Kind, name: String) {
    #expect(ElementRotor(kind, entries: []).name(in: .english) == name)
  }
}
