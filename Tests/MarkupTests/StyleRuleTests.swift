import Markup
import Testing

/// The text that the style elements of a page hide, as far as names are concerned.
@Suite struct StyleRuleTests {
  typealias Row = (css: String, html: String, name: String)

  private static let rows: [Row] = [
    (".x{display:none}", "<button id=t>a<i class=x>b</i></button>", "a"),
    ("#x { visibility : hidden }", "<button id=t>a<i id=x>b</i></button>", "a"),
    ("I{display:none!important}", "<button id=t>a<i>b</i></button>", "a"),
    ("i.x{display:none}", "<button id=t>a<i class=x>b</i><b class=x>c</b></button>", "ac"),
    (".x.y{display:none}", "<button id=t>a<i class='y z x'>b</i><b class=x>c</b></button>", "ac"),
    ("em, .x , #y{display:none}", "<button id=t>a<i class=x>b</i><i id=y>c</i><em>d</em></button>", "a"),
    (".x{display:none}.x{display:inline}", "<button id=t>a<i class=x>b</i></button>", "ab"),
    (".x{display:inline}i{display:none}", "<button id=t>a<i class=x>b</i></button>", "ab"),
    (".x{display:none}", "<button id=t>a<i class=x style='display:inline'>b</i></button>", "ab"),
    (".x{display:inline}", "<button id=t>a<i class=x style='display:none'>b</i></button>", "a"),
    (".x{display:none}", "<button id=t>a<i class=x style='color:red'>b</i></button>", "a"),
    (".x{visibility:hidden}.y{visibility:visible}", "<button id=t>a<i class=x>b<b class=y>c</b></i></button>", "ac"),
    ("@media print{.x{display:none}}", "<button id=t>a<i class=x>b</i></button>", "ab"),
    ("@media print{.y{color:red}} .x{display:none}", "<button id=t>a<i class=x>b</i></button>", "a"),
    ("@import 'a.css'; .x{display:none}", "<button id=t>a<i class=x>b</i></button>", "a"),
    ("p .x{display:none}", "<p><b><button id=t>a<i class=x>b</i></button></b></p>", "a"),
    ("button>.x{display:none}", "<p><button id=t>a<i class=x>b</i><b><i class=x>c</i></b></button>", "ac"),
    ("p p .x, b button > .y, > .x, .x >{display:none}", "<p><button id=t>a<i class='x y'>b</i></button>", "ab"),
    ("i{display:inline}button i{display:none}i{display:inline}", "<button id=t>a<i>b</i></button>", "a"),
    (
      "p .x, p>.x, .x:hover, .x[a], .x + .x, .x::before{display:none}", "<button id=t>a<i class=x>b</i></button>",
      "ab"
    ),
    ("/* .x{display:none} */", "<button id=t>a<i class=x>b</i></button>", "ab"),
    (".y{content:'}.x{display:none}'}", "<button id=t>a<i class=x>b</i></button>", "ab"),
    ("<!-- .x{display:none} -->", "<button id=t>a<i class=x>b</i></button>", "a"),
    (".x{display:none", "<button id=t>a<i class=x>b</i></button>", "a"),
    ("}.x{display:none}", "<button id=t>a<i class=x>b</i></button>", "a"),
    (".x{display:none}", "<label for=t class=x>a</label><input id=t>", "a"),
    (".x{display:none}", "<div class=x><button id=t>a</button></div>", ""),
  ]

  @Test(arguments: rows) func `what a simple rule hides is no part of a name`(row: Row) {
    #expect(NamedSample("<body><style>\(row.css)</style>\(row.html)").name == row.name)
  }

  @Test(arguments: ["media=print", "type=text/less", "media='(min-width: 5em)'"])
  func `a sheet that does not hold everywhere hides nothing`(attribute: String) {
    #expect(
      NamedSample("<body><style \(attribute)>i{display:none}</style><button id=t>a<i>b</i></button>").name == "ab")
  }

  @Test func `a control that a rule hides is none`() {
    let html = "<body><style>.x{display:none}</style><input class=x><p class=x><input></p><input id=shown>"
    #expect(FormControlList.controls(of: MarkupParser.parseHTML(Array(html.utf8)).tree).map(\.id) == ["shown"])
  }

  @Test func `very many rules and very many elements come to an end`() {
    let rules = (0..<50_000).map { ".a.b\($0){display:none}" }.joined()
    let same = String(repeating: "i{display:none}", count: 50_000)
    let html =
      "<body><style>\(rules)\(same)</style><button id=t>" + String(repeating: "<i class=a></i>", count: 50_000)
      + "end"
    #expect(NamedSample(html).name?.hasSuffix("end") == true)
    #expect(NamedSample("<body><style>" + String(repeating: "{", count: 500_000) + "</style><i id=t>").name == "")
  }
}
