import BookFormats
import Testing
import TextModel

/// The names that authors give to elements (Accessible Name and Description Computation 1.2).
@Suite struct GivenNameTests {
  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0)
  }

  @Test(arguments: [
    ("<a href='#x' aria-label='Next chapter'>›</a>", ["link 0#x: ›", "called Next chapter: ›"]),
    ("<a href='#x' aria-label='one  TWO'>One two</a>", ["link 0#x: One two"]),
    ("<a href='#x' aria-label=' '>One</a>", ["link 0#x: One"]),
    ("<b id='b'>B</b> <a href='#x' aria-labelledby='b'>c</a>", ["strong: B", "link 0#x: c", "called B: c"]),
    ("<a href='#x' aria-labelledby='none' aria-label='D'>c</a>", ["link 0#x: c", "called D: c"]),
    ("<a href='#x' title='Home'>c</a>", ["link 0#x: c"]),
    (
      "<a href='#x' title='Home'><img src='i'></a> a",
      ["link 0#x: \u{FFFC}", "called Home: \u{FFFC}", "image: \u{FFFC}"]
    ),
    ("<a href='#x' title='Home'><img src='i' alt='H'></a> a", ["link 0#x: H", "image: H"]),
    (
      "<a href='#x' aria-label='Home'><i class='icon'></i></a>",
      ["link 0#x: Home", "called Home: Home", "added: Home"]
    ),
    ("<a href='#x' aria-label='Home'><span aria-hidden='true'>h</span></a>", ["link 0#x: h", "called Home: h"]),
    ("<a href='#x' aria-hidden='true' aria-label='Home'>c</a>", ["concealed: c", "link 0#x: c"]),
    ("<a href='#x' aria-label='All'><p>a</p><p>b</p></a>", ["link 0#x: a", "link 0#x: b"]),
    ("<a epub:type='noteref' href='#x' aria-label='Note 1'>1</a>", ["note 0#x: 1"]),
    ("<h2 aria-label='The start'>Start</h2>", ["called The start: Start"]),
    ("<p>So <span aria-label='x'>y</span></p>", []),
    (
      "<p><span aria-label='Once'><span aria-hidden='true'><b>O</b>nce</span></span> upon",
      ["called Once: Once", "strong: O"]
    ),
    (
      "<b aria-label='x'><i aria-hidden='true'>★</i> <img src='a' alt='5'></b>",
      ["strong: ★ 5", "concealed: ★", "emphasis: ★", "image: 5"]
    ),
    ("<p><span aria-label='a b'><i aria-hidden='true'>a</i> b</span>", ["concealed: a", "emphasis: a"]),
    ("<figure><img src='i' alt='A'><figcaption aria-hidden='true'>A</figcaption></figure>", ["concealed: A"]),
    ("See <span role='img' aria-label='A rocket'>🚀</span>", ["image A rocket: 🚀"]),
    ("See <span role='img' aria-label='A rocket'></span>", ["image: A rocket"]),
    ("<p>a</p><div role='img' aria-label='Two stars'>**</div>", ["image Two stars: **"]),
    ("<span role='math' aria-label='x squared'>x2</span>", ["called x squared: x2"]),
    ("<p id='l'>Map</p>see <img src='i' aria-labelledby='l' alt='x'>", ["image: Map"]),
    ("see <img src='i' aria-label='' alt='x'>", ["image: x"]),
  ])
  func `a name that is not the text stands for it`(body: String, spans: [String]) throws {
    #expect(try MarkedText.spans(of: section(body)) == spans)
  }

  @Test func `an ornament that has a name is no separator`() throws {
    let section = try section("<p>a</p><div role='img' aria-label='Three stars'>***</div><p>***</p>")
    #expect(MarkedText.blocks(of: section) == ["p: a", "p: ***", "separator: ***"])
  }

  @Test func `a picture drawn in rows of symbols is an image and then symbols that nobody has to hear`() throws {
    let section = try section("<pre role='img' aria-label='A fish'>&gt;&lt;&gt;\n  ~</pre>")
    #expect(MarkedText.blocks(of: section) == ["image: A fish", "code: ><>⏎  ~"])
    #expect(MarkedText.spans(of: section) == ["concealed: ><>\u{0B}  ~"])
  }

  @Test(arguments: [
    ("<div role='heading' aria-level='3'>A</div>", ["h3: A"]), ("<p role='heading'>A</p>", ["h2: A"]),
    ("<div role='heading' aria-level='9'>A</div>", ["h6: A"]), ("<h2 aria-level='4'>A</h2>", ["h4: A"]),
    ("<h2 aria-level='0'>A</h2>", ["h2: A"]), ("<h2 role='presentation'>A</h2>", ["p: A"]),
    ("<h2 role='nonsense heading'>A</h2>", ["h2: A"]), ("<p>a <span role='heading'>B</span></p>", ["p: a", "h2: B"]),
    ("<div role='list'><div role='listitem'>A</div><span role='listitem'>B</span></div>", ["•: A", "•: B"]),
    ("<div role='listitem'>A</div>", ["p: A"]), ("<ul role='none'><li>A<ul><li>B</ul></ul>", ["p: A", "•: B"]),
    ("<ul role='tablist'><li role='presentation'>A</ul>", ["•: A"]),
    ("A<div role='separator'></div>B", ["p: A", "separator", "p: B"]), ("A<hr role='none'>B", ["p: A", "p: B"]),
    ("<div role='separator'>A</div>", ["p: A"]), ("<blockquote role='none'>A</blockquote>", ["p: A"]),
    (
      "<div role='table'><div role='row'><b role='columnheader'>A</b><b role='columnheader'>B</b></div><div role='row'>"
        + "<i role='rowheader'>C</i><i role='cell'>D</i></div></div>",
      ["th 1,1: A", "th 1,2: B", "th 2,1: C", "td 2,2: D"]
    ),
  ])
  func `what means nothing by itself is what its role says`(body: String, blocks: [String]) throws {
    #expect(try MarkedText.blocks(of: section(body)) == blocks)
  }

  @Test func `a list by its role counts its items, and a quotation and a figure are containers`() throws {
    let list = "<div role='list'><div role='listitem'>A</div><div role='listitem'>B</div></div>"
    let section = try section(list + "<div role='blockquote'>C</div><div role='figure'>D</div>")
    #expect(MarkedText.containers(of: section) == ["list of 2: A/B", "quote: C", "figure: D"])
  }

  @Test(arguments: [
    ("<div role='checkbox' aria-checked='true'>Agree</div>", Control.Kind.checkbox, "Agree", true),
    ("<span role='switch' aria-checked='false' aria-label='Night'></span>", .toggle, "Night", false),
    ("<li role='radio' aria-checked='true'>Tea</li>", .radioButton, "Tea", true),
    ("<div role='checkbox' tabindex='0'>News</div>", .checkbox, "News", false),
    ("<div role='button' tabindex='0'>Open</div>", .button, "Open", false),
  ])
  func `a box to mark that an author made is a control`(
    body: String, kind: Control.Kind, name: String, isOn: Bool
  ) throws {
    let control = try #require(try section(body).controls.first)
    #expect(control.kind == kind && control.name == name && control.isOn == isOn)
  }

  @Test(arguments: [
    "<div role='checkbox'>A</div>", "<a href='#x' role='checkbox' aria-checked='true'>A</a>",
    "<div role='button' aria-checked='true'>A</div>", "<div role='textbox'>A</div>",
  ])
  func `what would need a program of its page stays text`(body: String) throws {
    let section = try section(body)
    #expect(section.controls.isEmpty && MarkedText.blocks(of: section) == ["p: A"])
  }

  @Test func `of what stands in a button made by a role nothing is lost`() throws {
    let body = "<div role='button' tabindex='0'><h3>Card</h3><p>One <b>two</b>.</p><ul><li>i<li>j</ul><input></div>"
    let section = try section(body + "<p>After.</p>")
    #expect(section.controls.map(\.kind) == [.button, .textField])
    #expect(section.text.split(whereSeparator: \.isWhitespace) == ["Card", "One", "two.", "i", "j", "After."])
  }
}
