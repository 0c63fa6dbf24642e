import BookFormats
import TestSupport
import Testing
import TextModel

@Suite struct VerseTests {
  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0)
  }

  @Test(arguments: [
    "<div class='stanza'><div>One two</div><div>three</div></div><div class='stanza'><div>Four</div><div>five</div></div>",
    "<div class='poem'><div class='stanza'><p class='line'>One two</p> <p class='line indent2'>three</p></div>"
      + "<div class='stanza'><p class='line'>Four<br></p><p class='line'>five<br></p></div></div>",
    "<section epub:type='z3998:poem'><p class='stanza'><span class='line'>One two</span><span class='line'>three</span></p>"
      + "<p class='stanza'><span class='line'>Four</span><span class='line'>five</span></p></section>",
    "<div class='poetry-container'><div class='poetry'><div class='stanza'><div class='verse indent0'>One two</div>"
      + "<div class='verse indent2'>three</div></div><div class='stanza'><div class='verse'>Four</div>"
      + "<div class='verse'>five</div></div></div></div>",
    "<ul class='stanza'><li>One two</li><li>three</li></ul><ol class='line_group'><li>Four<li>five</ol>",
    "<ul class='poem'><li class='line'>One two</li><li class='line'>three</li></ul><ul class='poem'><li class='line'>Four</li>"
      + "<li class='line'>five</li></ul>",
    "<div class='line-block'><div class='line'>One two</div><div class='line'>three</div><div class='line'><br></div>"
      + "<div class='line'>Four</div><div class='line'>five</div></div>",
    "<div class='lg'><p class='l'>One two</p><p class='l'>three</p><p class='line'>&nbsp;</p><p class='l'>Four</p>"
      + "<p class='l'>five</p></div>",
    "<blockquote epub:type='z3998:verse'><div>One two</div><div>three</div></blockquote>"
      + "<div class='poem'><div>Four</div><div>five</div></div>",
    "<div class='stanza'><span style='display:block'>One two</span><span style='display:block'>three</span></div>"
      + "<div class='poem'><p class='verse'>Four</p><p class='verse'>five</p></div>",
    "<div class='line'>One two</div><div class='line'>three</div><p></p><div class='line'>Four</div><div class='line'>five</div>",
    "<div class='stanza'><blockquote><div><div>One two</div> <div>three</div></div></blockquote></div>"
      + "<div class='poem'><section><div>Four</div><div>five</div></section></div>",
    "<table><tr><td><div class='stanza'><div>One two</div><div>three</div></div></td></tr><tr><td>Four<br>five</table>",
  ])
  func `a stanza whose lines are boxes is one block, and each line a row of it`(body: String) throws {
    let section = try section(body)
    #expect(MarkedText.blocks(of: section) == ["p: One two⏎three", "p: Four⏎five"])
    #expect(section.containers.allSatisfy { $0.kind == .quote })
  }

  @Test(arguments: [
    (
      "<div class='poem'><h3>Song</h3><div>a</div><div>b</div><p class='by'>Ann</p></div>",
      ["h3: Song", "p: a⏎b", "p: Ann"]
    ),
    ("<div class='poem'><p>a<br>b</p><p>c</p></div>", ["p: a⏎b", "p: c"]),
    ("<div class='poem'><p>a</p><p>b</p></div>", ["p: a", "p: b"]),
    ("<div class='poem'><p class='stanza'>a</p><p class='stanza'>b</p></div>", ["p: a", "p: b"]),
    ("<div class='stanza'><div>a<br>b</div><div>c</div></div>", ["p: a⏎b", "p: c"]),
    ("<div class='stanza'><div><p>a</p></div><div>b</div></div>", ["p: a", "p: b"]),
    ("<p class='verse'>a</p><p class='verse'>b</p>", ["p: a", "p: b"]),
    ("<ul class='poem'><li>a</li><li>b</li></ul>", ["•: a", "•: b"]),
    ("<ul class='x'><li class='line'>a</li><li class='line'>b</li></ul>", ["•: a", "•: b"]),
    ("<p><span class='line'>a</span> <span class='line'>b</span></p>", ["p: a b"]),
    ("<div class='line'>a</div>b<div class='line'>c</div>", ["p: a⏎b", "p: c"]),
    ("<pre><div class='line'>a</div>\n<div class='line'>b</div></pre>", ["code: a", "code: b"]),
    ("<div class='stanza'><div>a</div><hr><div>b</div></div>", ["p: a", "separator", "p: b"]),
  ])
  func `other boxes in and around verse are blocks`(body: String, blocks: [String]) throws {
    #expect(try MarkedText.blocks(of: section(body)) == blocks)
  }

  @Test func `what leads to a line, and a page that begins between two, keep their places`() throws {
    let section = try section(
      "<div class='stanza'><div id='a'>One</div><span epub:type='pagebreak' title='7'></span><div id='b'><i>two</i></div></div>"
    )
    #expect(MarkedText.blocks(of: section) == ["p: One⏎two"])
    #expect(section.anchors == ["a": 0, "b": 4])
    #expect(MarkedText.spans(of: section) == ["emphasis: two", "page 7: "])
    #expect(section.spans.last?.range == 4..<4)
  }

  @Test(arguments: [
    ("<p class='poem'>the rail<span class='linenum'>10</span><br>the morning", "the rail 10⏎the morning", "10"),
    ("<p>the rail <span class='line-number'>[10]</span><br>the morning", "the rail [10]⏎the morning", "[10]"),
    ("<div class='line'><span class='lineno'>7</span>the rail</div><div class='line'>x</div>", "7 the rail⏎x", "7"),
    ("<div class='stanza'><div>the rail<span class='right'>15</span></div><div>x</div></div>", "the rail 15⏎x", "15"),
    ("<div class='poem'><p><span class='ln'>15</span>the rail<br>x</p></div>", "15 the rail⏎x", "15"),
    ("<p class='poem'>the rail<span class='zeilennummer'>7</span><br>x", "the rail 7⏎x", "7"),
    ("<p class='poem'>the rail<span class='verse-number'>7</span><br>x", "the rail 7⏎x", "7"),
    ("<p class='poem'>the rail<span style='float:right'>7</span><br>x", "the rail 7⏎x", "7"),
    ("<p class='poem'><span style='float: right'>7</span>the rail<br>x", "7 the rail⏎x", "7"),
    ("<p class='poem'>the rail or <span class='n'>20.</span><br>the morning", "the rail or 20.⏎the morning", "20."),
  ])
  func `the number of a line is for the eye, and touches no word`(body: String, text: String, number: String) throws {
    let section = try section(body)
    #expect(MarkedText.blocks(of: section) == ["p: " + text])
    #expect(MarkedText.spans(of: section) == ["concealed: " + number])
  }

  @Test(arguments: [
    "<p class='verse'><span class='num'>5</span> In the beginning",
    "<p><span class='verse-number'>5</span> In the beginning", "<p>in <span style='float:right'>10</span></p>",
    "<div class='line'>a <span class='x'>10</span> b</div>",
    "<div class='line'>in <span class='x'>1951</span></div>",
    "<div class='line'>in <b class='linenum'>five</b></div>",
    "<p>in <span class='x'>10</span>", "<div class='stanza'><div>at <span>10</span></div></div>",
  ])
  func `other numbers are text`(body: String) throws {
    #expect(try !MarkedText.spans(of: section(body)).contains { $0.hasPrefix("concealed") })
  }

  @Test func `the numbers of lines of DTBook are for the eye`() throws {
    let book = DAISYFixture.dtbook(
      "<bodymatter><level1><poem><linegroup><line>One</line><line><linenum>5</linenum>two</line></linegroup>"
        + "<line><linenum>x</linenum>three</line></poem></level1></bodymatter>")
    let section = try Book.open(bytes: Array(book.utf8), name: "text.xml").section(0)
    #expect(MarkedText.blocks(of: section) == ["p: One⏎5 two", "p: x three"])
    #expect(MarkedText.spans(of: section) == ["concealed: 5"])
  }

  private static let bay = [
    "The sea is calm to-night,", "The tide is full, the moon lies fair", "Upon the straits; on the French coast",
    "Gleams and is gone; the cliffs stand,", "Glimmering and vast, in the tranquil bay.",
  ]

  /// The lines of a poem, some of them with numbers at their right.
  private func counted(_ lines: [String], _ numbers: [Int: Int]) -> String {
    lines.enumerated().map { index, line in
      numbers[index].map { line + String(repeating: " ", count: 54 - line.count) + String($0) } ?? line
    }.joined(separator: "\n")
  }

  @Test(arguments: [[1: 2, 3: 4], [0: 9, 4: 13], [1: 998, 3: 1000]])
  func `numbers at the right of a plain text that count its lines are for the eye`(numbers: [Int: Int]) throws {
    let text = "THE SONG\n\n" + counted(Self.bay, numbers) + "\n"
    let section = try Book.open(bytes: Array(text.utf8), name: "a.txt").section(0)
    let lines = Self.bay.enumerated().map { index, line in numbers[index].map { "\(line) \($0)" } ?? line }
    #expect(MarkedText.blocks(of: section).last == "p: " + lines.joined(separator: "⏎"))
    #expect(
      MarkedText.spans(of: section) == numbers.sorted { $0.key < $1.key }.map { "concealed: \($0.value)" })
  }

  @Test(arguments: [[1: 2], [1: 2, 3: 5], [1: 2, 2: 3], [0: 1, 1: 2, 2: 3, 3: 4], [1: 4, 3: 2]])
  func `numbers at the right that do not count lines are text`(numbers: [Int: Int]) throws {
    let section = try Book.open(bytes: Array(counted(Self.bay, numbers).utf8), name: "a.txt").section(0)
    #expect(!MarkedText.spans(of: section).contains { $0.hasPrefix("concealed") })
  }

  @Test func `the count of lines goes on from stanza to stanza`() throws {
    let text =
      "It is an ancient Mariner,\n  And he stoppeth one of three.                    2\n\n"
      + "Now wherefore stopp'st thou me?\n  The doors are open,\n  And I am next of kin.   5\n"
    let section = try Book.open(bytes: Array(text.utf8), name: "a.txt").section(0)
    #expect(MarkedText.spans(of: section) == ["concealed: 2", "concealed: 5"])
  }

  @Test func `lines that their author sets in are so, in steps of an em`() throws {
    let page = """
      <style>.line { display: block } .i1 { margin-left: 1em } .i2 { padding: 0 0 0 3em; text-indent: -1em }
      .far { text-indent: 90em } .hang { padding-left: 2em; text-indent: -2em } .share { margin-left: 10% }</style>
      <div class="stanza"><span class="line">None</span><span class="line i1">One</span><span class="line i2">Two</span>
      <span class="line far">Far</span><span class="line hang">Hangs</span><span class="line share">Share</span>
      <span class="line" style="margin-left: 32px">Pixels</span></div><p class="i1">Prose.</p>
      """
    let section = try Book.open(bytes: Array(page.utf8), name: "a.html").section(0)
    #expect(
      MarkedText.spans(of: section) == [
        "indented 2: One", "indented 4: Two", "indented 20: Far", "indented 4: Pixels",
      ])
  }
}
