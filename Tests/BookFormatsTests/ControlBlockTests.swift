import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// Form controls as blocks of the logical text.
@Suite struct ControlBlockTests {
  func section(_ body: String) throws -> Section {
    let book = try Book.open(bytes: Array("<!DOCTYPE html><title>T</title><body>\(body)".utf8), name: "form.html")
    let section = book.section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return section
  }

  @Test func `a control is a block, with the words that are written on it`() throws {
    let section = try section(
      """
      <p>Give <label for=n>Name</label> <input id=n value=Ann> here. <button>Send <b>it</b></button>
      <label><input type=radio> Yes</label><input id=c type=checkbox> <label for=c>No</label></p>
      <select><option>One<option>Two</select><textarea>Some text</textarea><details><summary>More</summary>In</details>
      """)
    #expect(
      MarkedText.blocks(of: section) == [
        "p: Give", "p: Name", "control 0", "p: here.", "control 1: Send it", "control 2: Yes", "control 3: No",
        "control 4", "control 5", "control 6: More", "p: In",
      ])
    #expect(
      section.controls.map(\.kind) == [
        .textField, .button, .radioButton, .checkbox, .popUpButton, .textArea, .disclosure,
      ])
    #expect(section.controls[0].value == "Ann" && section.controls[5].value == "Some text")
  }

  @Test(arguments: [
    ("a.html", "<!DOCTYPE html><p>a</p><details><p>b</p>c</details>d", "Details"),
    ("a.md", "a\n\n<details>\n<summary>More</summary>\n\n*b*\n\nc\n\n</details>\n\nd\n", "More"),
    ("a.md", "a\n\n<details>\n\nb\n\nc\n\n</details>\n\nd\n", "Details"),
  ])
  func `what opens and closes has a name and is closed, in HTML and in Markdown`(
    name: String, text: String, title: String
  ) throws {
    let section = try Book.open(bytes: Array(text.utf8), name: name).section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    #expect(MarkedText.blocks(of: section) == ["p: a", "control 0: \(title)", "p: b", "p: c", "p: d"])
    #expect(section.controls.map(\.name) == [title] && section.controls.map(\.isOn) == [false])
    let key = section.controls.first?.key ?? ""
    #expect(MarkedText.containers(of: section) == ["closed by \(key): \(title)/b/c"])
  }

  @Test func `values are no text, and what a page shows in a list is`() throws {
    let shown = try section(
      "<p>A <input value=secret> b</p><select><option>One<option hidden>Gone<option>Two</select><textarea>Some\ntext</textarea><button>Send</button>"
    ).visibleText
    #expect(shown.split(whereSeparator: \.isWhitespace) == ["A", "b", "One", "Two", "Some", "text", "Send"])
  }

  @Test func `the text in a text area is shown in its lines`() throws {
    #expect(try section("<p>A<textarea>\none\n  two \n\nthree</textarea>").visibleText == "A\none\ntwo\nthree\n")
  }

  @Test func `controls that belong together stand in a group, in items and in cells`() throws {
    let section = try section(
      """
      <fieldset><legend>Boats?</legend><ul><li><label><input type=radio name=a> Yes</label><li>Or <input></ul></fieldset>
      <table><tr><th>Name<th>Age<tr><td><input><td>1</table>
      """)
    #expect(MarkedText.containers(of: section).first == "group Boats?: Boats?/Yes/Or")
    #expect(MarkedText.blocks(of: section).contains("control 2"))
    #expect(section.controls[0].set == section.controls[0].key)
  }

  @Test(arguments: [
    ("<h2><button aria-expanded=true>One</button></h2>", [2]),
    ("<h2><span><button>One</button></span> <button>Two</button></h2><p>a", [2, nil, nil]),
    ("<details><summary><h3>One</h3></summary>a</details>", [3, nil]),
    ("<details><summary>So: <h4>One</h4> <h5>two</h5></summary>a</details>", [4, nil]),
    ("<h2>One <button>Two</button></h2>", [2, nil]), ("<h2><button>One</button> two</h2>", [nil, 2]),
    ("<h2><button></button><input></h2><p>a", [nil, nil, nil]), ("<button>One</button><h2></h2>", [nil]),
    ("<div role=heading aria-level=5><button>One</button></div>", [5]),
    ("<h3><input type=checkbox id=x><label for=x>One</label></h3>", [3]),
  ])
  func `a heading that is nothing but a control is one`(body: String, levels: [Int?]) throws {
    let section = try section(body)
    #expect(section.blocks.map(\.headingLevel) == levels)
    #expect(
      section.controls.compactMap(\.headingLevel)
        == zip(section.blocks, levels).compactMap { $0.control == nil ? nil : $1 })
    let page = "<!DOCTYPE html>" + body
    #expect(try Book.open(bytes: Array(page.utf8), name: "a.html").outline.count == levels.count { $0 != nil })
  }

  @Test func `controls that are hidden, or come from Markdown, are none`() throws {
    #expect(try section("<p>A<input type=hidden><input hidden><input aria-hidden=true></p>").controls.isEmpty)
    let markdown = try Book.open(bytes: Array("- [x] done <input>\n".utf8), name: "a.md")
    #expect(markdown.section(0).controls.isEmpty)
  }

  @Test func `no control symbol of a page is in anything that a control is known by`() throws {
    let bad = "\u{1B}[2J\u{7}\u{9B}\u{202E}x"
    let section = try section(
      """
      <fieldset aria-describedby=d><legend>\(bad)</legend><p id=d>\(bad)</p>
      <input title='\(bad)' aria-label='\(bad)' placeholder='\(bad)' value='\(bad)' pattern=x>
      <input aria-label=b aria-invalid=true aria-errormessage=d aria-describedby=d>
      <input type=number min='\(bad)' max='\(bad)' step='\(bad)'>
      <select aria-label=c><option label='\(bad)'>\(bad)<option>\(bad)</select><textarea>\(bad)\n\(bad)</textarea>
      <button>\(bad)</button><details><summary>\(bad)</summary>In</details></fieldset>
      """)
    var told: [String] = []
    for control in section.controls {
      let limits = control.limits
      told += [control.name, control.value, control.shownText] + control.choices.map(\.name)
      told += [control.explanation, control.errorText, control.placeholder].compactMap { $0 }
      told += [limits.least, limits.greatest, limits.step, limits.format].compactMap { $0 }
    }
    for case .group(let name, let explanation) in section.containers.map(\.kind) {
      told += [name, explanation].compactMap { $0 }
    }
    #expect(told.filter { $0.hasSuffix("x") }.count >= 12)
    for text in told { #expect(!text.unicodeScalars.contains(where: Self.steers), "\(text.debugDescription)") }
  }

  /// Returns a Boolean value that indicates whether a terminal would take a symbol for a command.
  private static func steers(_ symbol: Unicode.Scalar) -> Bool {
    symbol.value < 0x20 && symbol != "\n" || (0x7F..<0xA0).contains(symbol.value) || symbol.value == 0x202E
  }
}
