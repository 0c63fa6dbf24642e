extension Shape {
  /// Elements that are nested, repeated and left open.
  private static let elements = [
    "div", "p", "span", "b", "em", "q", "a href=x", "label", "fieldset", "form", "blockquote", "details", "figure",
    "section", "aside", "nav", "sup", "button", "h2", "ruby", "pre", "code", "cite", "bdo dir=rtl", "bdi",
    "abbr title=t",
    "ins", "noscript", "object", "header", "dfn", "mark", "meter value=1", "output", "canvas", "menu", "listing",
    "span aria-label=x", "b role=heading", "main onclick=x", "caption role=button tabindex=0",
    "p style=display:block",
    "pre role=doc-noteref",
  ]
  /// Elements with others that they have to have in them.
  private static let groups = [
    ("ul", "<ul><li>x", "</ul>"), ("ol", "<ol><li>x", "</ol>"), ("ol reversed", "<ol reversed><li>x", "</ol>"),
    ("dl", "<dl><dt>x<dd>y", "</dl>"), ("table", "<table><tr><td>x", "</table>"),
    ("select", "<select><option>x", "</select>"), ("math", "<math><mfrac><mi>x</mi><mi>y", "</mi></mfrac></math>"),
    ("svg", "<svg><title>x</title><g>", "</g></svg>"), ("summary", "<details><summary>x</summary>", "</details>"),
    ("legend", "<fieldset><legend>x</legend>", "</fieldset>"), ("caption", "<table><caption>x", "</table>"),
    ("figcaption", "<figure><figcaption>x</figcaption>", "</figure>"),
  ]

  static let htmlNested: [Shape] =
    elements.map { nested("nested \($0)", "html", "<\($0)>", "</\($0.prefix { $0 != " " })>") }
    + groups.map { nested("nested \($0.0)", "html", $0.1, $0.2) }

  static let htmlRepeated: [Shape] =
    elements.map { element in body("repeated \(element)", "<\(element)>x</\(element.prefix { $0 != " " })> ") }
    + groups.map { body("repeated \($0.0)", $0.1 + $0.2) }
    + [
      "br", "hr", "img src=x", "img src=x alt=y", "input", "wbr", "li", "td", "option", "dt",
      "textarea", "video src=x",
    ]
    .map { body("repeated \($0)", "<\($0)>") }

  static let htmlOpen: [Shape] = [
    "div", "span", "b", "label", "ul", "table", "blockquote", "q", "ruby", "sup", "a href=x", "svg", "pre",
    "textarea",
    "canvas", "figcaption", "meter value=1", "em role=heading", "samp role=doc-noteref",
  ]
  .map { body("open \($0)", "<\($0)>x") }

  /// A document whose body is a form, over and over, with something before and behind it.
  private static func body(_ name: String, _ piece: String, _ start: String = "", _ end: String = "") -> Shape {
    repeated(
      name, "html", piece, "<!DOCTYPE html><html lang=\"en\"><title>T</title><body>" + start, end + "</body></html>")
  }

  /// Forms that point at others.
  static let htmlReferring: [Shape] = [
    body("labels of one control", "<label for=a>x</label>", "<input id=a>"),
    body("controls of one label", "<input aria-labelledby=a>", "<span id=a>name</span>"),
    body("controls with one id", "<input id=a><label for=a>x</label>"),
    body("labels with controls", "<label for=a#>x#</label><input id=a#>"),
    body("labels around controls", "<label>x <input></label>"),
    body(
      "labels by many", "<span id=a#>x</span>", "",
      "<input aria-labelledby=\"" + (0..<200).map { "a\($0) " }.joined() + "\">"),
    body("chain of labels", "<span id=a# aria-labelledby=a#1>x</span><input aria-labelledby=a#>"),
    body("descriptions", "<input aria-describedby=a>", "<p id=a>" + String(repeating: "word ", count: 200) + "</p>"),
    body("long labels", "<input aria-labelledby=a>", "<p id=a>" + String(repeating: "word ", count: 500) + "</p>"),
    body("radio buttons of one name", "<input type=radio name=a value=#>", "<form>"),
    body("radio buttons of many names", "<input type=radio name=a#>"),
    body(
      "radio buttons in groups",
      "<fieldset><legend>x</legend><input type=radio name=a#><input type=radio name=a#></fieldset>"),
    body("controls in one group", "<input>", "<fieldset><legend>x</legend>"),
    body("progress bars in labels", "<label>x <progress value=1></progress></label>"),
    body("outputs", "<output for=a>1</output>", "<input id=a>"),
    body("options", "<option>x", "<select>"),
    body("groups of options", "<optgroup label=x><option>y</optgroup>", "<select>"),
    body("one data list", "<input list=a>", "<datalist id=a><option>x<option>y</datalist>"),
    body("fields in a table", "<tr><td>x<td><input>", "<table>"),
    body("rows", "<tr><td>x<td>y", "<table>"), body("cells", "<td>x", "<table><tr>"),
    body("headers of rows", "<tr><th>x<td>y", "<table>"), body("headers of columns", "<th>x", "<table><tr>"),
    body("headers by id", "<tr><th id=a#>x<td headers=a#>y", "<table>"),
    body("headers that all name", "<td headers=\"a b c\">y", "<table><tr><th id=a>x<th id=b>y<th id=c>z<tr>"),
    body("row spans", "<tr><td rowspan=1000>x", "<table>"), body("column spans", "<tr><td colspan=1000>x", "<table>"),
    body("both spans", "<tr><td rowspan=100 colspan=100>x", "<table>"),
    body("tables without rows", "<table></table>"),
    body("items of one list", "<li>x", "<ul>"), body("items with numbers", "<li value=#>x", "<ol>"),
    body("items backwards", "<li>x", "<ol reversed>"), body("items with controls", "<li><input>", "<ol>"),
    body("terms", "<dt>x<dd>y", "<dl>"),
    body("links to one place", "<a href=%a>x</a> ", "<p id=a>"), body("places", "<a id=a#></a>"),
    body("links between places", "<p id=a#><a href=\"%a#\">x</a>"),
    body("notes", "<p>x<a role=doc-noteref href=\"%n#\">1</a></p><aside role=doc-footnote id=n#>n</aside>"),
    body(
      "notes of one paragraph", "x<a role=doc-noteref href=\"%n\">1</a> ",
      "<aside role=doc-footnote id=n>n</aside><p>"),
    body("back links", "<p>x<a id=r# href=\"%n#\">1</a></p><p id=n#><a href=\"%r#\">b</a> n</p>"),
    body("images of one paragraph", "<img src=x alt=y> ", "<p>"), body("images without names", "<p><img src=x#></p>"),
    body("figures", "<figure><img src=x alt=y><figcaption>z</figcaption></figure>"),
    body("captions of one figure", "<figcaption>z</figcaption>", "<figure>"),
    body("images of one figure", "<img src=x alt=y>", "<figure><figcaption>z</figcaption>"),
    body("areas of a map", "<area href=x alt=y>", "<img usemap=\"%m\" src=x><map name=m>"),
    body("maps", "<img usemap=\"%m#\" src=x><map name=m#><area href=x alt=y></map>"),
    body("languages", "<span lang=de>x</span> <span lang=fr>y</span> ", "<p>"),
    body("language of each", "<p lang=de>x</p>"),
    body("directions", "<span dir=rtl>x</span><span dir=ltr>y</span>", "<p>"),
    body("hidden", "<p hidden>x</p>y"), body("not shown", "<span style=\"display:none\">x</span>y"),
    body("silent", "<span aria-hidden=true>x</span>y", "<p>"), body("marks in a paragraph", "<b>x</b> ", "<p>"),
    body("alternating marks", "<b>x</b><i>y</i>", "<p>"), body("links in a paragraph", "<a href=x>x</a> ", "<p>"),
    body("raised in links", "<a href=x><sup>1</sup></a> ", "<p>"),
    body("raised and lowered", "x<sup>1</sup><sub>2</sub>", "<p>"),
    body("abbreviations", "<abbr title=long>x</abbr> ", "<p>"), body("ruby", "<ruby>x<rt>y</ruby>", "<p>"),
    body("page breaks", "<span role=doc-pagebreak aria-label=#></span>x ", "<p>"),
    body("line breaks", "x<br>", "<p>"), body("one long word", "x", "<p>"), body("short words", "x ", "<p>"),
    body("short sentences", "Xy. ", "<p>"), body("abbreviated titles", "Mr. ", "<p>"),
    body("quotations", "\"X.\" ", "<p>"),
    body("open brackets", "( ", "<p>"), body("brackets", "(x) ", "<p>"), body("dots", ".", "<p>"),
    body("dashes", "- ", "<p>"),
    body("entities", "&amp;", "<p>"), body("marks above", "e\u{301}\u{301}", "<p>"), body("joined signs", "👩‍👩‍👧", "<p>"),
    body("blanks", " ", "<p>"), body("ideographs", "漢", "<p>"), body("Hebrew", "ש ", "<p>"), body("Thai", "ก", "<p>"),
    body("comments", "<!-- x -->"), body("attributes of one element", " a#=x", "<p", ">x"),
    body("classes", "<p class=a#>x"),
    body("style rules", ".a# { color: red } ", "<style>", "</style><p class=a1>x"),
    body("scripts", "<script>x</script>"),
    body("headings of six levels", "<h1>x</h1><h3>y</h3><h6>z</h6>"), body("code lines", "x\n", "<pre>"),
    body("verses", "<p class=verse>x<br>y</p>"), body("buttons in a paragraph", "<button>x</button> ", "<p>"),
    body("groups with names", "<div role=group aria-labelledby=a><input></div>", "<p id=a>x</p>"),
    body("regions", "<section aria-label=x#>y</section>"),
    body("tabs", "<div role=tab>x</div>", "<div role=tablist>"),
    body("required fields", "<label>x* <input required></label>"),
    body("errors", "<input aria-invalid=true aria-errormessage=a>", "<p id=a>x</p>"),
    body("formulas", "<math><mi>x</mi></math> ", "<p>"),
    body("terms of a formula", "<mi>x</mi><mo>+</mo>", "<math>", "</math>"),
    body("parts of drawings", "<circle r=1 />", "<svg>", "</svg>"), body("recordings", "<audio src=x></audio>"),
  ]
}
