import Audit
import LecternCLI
import Markup
import Reading
import Speech
import Testing
import TextModel

@Suite struct AuditWalkTests {
  private static let whole = """
    <html lang=en><head><title>Fares</title></head><body><nav><ul><li><a href=#t>Fares</a><li><a href=x>Home</a></ul></nav>
    <main><h1>Fares</h1><p>One fare. <a href=#n id=r role=doc-noteref>1</a> Another.</p>
    <table id=t><caption>All of them</caption><tr><th>From<th>To<tr><td>Bell<td></table>
    <ol><li>One<ul><li>In</ul><li>Two</ol><figure><img src=a alt="A boat"><figcaption>Boat</figcaption></figure>
    <form><fieldset><legend>Size</legend><label><input type=radio name=s>Small</label><label><input type=radio name=s>Large
    </label></fieldset><label>Name <input></label><label>Meal<select><option>Soup<option>Stew</select></label>
    <button>Send</button></form><details><summary>More</summary><p>It <a href=y>rains</a>.</p></details>
    <blockquote lang=he dir=rtl><p>שלום, עולם.</p></blockquote><pre>let x = 1

    y()</pre><aside id=n role=doc-footnote>1. A note. <a href=#r>Back</a></aside></main></body></html>
    """

  private func verdicts(_ source: String) -> [String: PageAudit.Verdict] {
    let page = AuditedPage(Array(source.utf8), path: "page.html")
    let outcomes = AuditWalk().outcomes(in: page)
    return outcomes.mapValues { outcomes in
      if outcomes.contains(where: { if case .failed = $0.outcome { true } else { false } }) { return .failed }
      if outcomes.contains(where: { if case .notChecked = $0.outcome { true } else { false } }) { return .notChecked }
      return .passed
    }
  }

  @Test func `a page of every kind of element is read through by every way`() {
    let verdicts = verdicts(Self.whole)
    #expect(Set(verdicts.keys) == Set(Rule.Walk.allCases.map(\.rawValue)))
    #expect(verdicts.filter { $0.value != .passed } == [:])
  }

  @Test(arguments: [
    String(repeating: "<p>" + String(repeating: "word ", count: 100), count: 900),
    String(repeating: "word<br>", count: 12_000),
  ])
  func `a page too long to be read through, or of too many lines, is not checked`(source: String) {
    #expect(Set(verdicts(source).values) == [.notChecked])
  }

  @Test(arguments: [
    ("<p aria-hidden=true>Seats are in the hold.</p>", "hidden"),
    ("<p role=img aria-label=Boats>Two big boats at sea</p>", "replaced"),
    ("<svg><text>Two boats</text></svg>", nil), ("<p>One <i aria-hidden=true>home</i>.</p>", nil),
    ("<p>Disk <meter value=.3>three of ten</meter> <progress>half of it</progress></p>", nil),
    (
      "<svg><text><tspan>Har</tspan><tspan>bour</tspan> <tspan x=0>in</tspan><tspan x=0 dy=9>May</tspan></text></svg>",
      nil
    ),
    ("<p>Ev<b>ery</b> word<sup>12</sup>, and H<sub>2</sub>O.</p>", nil),
    ("<p>See <label>ab</label>cd, <acronym>U</acronym>SA, part<x-a>ed</x-a> and <o:p>one</o:p>two.</p>", nil),
  ])
  func `words that are shown and not read are found, with the reason`(source: String, reason: String?) {
    let page = AuditedPage(Array("<p>Before.</p>\(source)".utf8), path: "page.html")
    let variants = AuditWalk().outcomes(in: page)["walk-words"]?.compactMap { outcome -> String? in
      if case .failed(let failure) = outcome.outcome { failure.variant } else { nil }
    }
    #expect(variants == [reason].compactMap(\.self))
  }

  @Test func `a sentence that is left out or spoken twice is noticed`() throws {
    let source = "<p>One comes first. Two is left out. Three ends it.</p>"
    let text = try #require(WalkedText(Array(source.utf8), name: "page.html"))
    var reading = ReadAll(from: .start, in: text.world)
    var (coverage, number) = (SpokenCoverage(), 0)
    while let utterance = reading.utterance(id: number, in: text.world) {
      number += 1
      if number != 2 { coverage.add(utterance, inOrder: true) }
    }
    #expect(coverage.failures(in: text).map(\.words) == ["Two is left out."])
    #expect(coverage.repeated == nil)
    var again = ReadAll(from: .start, in: text.world)
    let first = again.utterance(id: number, in: text.world)
    coverage.add(try #require(first), inOrder: true)
    #expect(coverage.repeated == 0)
  }
}
