import LecternCLI
import TestSupport
import Testing

/// Forms made to break their reader.
@Suite struct HostileFormTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  @Test func `a hundred thousand choices are one list`() throws {
    let options = (1...100_000).map { "<option>Choice \($0)" }.joined()
    let said = try form.heard("Tab End Enter Esc", "<select aria-label=Big>\(options)</select>")
    #expect(
      said == [
        "E:formsOn", "Big. Choice 1. Pop-up button. 1 of 100000.", "Choice 100000. 100000 of 100000.",
        "Choice 100000. 100000 of 100000.", "Big. Choice 100000. Pop-up button. 100000 of 100000.",
      ])
  }

  @Test func `labels in labels, and labels of one another's controls, end`() throws {
    let nested = String(repeating: "<label>", count: 5_000) + "<input type=checkbox> Deep"
    #expect(try form.heard("Tab", nested).last?.hasSuffix("Checkbox. Not checked.") == true)
    let crossed = "<label for=a>A <input id=b></label><label for=b>B <input id=a></label>"
    #expect(try form.heard("Tab Tab", crossed).filter { $0.contains("Text field") }.count == 2)
  }

  @Test func `controls of one identifier keep their answers apart`() throws {
    let body = "<input id=a aria-label=One><input id=a aria-label=Two><input id='#2' aria-label=Three>"
    let said = try form.heard("Tab \"x\" Tab \"y\" Tab \"z\" Esc C-Home Tab Tab Tab", body)
    #expect(
      said.suffix(4).filter { !$0.hasPrefix("E:") } == [
        "One. x. Text field.", "Two. y. Text field.", "Three. z. Text field.",
      ])
  }

  @Test func `no byte of a value steers a terminal`() throws {
    let body =
      "<input aria-label='A\u{1B}[2J' value='x\u{1B}]0;t\u{7}\u{202E}y'><textarea aria-label=B>1\u{9B}2\n3</textarea>"
    let said = try form.heard("Tab Tab", body)
    #expect(
      !said.joined().unicodeScalars.contains {
        $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
      })
  }

  @Test(arguments: 1...20)
  func `Tab there and back again is where it began`(round: Int) throws {
    var random = Seed("Tab there and back, round \(round)")
    let parts = [
      "<input aria-label=Field>", "<a href='#x'>Link</a> ", "<p>Text.</p>", "<button type=button>Press</button>",
      "<input disabled>", "<label><input type=checkbox> Box</label>",
      "<fieldset><legend>Set</legend><label><input type=radio name=s> a</label><label><input type=radio name=s> b</label></fieldset>",
      "<select aria-label=Choice><option>x<option>y</select>", "<details><summary>More</summary><p>In.</p></details>",
    ]
    let body = (0..<12).compactMap { _ in parts.randomElement(using: &random) }.joined()
    let path = try form.home.write("<!DOCTYPE html><title>F</title><body><p>Top.</p>\(body)", to: "random.html")
    let count = Int.random(in: 2...6, using: &random)
    let cursors = try form.heard(
      (Array(repeating: "Tab", count: count) + ["Tab", "S-Tab"]).joined(separator: " "), in: path, ["--json"]
    ).compactMap { $0.firstMatch(of: /"cursor":(\[[0-9,]+\])/).map { String($0.1) } }
    var places: [String] = []
    for cursor in cursors where places.last != cursor { places.append(cursor) }
    // Either the end came first, and nothing moved back over it, or the last two steps undid each other.
    let end = try form.heard(Array(repeating: "Tab", count: count + 1).joined(separator: " "), in: path)
    if !end.contains("No next link or control."), places.count >= 3 {
      #expect(places[places.count - 1] == places[places.count - 3], "\(body)")
    }
  }
}
