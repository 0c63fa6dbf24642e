import Markup
import Testing

@Suite struct NameLimitTests {
  private func names(_ html: String) -> [String] {
    FormControlList.controls(of: MarkupParser.parseHTML(Array(html.utf8)).tree).map(\.name)
  }

  @Test func `a name is cut after ten thousand bytes, and never inside a character`() throws {
    let name = try #require(names("<button>" + String(repeating: "né ", count: 10_000) + "</button>").first)
    #expect((9_990...10_000).contains(name.utf8.count))
    #expect(name.hasPrefix("né né né") && !name.contains("\u{FFFD}"))
    let label = try #require(names("<button aria-label='" + String(repeating: "😀", count: 9_999) + "'>").first)
    #expect((9_990...10_000).contains(label.utf8.count) && label.allSatisfy { $0 == "😀" })
  }

  @Test func `every control of a long form is named`() {
    let rows = (0..<5_000).map { "<p><label for=i\($0)>Name \($0) <b>*</b></label> <input id=i\($0)></p>" }
    #expect(names(rows.joined()) == (0..<5_000).map { "Name \($0) *" })
  }

  @Test func `references to one large element are followed until they cost more than the document is worth`() {
    let large = "<div id=x>" + String(repeating: "<i></i>", count: 2_000) + "end</div>"
    let found = names(large + String(repeating: "<input aria-labelledby='x x'>", count: 2_000))
    #expect(found.count == 2_000)
    #expect(found.first == "end" && found.last == "")
  }

  @Test func `one large element that names many others is looked at once`() {
    let large = "<div id=x>" + String(repeating: "<i></i>", count: 2_000) + "end</div>"
    let found = names(large + String(repeating: "<input aria-labelledby=x>", count: 2_000))
    #expect(found == Array(repeating: "end", count: 2_000))
    let long = names(
      "<p id=x>" + String(repeating: "word ", count: 500) + "</p>"
        + String(repeating: "<input aria-labelledby=x>", count: 20_000))
    #expect(long[1_000].hasPrefix("word word") && long.last == "")
    let inside = names("<div id=x>a <button aria-labelledby=x>b</button> c</div><button aria-labelledby=x>d</button>")
    #expect(inside == ["a b c", "a b c"])
  }

  @Test func `blanks and lists of references cost as much as they are long`() {
    let blank = "<p id=x>" + String(repeating: " ", count: 200_000) + "end</p>"
    #expect(names(blank + String(repeating: "<input aria-labelledby=x>", count: 5_000)).first == "end")
    let list = String(repeating: "y ", count: 100_000)
    let nested = String(repeating: "<div role=button>", count: 2_000)
    #expect(names(nested + "<i aria-labelledby='\(list)'>end</i>").first == "end")
  }

  @Test(arguments: [
    (
      "<div id=x role=listbox>", "<p role=option>a</p>", "</div>",
      "<div role=combobox aria-controls=x aria-label=n></div>"
    ),
    ("<datalist id=x>", "<option>a</option>", "</datalist>", "<input list=x aria-label=n>"),
  ])
  func `a list that many controls share is read once, and takes no name from any of them`(
    start: String, option: String, end: String, control: String
  ) {
    let list = start + String(repeating: option, count: 2_000) + end
    let html = list + String(repeating: control, count: 2_000)
    let controls = FormControlList.controls(of: MarkupParser.parseHTML(Array(html.utf8)).tree)
      .filter { $0.role == .combobox }
    #expect(controls.count == 2_000)
    #expect(controls.allSatisfy { $0.name == "n" && $0.choices.count == 2_000 })
  }

  @Test
  func `what is chosen in a list that many controls share is told until it is longer than the document is worth`() {
    let list = "<div id=x role=listbox>" + String(repeating: "<p role=option aria-selected=true>a</p>", count: 2_000)
    let html = list + "</div>" + String(repeating: "<div role=combobox aria-controls=x></div>", count: 2_000)
    let controls = FormControlList.controls(of: MarkupParser.parseHTML(Array(html.utf8)).tree)
    #expect(controls[1].value.hasPrefix("a, a, a"))
    #expect(controls.reduce(0) { $0 + $1.value.utf8.count } < 10_000_000)
  }

  @Test func `lists inside one another do not take for ever`() {
    let nested =
      String(repeating: "<div role=listbox>", count: 2_000) + String(repeating: "<p role=option>a", count: 2_000)
    #expect(names(nested + "</p>" + String(repeating: "</div>", count: 2_000) + "<button>end").last == "end")
  }

  @Test func `depth and circles come to an end`() {
    let deep = String(repeating: "<span>", count: 100_000) + "end"
    #expect(names("<button>" + deep).first == "end")
    let circle = (0..<1000).map { "<label for=c\($0)>\($0) <input type=checkbox id=c\(($0 + 1) % 1000)></label>" }
    #expect(names(circle.joined()).count == 1000)
    let labels = String(repeating: "<label>a", count: 20_000) + "<input>"
    #expect(names(labels).count == 1)
  }
}
