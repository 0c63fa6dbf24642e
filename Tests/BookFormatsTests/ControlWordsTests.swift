import BookFormats
import TestSupport
import Testing
import TextModel

/// The words on a control, and the name that they give it.
@Suite struct ControlWordsTests {
  private func section(_ page: String) throws -> Section {
    let section = try Book.open(bytes: Array(page.utf8), name: "form.html").section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return section
  }

  private func loose(_ body: String) throws -> Section { try section("<!DOCTYPE html><title>T</title><body>\(body)") }

  private func strict(_ body: String) throws -> Section {
    try section("<html xmlns='http://www.w3.org/1999/xhtml'><body>\(body)</body></html>")
  }

  @Test(arguments: [
    ("<h3>One</h3><div>Two</div>", "One Two"), ("A<br/>B <img src='x' alt='pic'/> C", "A B pic C"),
    ("<ul><li>A</li><li>B</li></ul>", "A B"), ("<table><tr><td>A</td><td>B</td></tr></table>", "A B"),
    ("A<span hidden='hidden'>no</span><audio>no</audio><script>no</script><i style='display:none'>no</i>B", "AB"),
    ("<ruby>x<rp>(</rp><rt>y</rt><rp>)</rp></ruby>z", "xz"), ("<svg><title>Pic</title></svg> A", "Pic A"),
    ("<math><semantics><mi>x</mi><annotation>no</annotation></semantics></math>", "x"),
    ("A <button>B</button> <input value='C'/> <select><option>D</option></select> E", "A E"), ("", ""),
    ("A <details><summary>B</summary>C</details>", "A"), ("<span aria-hidden='true'>v</span> A", "A"),
  ])
  func `a summary is called what is heard of it`(words: String, name: String) throws {
    let markup = "<details><summary>\(words)</summary><p>In</p></details>"
    for section in [try loose(markup), try strict(markup)] {
      #expect(section.controls.first { $0.kind == .disclosure }?.name == name)
    }
  }

  @Test(arguments: [
    ("<button><label>bb</label></button>", ["control 0: bb"], "bb"),
    ("<label>L <button>B</button> M</label>", ["p: L", "control 0: B", "p: M"], "L B M"),
    ("<label for='b'>L</label> <button id='b'>B</button>", ["p: L", "control 0: B"], "L B"),
    ("<label for='b'>L</label> <button id='b'></button>", ["p: L", "control 0"], "L"),
    ("<label for='b'>L</label> <button id='b' aria-label='X'>B</button>", ["p: L", "control 0: B"], "X"),
    ("<button><ruby>x<rt>y</rt></ruby></button>", ["control 0: x(y)"], "x"),
  ])
  func `a button is called what is written beside it and on it, each once`(
    markup: String, blocks: [String], name: String
  ) throws {
    for section in [try loose(markup), try strict(markup)] {
      #expect(MarkedText.blocks(of: section) == blocks)
      #expect(section.controls.map(\.name) == [name])
    }
  }

  @Test(arguments: [
    "<progress value='1'>b<audio>no</audio><span hidden='hidden'>no</span></progress>",
    "<meter value='1'>b<script>no</script></meter>",
    "<select><option>b<script>no</script></option><option hidden='hidden'>no</option></select>",
    "<select><option>b<i style='display:none'>no</i></option></select>",
    "<select><optgroup label='no' hidden='hidden'><option>no</option></optgroup><option>b</option></select>",
    "<textarea>b<script>no</script><span hidden='hidden'>no</span></textarea>",
  ])
  func `what is hidden in a control, and what is no text, is neither shown nor told`(markup: String) throws {
    let section = try strict("<p>a</p>\(markup)")
    #expect(section.visibleText.split(whereSeparator: \.isWhitespace) == ["a", "b"])
    let control = section.controls[0]
    #expect(!([control.value, control.name] + control.choices.map(\.name)).contains { $0.contains("no") })
  }

  @Test func `suggestions are told though their list is hidden`() throws {
    let section = try strict("<input list='l'/><datalist id='l'><option>One<script>no</script></option></datalist>")
    #expect(section.controls[0].choices.map(\.name) == ["One"])
  }
}
