import Markup
import Testing

struct NameOriginTests {
  @Test(arguments: [
    ("<b id=x>Name</b><input id=t aria-labelledby=x aria-label=Other>", NameOrigin.references),
    ("<button id=t aria-label=Name>X</button>", .ariaLabel),
    ("<label for=t>Name</label><input id=t title=Other>", .labels),
    ("<label><input id=t> Name</label>", .labels),
    ("<img id=t src=x alt=Name title=Other>", .alternative),
    ("<input type=image id=t src=x alt=Name>", .alternative),
    ("<fieldset id=t><legend>Name</legend></fieldset>", .legend),
    ("<table id=t><caption>Name</caption><tr><td>1</td></tr></table>", .caption),
    ("<svg id=t><title>Name</title></svg>", .titleElement),
    ("<svg><circle id=t role=img><title>Name</title></circle></svg>", .titleElement),
    ("<svg><g id=t role=graphics-symbol><title>Name</title><text>x</text></g></svg>", .titleElement),
    ("<select><option id=t label=Name>1</option></select>", .labelAttribute),
    ("<input type=button id=t value=Name title=Other>", .value),
    ("<a id=t href=x title=Other>Name</a>", .content),
    ("<a id=t href=x><img src=x alt=Name></a>", .content),
    ("<a id=t href=x title=Name></a>", .title),
    ("<input id=t title=Name placeholder=Other>", .title),
    ("<input id=t placeholder=Name>", .placeholder),
    ("<input type=submit id=t>", .usualWord),
  ])
  func `a name has the source that gave it`(html: String, origin: NameOrigin) throws {
    let sample = NamedSample(html)
    var names = AccessibleNames(sample.tree)
    #expect(names.origin(of: try #require(sample.target)) == origin, "\(html)")
  }

  @Test(arguments: [
    "<input id=t>", "<input id=t placeholder=' '>", "<a id=t href=x> </a>", "<img id=t src=x alt=''>",
    "<button id=t hidden>Name</button>",
  ])
  func `what has no name has no source of one`(html: String) throws {
    let sample = NamedSample(html)
    var names = AccessibleNames(sample.tree)
    #expect(names.origin(of: try #require(sample.target)) == nil, "\(html)")
  }

  @Test func `an element is found by its identifier and by its labels`() throws {
    let sample = NamedSample("<label id=l for=t>A</label><input id=t aria-describedby='gone l'><p id=t>B</p>")
    var names = AccessibleNames(sample.tree)
    let target = try #require(sample.target)
    let label = try #require(names.element(id: "l"))
    #expect(names.element(id: "t") == target)
    #expect(names.element(id: "gone") == nil)
    #expect(names.labels(of: target) == [label])
    #expect(names.references("aria-describedby", of: target) == [label])
  }

  @Test func `what aria-hidden hides is shown by the page all the same`() throws {
    let html =
      "<div aria-hidden=true><a id=t href=x>A</a><b id=h hidden>B</b></div><i id=i style='visibility:hidden'>C</i>"
    let sample = NamedSample(html)
    let names = AccessibleNames(sample.tree)
    let target = try #require(sample.target)
    #expect(!names.isExposed(target))
    #expect(names.isRendered(target))
    for id in ["h", "i"] {
      let hidden = try #require(names.element(id: id))
      #expect(!names.isExposed(hidden))
      #expect(!names.isRendered(hidden))
    }
  }
}
