import BookFormats
import Testing
import TextModel

@Suite struct PlayTests {
  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0)
  }

  @Test(arguments: [
    "<div epub:type='z3998:drama'><table><tr><td epub:type='z3998:persona'>Ann</td><td>Is it late?</td></tr>"
      + "<tr><td epub:type='z3998:persona'><p>Max</p></td><td><p>No.</p></td></tr></table></div>",
    "<table class='drama'><tr><td>Ann<td>Is it late?<tr><td>Max<td>No.</table>",
    "<table><tr><td class='speaker'>Ann</td><td>Is it late?</td></tr><tr><th class='speaker'>Max<td>No.</table>",
    "<div class='dialogue'><p class='speaker'>Ann</p><p>Is it late?</p><p class='speaker'>Max</p> <p>No.</p></div>",
    "<div class='sp'><div class='speaker'>Ann</div><div class='speech'>Is it late?</div></div>"
      + "<div class='sp'><div class='speaker'>Max</div><p>No.</p></div>",
    "<p><b epub:type='z3998:persona'>Ann</b> <span epub:type='z3998:speech'>Is it late?</span></p>"
      + "<p epub:type='z3998:speech'><b epub:type='z3998:persona'>Max</b>No.</p>",
    "<dl class='play'><dt>Ann</dt><dd>Is it late?</dd><dt>Max</dt><dd><p>No.</p></dd></dl>",
  ])
  func `who speaks and what they say are one paragraph`(body: String) throws {
    let section = try section(body)
    #expect(MarkedText.blocks(of: section) == ["p: Ann: Is it late?", "p: Max: No."])
    #expect(section.containers.isEmpty)
    #expect(MarkedText.spans(of: section).filter { $0.hasPrefix("added") } == ["added: :", "added: :"])
  }

  @Test func `a name that ends in a stop needs none, and more than one paragraph is more of the speech`() throws {
    let section = try section(
      "<table class='play'><tr><td>ANN.</td><td><p>Late.</p><p>Very.</p></td></tr><tr><td></td><td>(He goes.)</td></tr>"
        + "<tr><td>MAX:</td><td><ul><li>x</li></ul></td></tr><tr><td>ANN</td><td> </td></tr></table>")
    #expect(
      MarkedText.blocks(of: section) == ["p: ANN. Late.", "p: Very.", "p: (He goes.)", "p: MAX:", "•: x", "p: ANN"])
  }

  @Test func `stage directions and what is sung are text of the speech or of their own`() throws {
    let section = try section(
      """
      <section epub:type='z3998:drama'><table><tr><td/><td><i epub:type='z3998:stage-direction'>A room.
      <b epub:type='z3998:persona'>Ann</b> sits.</i></td></tr><tr><td epub:type='z3998:persona'>Ann</td>
      <td><i>(Aside.)</i> So <b class='speaker'>Max</b> is here.</td></tr></table>
      <p class='speaker'>Max</p><div class='stanza'><div>One</div><div>two</div></div></section>
      """)
    #expect(
      MarkedText.blocks(of: section) == [
        "p: A room. Ann sits.", "p: Ann: (Aside.) So Max is here.", "p: Max: One⏎two",
      ])
  }

  @Test func `those who say the same together stand before it`() throws {
    let section = try section(
      "<table class='play'><tr><td>ANN<td rowspan=3>We go!<tr><td><i>Max</i><tr><td>Eve<tr><td>Max<td>No.</table>")
    #expect(MarkedText.blocks(of: section) == ["p: ANN, Max, Eve: We go!", "p: Max: No."])
    #expect(
      MarkedText.spans(of: section).filter { $0.hasPrefix("speaker") }
        == ["speaker: ANN", "speaker: Max", "speaker: Eve", "speaker: Max"])
  }

  @Test(arguments: [
    "<table><tr><td>Ann<td>Is it late?<tr><td>Max<td>No.</table>",
    "<table class='dialogue'><tr><td>Ça va ?<td>How are you?<tr><td>Bien !<td>Well!</table>",
    "<table class='play'><tr><th>Who<th>Words<tr><td>Ann<td>Late</table>",
    "<table class='play'><tr><td>Ann<td>Late<td>5</table>",
    "<section epub:type='z3998:drama'><table epub:type='z3998:dramatis-personae'><tr><td>Ann<td>a queen</table></section>",
  ])
  func `other tables are tables`(body: String) throws {
    #expect(try section(body).containers.contains { if case .table = $0.kind { true } else { false } })
  }

  @Test func `the plays and poems of TEI are read as such`() throws {
    let tei = """
      <TEI><text><body><div><sp><speaker>Ann</speaker><p>Is it late?</p></sp><sp><speaker>MAX.</speaker>
      <lg><l>One two</l><l>three</l></lg></sp><stage>They go.</stage></div></body></text></TEI>
      """
    let book = try Book.open(bytes: Array("<?xml version='1.0'?>\(tei)".utf8), name: "a.xml")
    #expect(
      MarkedText.blocks(of: book.section(0)) == ["p: Ann: Is it late?", "p: MAX. One two⏎three", "p: They go."])
  }

  @Test(arguments: [
    ("<p class='speaker'>Ann</p><p>A talk.</p>", ["p: Ann", "p: A talk."]),
    ("<div class='play'><p class='speaker'>Ann</p><p class='stage-direction'>Out.</p></div>", ["p: Ann", "p: Out."]),
    ("<div class='play'><p class='speaker'>Ann</p><h2>Act</h2></div>", ["p: Ann", "h2: Act"]),
    (
      "<div class='play'><p>In.</p><p class='speaker'>Ann</p><p>No.</p><p>Out.</p></div>",
      ["p: In.", "p: Ann: No.", "p: Out."]
    ),
    ("<div class='play'><p><b class='speaker'>Ann</b></p></div>", ["p: Ann"]),
    ("<div class='play'><p><b class='speaker'>Ann</b>—Late.</p></div>", ["p: Ann—Late."]),
  ])
  func `a name without a speech stays alone`(body: String, blocks: [String]) throws {
    #expect(try MarkedText.blocks(of: section(body)) == blocks)
  }

  @Test func `the text that a page shows has no symbol that the source has not`() throws {
    let book = try Book.open(bytes: Array("<table class='play'><tr><td>Ann<td>Late.</table>".utf8), name: "a.html")
    #expect(book.section(0).text == "Ann: Late.\n")
    #expect(book.markupCounts().tables == 1)
  }
}
