import Accessibility
import Reading
import Speech
import TestSupport
import Testing
import TextModel

@Suite struct RotorTests {
  let guide = TextFixture(
    (.heading(level: 1), "Morning"), (.paragraph, "We left. It rained."), (.heading(level: 2), "Midday"),
    (.paragraph, "We ate."))

  @Test func `the dial goes around both ways and says only names`() throws {
    var book = try SessionFixture(guide)
    let names = try book.heard("] ] ] ] ] ] ]")
    #expect(names == ["Words.", "Characters.", "Edit.", "Sentences.", "Paragraphs.", "Headings.", "Pages."])
    let around = try book.heard("] ] ] ] [ [ [")
    #expect(
      around.map { $0.prefix { $0 != "." } } == [
        "Chapters", "Speech rate", "Text selection", "Lines", "Text selection", "Speech rate", "Chapters",
      ])
  }

  @Test func `whatever stands on the dial, turning it comes to all of that, both ways`() throws {
    let options: [RotorOption] = [.lines, .units(.word), .headings, .units(.link), .rows, .speechRate]
    for subset in 0..<(1 << options.count) {
      var world = SessionFixture.world(guide)
      world.settings.dial = options.indices.filter { subset >> $0 & 1 == 1 }.map { options[$0] }
      let offered = Set(world.settings.dial).subtracting([.units(.link), .rows])
      for direction in [Direction.forward, .backward] {
        var session = Session()
        let now = Instant(milliseconds: 0)
        _ = session.apply(.open, at: now, in: world)
        var shown: Set<RotorOption> = []
        for _ in 0...offered.count {
          _ = session.apply(.turnRotor(direction), at: now, in: world)
          shown.insert(session.rotor.shown(at: session.cursor, in: world))
        }
        #expect(
          shown == (offered.isEmpty ? [.lines] : offered).union(shown.intersection([.lines])),
          "\(world.settings.dial)")
        #expect(offered.isEmpty || offered.contains(session.rotor.shown(at: session.cursor, in: world)))
      }
    }
  }

  @Test func `a search for headings of a level tells of the level at its end`() throws {
    var book = try SessionFixture(guide)
    #expect(
      try book.heard("2 2 5 1 H") == [
        "Midday. Heading level 2.", "E:boundary", "No next heading of level 2.", "E:boundary",
        "No headings of level 5.", "E:boundary", "No next heading of level 1.", "Morning. Heading level 1.",
      ])
    #expect(try book.heard("1 H").suffix(2) == ["E:boundary", "No previous heading of level 1."])
    var plain = try SessionFixture(TextFixture(paragraphs: ["One."]))
    #expect(try plain.heard("1") == ["E:boundary", "No headings."])
  }

  @Test(
    arguments: [
      ("C-Home", "next", "No next heading of level 1."), ("C-Home . .", "next", "No next heading of level 1."),
      ("2 .", "previous", "Midday. Heading level 2."), ("2", "previous", "No previous heading of level 2."),
    ])
  func `the next heading of the same level is one of the level that the text at hand stands under`(
    keys: String, direction: String, heard: String
  ) throws {
    var book = try SessionFixture(guide)
    _ = try book.heard(keys)
    #expect(try book.heard(": \"\(direction)-heading-of-same-level\" Enter").last == heard)
  }

  @Test func `an option is there only when the book has what it moves by`() throws {
    var plain = try SessionFixture(TextFixture((.paragraph, "No heading, no link.")))
    let names = try plain.heard("] ] ] ] ] ]")
    #expect(names == ["Words.", "Characters.", "Edit.", "Sentences.", "Paragraphs.", "Pages."])
  }

  @Test func `turning the dial moves nothing and keeps the selection`() throws {
    var book = try SessionFixture(guide)
    _ = try book.heard("Down [ Right")
    let before = book.session
    _ = try book.heard("] ] ] [ [")
    #expect(book.session.cursor == before.cursor)
    #expect(book.session.selection == before.selection)
  }

  @Test func `an option that goes away is wished for until it comes back`() throws {
    var session = Session()
    var world = SessionFixture.world(guide)
    let now = Instant(milliseconds: 0)
    _ = session.apply(.open, at: now, in: world)
    for _ in 0..<6 { _ = session.apply(.turnRotor(.forward), at: now, in: world) }
    #expect(session.rotor.choice == .headings)
    world.index = BookIndex(sections: [.init(length: 45, characters: 45, elements: [:], isLinear: true)])
    let moved = session.apply(.move(.forward), at: now, in: world)
    #expect(moved.contains { $0.spoken?.hasPrefix("Page") == true || $0.spoken == "End of book." })
    #expect(session.rotor.choice == .headings)
  }

  @Test func `elements are moved to with their role, and both edges say so`() throws {
    var book = try SessionFixture(guide)
    #expect(try book.heard("h h") == ["Midday. Heading level 2.", "E:boundary", "No next heading."])
    #expect(
      try book.heard("Down H H") == [
        "We ate.", "Midday. Heading level 2.", "Morning. Heading level 1.",
      ])
    #expect(try book.heard("H") == ["E:boundary", "No previous heading."])
    #expect(try book.heard("k") == ["E:boundary", "No links."])
  }

  @Test func `a search goes on at the other end where the reader wants it`() throws {
    var settings = Settings()
    settings.wrap = true
    var book = try SessionFixture(guide, settings: settings)
    #expect(try book.heard("h h") == ["Midday. Heading level 2.", "Wrapping to start.", "Morning. Heading level 1."])
    #expect(try book.heard("H") == ["Wrapping to end.", "Midday. Heading level 2."])
  }

  @Test func `a rotor of the application moves by its entries and names its edge`() throws {
    let scene = TextRange(section: 0, 8..<16)
    let rotor = CustomRotor(name: "Scenes", entryName: "scene") { position, direction in
      direction == .forward && position < scene.lower ? .init(range: scene) : nil
    }
    var book = try SessionFixture(guide, rotors: [rotor])
    _ = try book.heard("[ [")
    #expect(
      try book.heard("Down Down Up") == [
        "We left.", "E:boundary", "No next scene.", "E:boundary", "No previous scene.",
      ])
  }

  @Test func `an entry that is not ready is prepared before it is moved to`() throws {
    let scene = TextRange(section: 0, 8..<16)
    let rotor = CustomRotor(name: "Scenes", entryName: "scene") { _, _ in .init(range: scene, isReady: false) }
    var book = try SessionFixture(guide, rotors: [rotor]) { effect in
      if case .host(.prepare("Scenes", let range)) = effect { return .prepared(range) }
      return nil
    }
    #expect(try book.heard("[ [ Down").suffix(3) == ["Scenes.", "Loading.", "We left."])
  }

  @Test func `a search that needs the index waits for it, and the next key drops it`() throws {
    let sections = [TextFixture((.paragraph, "One.")), guide].flatMap(\.sections)
    let full = SessionFixture.world(TextFixture(sections))
    var world = full
    world.index = nil
    let now = Instant(milliseconds: 0)
    var session = Session()
    _ = session.apply(.open, at: now, in: world)
    #expect(session.apply(.unit(.heading, .forward), at: now, in: world).compactMap(\.spoken) == ["Searching."])
    var dropped = session
    #expect(session.apply(.indexed, at: now, in: full).compactMap(\.spoken) == ["Morning. Heading level 1."])
    _ = dropped.apply(.move(.forward), at: now, in: world)
    #expect(dropped.apply(.indexed, at: now, in: full).isEmpty)
  }

  @Test func `a move far into a long text waits until it is laid out, and the next key drops it`() throws {
    let book = TextFixture(
      (.paragraph, String(repeating: "so it went ", count: 50_000)), (.heading(level: 1), "End"),
      (.paragraph, "Last."))
    let now = Instant(milliseconds: 0)
    let place = TextPosition(section: 0, offset: 550_001)
    let commands: [(Command, String)] = [
      (.unit(.heading, .forward), "End. Heading level 1."), (.bookEdge(.forward), "Last."),
      (.unit(.paragraph, .forward), "End. Heading level 1."), (.goTo(.percent(100)), "Last."),
    ]
    for (command, said) in commands {
      // Each command has a new world: a place that another move has had laid out is near.
      let world = SessionFixture.world(book)
      var waiting = Session()
      _ = waiting.apply(.open, at: now, in: world)
      let effects = waiting.apply(command, at: now, in: world)
      #expect(effects.compactMap(\.spoken) == ["Searching."])
      let places = effects.compactMap { if case .layOut(let place) = $0 { place } else { nil } }
      let asked = try #require(places.first)
      let positions = places.compactMap { if case .position(let position) = $0 { position } else { nil } }
      #expect(try #require(positions.first) >= place && waiting.cursor == .start)
      var dropped = waiting
      _ = dropped.apply(.whereAmI, at: now, in: world)
      #expect(dropped.apply(.answered(.laidOut(asked)), at: now, in: world).isEmpty)
      #expect(waiting.apply(.answered(.laidOut(asked)), at: now, in: world).compactMap(\.spoken) == [said])
    }
  }

  @Test func `a digit goes to the next heading of its level, and back to the previous until another key`() throws {
    let levels = TextFixture(
      (.heading(level: 1), "A"), (.heading(level: 2), "B"), (.heading(level: 1), "C"), (.heading(level: 2), "D"))
    var book = try SessionFixture(levels)
    #expect(
      try book.heard("2 2 2") == [
        "B. Heading level 2.", "D. Heading level 2.", "E:boundary", "No next heading of level 2.",
      ])
    #expect(try book.heard("H") == ["B. Heading level 2."])
    #expect(try book.heard("w H").last == "A. Heading level 1.")
  }

  @Test func `the selection grows by any unit from the keys`() throws {
    var book = try SessionFixture(guide)
    #expect(
      try book.heard("Down C-S-Right S-Right S-Left S-Left") == [
        "We left. It rained.", "We selected.", "space selected.", "space unselected.", "e unselected.",
      ])
    #expect(book.session.selectionUnit == .word)
  }

  @Test(arguments: [200, 80, 81, 90, 211, 599, 600, 333])
  func `as many steps back as there were lead to the rate that it was`(rate: Int) throws {
    var settings = Settings()
    settings.rate = rate
    let world = SessionFixture.world(guide, settings: settings)
    let now = Instant(milliseconds: 0)
    for direction in [Direction.forward, .backward] {
      var session = Session()
      var rates = [rate]
      for _ in 0..<30 {
        _ = session.apply(.changeRate(direction), at: now, in: world)
        if rates.last != session.rate(in: settings) { rates.append(session.rate(in: settings)) }
      }
      #expect(
        rates == rates.sorted(by: direction == .forward ? (<) : (>)) && rates.allSatisfy(Settings.rates.contains))
      for before in rates.dropLast().reversed() {
        _ = session.apply(.changeRate(direction.opposite), at: now, in: world)
        #expect(session.rate(in: settings) == before)
      }
    }
  }

  @Test func `a voice that takes no rate and no volume is not said to have any`() throws {
    var settings = Settings()
    (settings.takesRate, settings.takesVolume) = (false, false)
    var book = try SessionFixture(guide, settings: settings)
    #expect(try book.heard("+") == ["E:boundary", "The voice keeps its own rate."])
    #expect(try book.heard("0") == ["E:boundary", "The voice keeps its own volume."])
    #expect(book.session.ownRate == nil)
  }

  @Test func `speech is made faster and slower by a tenth, and told of its ends`() throws {
    let world = SessionFixture.world(guide)
    let now = Instant(milliseconds: 0)
    var session = Session()
    _ = session.apply(.open, at: now, in: world)
    let faster = session.apply(.changeRate(.forward), at: now, in: world)
    #expect(faster.contains(.setRate(220)) && faster.compactMap(\.spoken) == ["Rate 220 words per minute."])
    for _ in 0..<40 { _ = session.apply(.changeRate(.backward), at: now, in: world) }
    #expect((80..<90).contains(session.rate(in: world.settings)))
    _ = session.apply(.readFromCaret, at: now, in: world)
    let whileReading = session.apply(.changeRate(.forward), at: now, in: world)
    #expect(whileReading.prefix(2) == [.silence, .setRate(session.rate(in: world.settings))])
    #expect(whileReading.compactMap(\.spoken).first == "Morning. Heading.", "what is read goes on at its word")
    var estimated = world
    estimated.settings.wordsAreExact = false
    let onTheWay = session.apply(.changeRate(.forward), at: now, in: estimated)
    #expect(onTheWay == [.setRate(session.rate(in: world.settings))], "what may have been heard is not said again")
  }
}
