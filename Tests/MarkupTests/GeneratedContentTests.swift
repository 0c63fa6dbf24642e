import Markup
import Testing

/// The text that style sheets generate, as far as names are concerned, and the rules that are read for names alone.
@Suite struct GeneratedContentTests {
  typealias Row = (css: String, html: String, name: String)

  private static let contents: [Row] = [
    ("#t::before{content:'x'}", "<a id=t href=y>a</a>", "xa"),
    ("#t:after{content:\"x\"}", "<a id=t href=y>a</a>", "ax"),
    ("#t::before{content:'x' ' ' \"y\" ' '}", "<a id=t href=y>a</a>", "x y a"),
    ("#t::before{content:'x';display:block}", "<a id=t href=y>a</a>", "x a"),
    ("#t::before{content:'x';display:none}", "<a id=t href=y>a</a>", "a"),
    ("#t::before{content:'x';visibility:hidden}", "<a id=t href=y>a</a>", "a"),
    ("#t::before{content:none}", "<a id=t href=y>a</a>", "a"),
    ("#t::before{content:'x'} a#t::before{content:normal}", "<a id=t href=y>a</a>", "a"),
    ("#t::before{content:'x'!important} a#t::before{content:'y'}", "<a id=t href=y>a</a>", "xa"),
    ("#t::before{content:'x'!important;content:'y'}", "<a id=t href=y>a</a>", "xa"),
    ("#t::before{content:'x'} #t::before{color:red}", "<a id=t href=y>a</a>", "xa"),
    ("#t::before{content:'x'} #t::before{content:nonsense 5}", "<a id=t href=y>a</a>", "xa"),
    ("#t::before{content:attr(data-x) ' '}", "<a id=t href=y data-x=b>a</a>", "b a"),
    ("#t::before{content:attr(DATA-X string, 'c')}", "<a id=t href=y data-x=b>a</a>", "ba"),
    ("#t::before{content:attr(data-x, 'c')}", "<a id=t href=y>a</a>", "ca"),
    ("#t::before{content:url(x.png) counter(y)}", "<a id=t href=y>a</a>", "a"),
    ("#t::before{content:url(x.png) / 'x'}", "<a id=t href=y>a</a>", "xa"),
    ("#t::before{content:'\\2605' / ''}", "<a id=t href=y>a</a>", "a"),
    ("#t::before{content:'\\201C' counter(y, decimal) 'b' / attr(title) 'c'}", "<a id=t href=y title=d>a</a>", "dca"),
    ("#t::before{content:'\\201Cx\\201d y\\a z\\'\\'\\\nw'}", "<a id=t href=y>a</a>", "“x”y z''wa"),
    ("#t::before{content:'a;b}c{d:e'}", "<a id=t href=y></a>", "a;b}c{d:e"),
    ("#t::before{/* content:'x' */content/**/:/**/'y'}", "<a id=t href=y>a</a>", "ya"),
    ("#t::before{content:'x'}", "<a id=t href=y title=z></a>", "x"),
    ("#t::before{content:'x'}", "<a id=t href=y aria-label=z>a</a>", "z"),
    ("i::before{content:'x'} img::before{content:'y'}", "<a id=t href=y><i></i><img src=z alt=a></a>", "xa"),
    ("i::before{content:'x'}", "<a id=t href=y><i aria-hidden=true></i>a</a>", "a"),
    ("i::before{content:'x'} i::after{content:'y'}", "<a id=t href=y><i title=a></i></a>", "x a y"),
    ("label::before{content:'x'} label::after{content:'y'}", "<label><input id=t></label>", "x y"),
    ("legend::after{content:'x'}", "<fieldset id=t><legend>a</legend></fieldset>", "ax"),
    ("b::after{content:'x'}", "<b id=b>a</b><input id=t aria-labelledby=b>", "ax"),
    ("b::after{content:'x'}", "<b id=b hidden>a</b><input id=t aria-labelledby=b>", "ax"),
  ]

  @Test(arguments: contents) func `what a sheet puts beside the content of an element is in its name`(row: Row) {
    #expect(NamedSample("<body><style>\(row.css)</style>\(row.html)").name == row.name, "\(row.css)")
  }

  private static let selected = "<p id=p><a id=t href=y class=c type=B lang=en-GB data-x='u vw'>a</a></p>"

  @Test(arguments: [
    "*", "[href]", "a[href]", "[ href = y ]", "[href='y']", "[href=Y i]", "[type=b]", "[lang|=en]", "[data-x~=vw]",
    "[data-x^=u]", "[data-x$='w']", "[data-x*=' ']", ":link", "a:any-link", ":is(b, a)", ":where(.d, .c)",
    "a:not(.d)", ":not(b, [title])", "p :not([type=c])", "[id] > a", "b:hover, a", "b:is(a, b), :is(a)",
    "#\\70  a", ".\\63", ":is(p, div) > a:not(:not(a))",
  ])
  func `a selector of names finds the element that it is about`(selector: String) {
    let html = "<body><style>\(selector)::before{content:'x'}</style>\(Self.selected)"
    #expect(NamedSample(html).name == "xa", "\(selector)")
  }

  @Test(arguments: [
    "[title]", "[href=Y]", "[href=y", "[=y]", "[href!=y]", "[data-x~='']", "[data-x^='']", "[lang|=e]", ":hover",
    "a:first-child", "p + a", "p ~ a", ":not(a)", ":not(:hover)", ":is(b", ":is()", ":is(p a)", "a::before",
    "a:is(b)",
    ":not(:not(:not(:not(:not(b)))))", "a..c", "a$",
  ])
  func `a selector that asks for something else finds nothing`(selector: String) {
    let html = "<body><style>\(selector)::before{content:'x'}</style>\(Self.selected)"
    #expect(NamedSample(html).name == "a", "\(selector)")
  }

  @Test func `of two selectors the weightier one counts`() {
    for css in [
      "[href]::before{content:'x'} a::before{content:'y'}", "a:not(#q)::before{content:'x'} a.c::before{content:'y'}",
      "a::before{content:'x'} :where(#t)::before{content:'y'}",
      "a:is(.c)::before{content:'x'} *::before{content:'y'}",
    ] {
      #expect(NamedSample("<body><style>\(css)</style>\(Self.selected)").name == "xa", "\(css)")
    }
  }

  @Test(arguments: [
    ("screen", "xa"), ("all", "xa"), ("print, screen", "xa"), ("only screen", "xa"), ("not print", "xa"), ("", "xa"),
    ("print", "a"), ("not screen", "a"), ("not all", "a"), ("screen and (min-width: 1px)", "a"), ("(color)", "a"),
    ("not (color)", "a"), ("speech", "a"),
  ])
  func `a sheet for the screen is read wherever it says so`(media: String, name: String) {
    let rule = "a::before{content:'x'}"
    #expect(NamedSample("<body><style media='\(media)'>\(rule)</style>\(Self.selected)").name == name)
    let block = "b{color:red} @media \(media){ i{color:red} \(rule) i{color:red} } i{display:none}"
    #expect(NamedSample("<body><style>\(block)</style>\(Self.selected)<i>c</i>").name == name)
    #expect(NamedSample("<body><style>@media \(media){@media all{\(rule)}}</style>\(Self.selected)").name == name)
    let imported = "<body><style>@import 'x.css' \(media);</style>\(Self.selected)"
    let sample = NamedSample(imported)
    var names = AccessibleNames(sample.tree) { $0 == "x.css" ? StyleSheet(rule.utf8, for: .names) : nil }
    #expect(sample.target.map { names.name(of: $0) } == name)
  }

  @Test func `the rules behind a block for the screen hold everywhere again`() {
    let css =
      "@media print{b{display:none}} @media screen{i{color:red}}} @media print{a{display:none}} b{display:none}"
    #expect(NamedSample("<body><style>\(css)</style><a id=t href=y>a<b>b</b></a>").name == "a")
  }

  @Test func `a linked sheet gives text, as far as the caller has it`() {
    let sample = NamedSample(
      "<link rel=stylesheet href=x.css><link rel=stylesheet href=gone.css><a id=t href=y>a</a>")
    var names = AccessibleNames(sample.tree) {
      $0 == "x.css" ? StyleSheet("a::after{content:'x'}".utf8, for: .names) : nil
    }
    #expect(sample.target.map { names.name(of: $0) } == "ax")
  }

  @Test func `a style can show what the attribute hidden hides`() {
    #expect(NamedSample("<body><style>[hidden]{display:block}</style><a id=t href=y hidden>a</a>").name == "a")
    #expect(NamedSample("<body><style>[hidden]{color:red}</style><a id=t href=y hidden>a</a>").name == "")
  }

  @Test func `elements that a rule makes blocks do not touch`() {
    let css = "i{display:block} div{display:inline}"
    #expect(NamedSample("<body><style>\(css)</style><a id=t href=y>a<i>b</i>c<div>d</div>e</a>").name == "a b cde")
  }

  @Test func `the layout of a book is read as it was`() {
    let css =
      "@media screen{b{display:none}} [id]{display:none} *{display:none} i::before{display:none} u{display:none}"
    let tree = MarkupParser.parseHTML(Array("<body><style>\(css)</style><b id=b>a</b><i>b</i><u>c</u>".utf8)).tree
    var rules = StyleRules(tree)
    let shown = tree.root.map { tree.elements(named: ["b", "i", "u"], in: $0) } ?? []
    #expect(shown.map { rules.style(of: $0, in: tree)?.display } == [nil, nil, "none"])
  }

  @Test func `very much generated text comes to an end`() {
    let attributes = String(repeating: "attr(data-x)", count: 10_000)
    let css = "*::before{content:\(attributes)} i:not(.a):is([b],[c])::after{content:'x'}"
    let value = String(repeating: "y", count: 10_000)
    let html =
      "<body data-x=\(value)><style>\(css)</style><a id=t href=y data-x=\(value)>"
      + String(repeating: "<i b></i>", count: 10_000)
    #expect(NamedSample(html).name?.utf8.count ?? 0 > 9_000)
    let nested = String(repeating: ":not(", count: 100_000)
    #expect(NamedSample("<body><style>\(nested)a::before{content:'x'}</style><a id=t href=y>a</a>").name == "a")
    let open = String(repeating: "@media all{", count: 20_000)
    #expect(NamedSample("<body><style>\(open)a::before{content:'x'}</style><a id=t href=y>a</a>").name == "xa")
  }
}
