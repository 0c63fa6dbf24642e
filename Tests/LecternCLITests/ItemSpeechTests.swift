import Testing

/// The speech of list items that begin with something else than a paragraph.
@Suite struct ItemSpeechTests {
  private static let steps = """
    <p>Top.</p><ol><li><h2>Open</h2><p>Lift the lid.</p></li><li><pre>run</pre></li>
    <li><blockquote><p>Wait.</p></blockquote></li></ol>
    """

  private func heard(_ keys: String, _ options: String...) throws -> [String] {
    try BodyFixture().heard(keys, Self.steps, options).filter { !$0.hasPrefix("E:") }
  }

  @Test func `the number of an item is said before its heading, its code and its quotation`() throws {
    #expect(
      try heard("a @end") == [
        "Top.", "List, 3 items.", "1. Open. Heading.", "Lift the lid.", "Code.", "2. run", "3. Wait.", "End of book.",
      ])
    #expect(
      try heard("Down Down Down Down") == [
        "List, 3 items.", "1. Open. Heading level 2.", "Lift the lid.", "Code, 1 line.", "2. run", "Quote.",
        "3. Wait.",
      ])
  }

  @Test func `the number of an item is said before its control, too`() throws {
    let body = "<p>Top.</p><ol><li><label for='a'>Name</label><input id='a'/></li><li><button>Go</button></li></ol>"
    let moves = try BodyFixture().heard("i i", body).filter { !$0.hasPrefix("E:") }
    #expect(moves == ["List, 2 items.", "1. Name", "2.", "Go. Button."])
    #expect(try BodyFixture().heard("a @end", body).contains("2. Go. Button."))
  }

  @Test func `items are stops, and told by their number of all, whatever they begin with`() throws {
    #expect(
      try heard("i i i", "--set", "verbosity=high") == [
        "List, 3 items.", "1. Open. Heading level 2. 1 of 3.", "Code, 1 line.", "2. run. 2 of 3.", "End of code.",
        "Quote.", "3. Wait. 3 of 3.",
      ])
  }

  @Test func `items that are controls are told by their number of all, and items without anything do not count`()
    throws
  {
    let controls = "<ul><li><button>Go</button></li><li>Stay</li><li><input aria-label='Name'/></li></ul>"
    let high = ["--set", "verbosity=high"]
    #expect(
      try BodyFixture().heard("i i i", "<p>Top.</p>" + controls, high).filter { !$0.hasPrefix("E:") } == [
        "List, 3 items.", "Go. Button. 1 of 3.", "Stay. 2 of 3.", "Name. Text field. 3 of 3.", "Press Enter to edit.",
      ])
    let empty = "<ol><li>One</li><li></li><li> <span></span></li><li>Four<ul><li></li></ul></li></ol>"
    #expect(
      try BodyFixture().heard("i i", "<p>Top.</p>" + empty, high).filter { !$0.hasPrefix("E:") } == [
        "List, 2 items.", "1. One. 1 of 2.", "4. Four. 2 of 2.",
      ])
  }

  @Test func `a text beside the text is told by what its author calls it`() throws {
    let body = "<p>Top.</p><aside aria-label='Sidebar: Wheat'><p>It grows.</p></aside><aside><p>More.</p></aside>"
    #expect(
      try BodyFixture().heard("Down Down", body) == [
        "Sidebar: Wheat. Aside.", "It grows.", "Aside.", "More.",
      ])
    #expect(try BodyFixture().heard("d", body) == ["Sidebar: Wheat. Aside. Landmark.", "It grows."])
    #expect(try BodyFixture().heard("a @end", body).prefix(3) == ["Top.", "Sidebar: Wheat. Aside.", "It grows."])
  }
}
