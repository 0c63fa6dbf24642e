import LecternCLI
import TestSupport
import Testing

/// The lines of a list of what an option of the rotor moves by: each has words, and those that one chooses by.
@Suite struct ItemNameTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  /// Returns the lines of speech of a list that is opened at the start of the text and gone down in.
  private func lines(_ option: String, _ body: String, downs: Int, _ keys: String = "") throws -> [String] {
    let all = [keys, "C-Home F7 \"\(option)\" Enter"] + Array(repeating: "Down", count: downs)
    return try form.heard(all.joined(separator: " "), body, "--set", "hints=off").suffix(downs + 1)
  }

  static let fields = """
    <label>Email<input></label><label>Town<input></label><fieldset><legend>Tea?</legend>
    <label><input type=radio>Yes</label></fieldset><input><button>Send</button>
    """

  @Test func `a control goes by its name, and one without a name by what it is`() throws {
    #expect(
      try lines("form", Self.fields, downs: 4) == [
        "Items. List box. Email, selected, 1 of 5.", "Town. 2 of 5.", "Yes. 3 of 5.",
        "Text field, unlabelled. 4 of 5.", "Send. 5 of 5.",
      ])
    #expect(
      try form.heard("F7 \"form\" Enter \"town\" Enter", Self.fields, "--set", "hints=off").suffix(2)
        == ["Town. 1 of 1.", "Town. Text field."])
  }

  @Test func `what has no words goes by what it is`() throws {
    let body = "<p>One.</p><hr><p>Two.</p><p>* * *</p><p>Three.</p><img src=a.png><p><img src=b.png></p>"
    #expect(
      try lines("sepa", body, downs: 1) == ["Items. List box. Separator, selected, 1 of 2.", "Separator. 2 of 2."])
    #expect(
      try lines("figu", body, downs: 1) == [
        "Items. List box. Image, no description, selected, 1 of 2.", "Image, no description. 2 of 2.",
      ])
    #expect(
      try lines("bold", "<p>One.</p><p>Two<b>&nbsp;</b>three. Four.</p>", downs: 0) == [
        "Items. List box. Two three, selected, 1 of 1."
      ])
  }

  @Test(arguments: ["links", "footn"]) func `a reference to a note goes by its number`(option: String) throws {
    let body = """
      <p>It snowed.<a href=#n role=doc-noteref>1</a> So.</p><aside id=n role=doc-footnote>In March.</aside>
      """
    #expect(try lines(option, body, downs: 0)[0].hasPrefix("Items. List box. Note 1, selected, 1 of "))
  }

  @Test func `a bookmark on what has no words goes by what it is`() throws {
    let body = "<label>Email<input></label><hr><p>End.</p>"
    let said = try lines("bookm", body, downs: 1, "f m s m")
    #expect(said == ["Items. List box. Email. Page 1, selected, 1 of 2.", "Separator. Page 1. 2 of 2."])
    #expect(
      try form.heard("C-Home F7 \"bookm\" Enter \"ema\"", body, "--set", "hints=off").last == "Email. 1 of 1."
    )
  }

  @Test func `a landmark goes by what it is, what it is called and how it begins`() throws {
    let body = """
      <section role=doc-foreword><p>Dear reader.</p></section><section role=doc-chapter><h2>One</h2><p>Text.</p>
      </section><section role=doc-glossary><h2>Glossary</h2><p>Words.</p></section>
      <form aria-label=Order><input aria-label=Quantity></form><form><input aria-label=Size></form>
      <section role=doc-afterword><img src=a.png><p>The end.</p></section>
      """
    #expect(
      try lines("landm", body, downs: 4) == [
        "Items. List box. Foreword. Dear reader, selected, 1 of 5.", "Chapter. One. 2 of 5.", "Glossary. 3 of 5.",
        "Order. Form. 4 of 5.", "Afterword. The end. 5 of 5.",
      ])
  }

  @Test func `a printed page goes by its number, and text of a language by the language and its words`() throws {
    let pages = """
      <p><span role=doc-pagebreak aria-label=xi></span>One.</p><p><span role=doc-pagebreak aria-label=xii></span>Two.</p>
      """
    #expect(
      try lines("print", pages, downs: 1) == [
        "Items. List box. Print page xi, selected, 1 of 2.", "Print page xii. 2 of 2.",
      ])
    let languages = "<p lang=fr>Bonjour le monde.</p><p>And <i lang=de>Guten Tag</i>.</p>"
    #expect(
      try lines("lang", languages, downs: 2) == [
        "Items. List box. French. Bonjour le monde, selected, 1 of 3.", "English. And. 2 of 3.",
        "German. Guten Tag. 3 of 3.",
      ])
  }

  @Test func `a jump from what has no words is told by what it is`() throws {
    let said = try form.heard("s : \"$\" Enter : \"jumps\" Enter", "<hr><p>End.</p>")
    #expect(said.last == "Items. List box. Page 1 of 1. Separator, selected, 1 of 1.")
  }
}
