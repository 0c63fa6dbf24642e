import LecternCLI
import TestSupport
import Testing

/// Names, roles and what is hidden from speech, by ear.
@Suite struct GivenNameSpeechTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func heard(_ keys: String, _ body: String, _ options: String...) throws -> [String] {
    let html =
      "<!DOCTYPE html><html lang=en><head><title>T</title></head><body><h1 id=top1>H</h1>\(body)</body></html>"
    let path = try home.write(html, to: "a.html")
    let run = ProgramRun(
      ["transcript", path, "--keys", keys, "--size", "80x20", "--speech-only"] + options, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(2))
  }

  @Test(arguments: [
    ("k", "<p>Go <a href=#a aria-label='Next chapter'>›</a> on.</p>", ["Next chapter. Link."]),
    ("Down", "<p>Go <a href=#a aria-label='Next chapter'>›</a> on.</p>", ["Go Next chapter on.", "E:link"]),
    ("Down", "<h2 aria-label='One'>1</h2>", ["One. Heading level 2."]),
    ("Down", "<p>A <span role=img aria-label='rocket'>🚀</span> flies.</p>", ["A rocket. Image. flies."]),
    ("Down", "<p><span role=math aria-label='x squared'>x2</span> is it.</p>", ["x squared is it."]),
    ("k", "<p><a href=#a><img src=i></a></p><h2 id=a>The end</h2>", ["The end. Link."]),
    ("Down", "<p><a href=#a><img src=i></a></p><h2 id=a>The end</h2>", ["The end. Link."]),
    ("k", "<p><a href=#a><img src=i></a></p><p id=a>End", ["H. Link."]),
    ("k", "<p><a href='https://e.org/two/map.pdf?x#y'><img src=i></a></p>", ["map.pdf. Link."]),
    ("k", "<p><a href='#a' title='Home'><img src=i></a></p>", ["Home. Link."]),
    ("k", "<p>x <a href='#a' aria-label='Home'></a></p>", ["Home. Link."]),
    ("Down", "<p>See <video aria-label='The launch'>no</video> now.</p>", ["See The launch. Video. now."]),
    ("Down", "<video controls></video>", ["Video."]),
    ("g", "<audio controls title=Birds></audio>", ["Birds. Audio."]),
    ("h", "<div role=heading aria-level=3>Part</div>", ["Part. Heading level 3."]),
    ("x", "<div role=checkbox aria-checked=true>I agree</div>", ["I agree. Checkbox. Checked."]),
    ("x Space", "<div role=switch aria-checked=false aria-label=Night></div>", ["Night. Off. Switch.", "On."]),
    ("Down", "<p><b aria-label=Once><i aria-hidden=true>O<b>nce</b></i></b> upon a time.", ["Once upon a time."]),
    ("Down", "<p aria-label='Alone he sat.'><i aria-hidden=true>Alone he sat.</i></p>", ["Alone he sat."]),
    ("g", "<figure><img src=i alt=Rome><figcaption aria-hidden=true>Rome</figcaption></figure>", ["Rome. Image."]),
    ("f", "<button>×</button>", ["multiplication sign. Button."]),
    ("g", "<pre role=img aria-label='A fish'>&gt;&lt;&gt;</pre>", ["A fish. Image."]),
  ])
  func `names and roles are heard as their author gives them`(keys: String, body: String, said: [String]) throws {
    #expect(try heard(keys, body) == said)
  }

  @Test func `a name is read in place of the text, once, in a long heading too`() throws {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let body = "<h2 aria-label='Short'>\(words)</h2><p>End.</p>"
    #expect(try heard("a @end", body).dropLast(2) == ["H. Heading.", "Short. Heading.", "End."])
    #expect(try heard("Down Down", body) == ["Short. Heading level 2.", "End."])
  }

  @Test(arguments: [
    ("Down Down", "", ["One two.", "Five."]), ("Up", "Down Down", ["One two."]),
    ("Right Right", "", ["One two.", "Five."]),
    ("Down Down", "]", ["One", "two"]), ("Down", "Down ] Down", ["Five"]), ("Up", "Down Down ]", ["two"]),
    ("Down Down", "Down ] Down ]", ["t", "w"]), ("l", "", ["E:boundary", "No lists."]),
    ("h", "", ["E:boundary", "No next heading."]),
  ])
  func `what is hidden from those who listen is no stop for them`(keys: String, before: String, said: [String]) throws
  {
    let body =
      "<p>One <b aria-hidden=true>xx</b>two.</p><div aria-hidden=true><h2>Three</h2><ul><li>x</ul><p>Four.</div>"
      + "<p>Five."
    let lines = try heard(before + " " + keys, body)
    #expect(lines.suffix(said.count) == said)
  }

  @Test func `a hidden list is read with none of its words`() throws {
    let body = "<p>One.</p><ul aria-hidden=true><li>a<li>b</ul><p>Two.</p>"
    #expect(try heard("a @end", body).dropLast(2) == ["H. Heading.", "One.", "Two."])
    #expect(try heard("Down Down Down", body) == ["One.", "Two.", "E:boundary", "End of book."])
    let text = ProgramRun(["text", home.path + "/a.html"], home: home)
    #expect(text.lines == ["H", "One.", "a", "b", "Two."])
  }

  @Test func `a link to a place that the book has not says so`() throws {
    let body = "<p><a href=#gone>A</a> <a href=#TOP>B</a> <a href=b.html>C</a></p>"
    #expect(
      try heard("k Enter k Enter", body) == [
        "A. Link.", "E:boundary", "The place it leads to is not in this book. #gone", "B. Link.",
        "H. Heading level 1.",
      ])
    #expect(
      try heard("k k k Enter", body).suffix(2) == ["Outside the book. b.html. Dialog.", "Copy the address. Button."])
    let path = try EPUBFixture("<p>S</p><p><a href='c9.xhtml#x'>A</a> <a href='https://e.org/'>B</a></p>").write(
      to: home)
    let run = ProgramRun(["transcript", path, "--keys", "k Enter k Enter", "--speech-only"], home: home)
    #expect(
      run.lines.suffix(6) == [
        "A. Link.", "E:boundary", "The place it leads to is not in this book. c9.xhtml#x", "B. Link.",
        "Outside the book. https://e.org/. Dialog.", "Copy the address. Button.",
      ])
  }
}
