import Audit
import Testing

@Suite struct StandardsElementTests {
  private func element(
    _ name: String, _ attributes: [String: String] = [:], _ change: (inout ElementContext) -> Void = { _ in }
  ) -> ElementRoles {
    var context = ElementContext()
    change(&context)
    return ElementRoles(of: name, in: context) { attributes[$0] }
  }

  @Test func `every role and element of the tables exists`() {
    for name in ["a", "button", "section", "img", "h1", "nav", "p", "svg", "table", "x-y", "dl", "figure", "li"] {
      let roles = element(name, ["href": "#"])
      if let role = roles.implicit { #expect(ARIARoleFacts(named: role)?.isAbstract == false, "\(name): \(role)") }
      guard case .only(let allowed) = roles.allowed else { continue }
      for role in allowed { #expect(ARIARoleFacts(named: role)?.isAbstract == false, "\(name): \(role)") }
    }
  }

  @Test func `attributes decide the role of links, pictures and controls`() {
    let cases: [(String, [String: String], String?)] = [
      ("a", ["href": "/"], "link"), ("a", [:], "generic"), ("area", ["href": ""], "link"),
      ("img", ["alt": "A cat"], "img"), ("img", ["alt": ""], "presentation"), ("img", [:], "img"),
      ("input", [:], "textbox"), ("input", ["type": "TEL"], "textbox"), ("input", ["type": "nonsense"], "textbox"),
      ("input", ["type": "email", "list": "l"], "combobox"), ("input", ["type": "search"], "searchbox"),
      ("input", ["type": "checkbox"], "checkbox"), ("input", ["type": "checkbox", "switch": ""], "switch"),
      ("input", ["type": "range"], "slider"), ("input", ["type": "number"], "spinbutton"),
      ("input", ["type": "image"], "button"), ("input", ["type": "password"], nil),
      ("input", ["type": "hidden"], nil),
      ("select", [:], "combobox"), ("select", ["size": "1"], "combobox"), ("select", ["size": "4"], "listbox"),
      ("select", ["multiple": ""], "listbox"), ("th", ["scope": "row"], "rowheader"), ("th", [:], "columnheader"),
      ("h3", [:], "heading"), ("ul", [:], "list"), ("svg", [:], "graphics-document"), ("summary", [:], nil),
      ("hgroup", [:], "group"), ("address", [:], "group"), ("video", [:], nil), ("my-part", [:], "generic"),
      ("font-face", [:], nil), ("center", [:], nil),
    ]
    for (name, attributes, role) in cases {
      #expect(element(name, attributes).implicit == role, "\(name) \(attributes)")
    }
  }

  @Test func `surroundings and names decide the role of sections and cells`() {
    #expect(element("header").implicit == "banner" && element("footer").implicit == "contentinfo")
    #expect(element("header") { $0.isInMain = true }.implicit == "generic")
    #expect(element("footer") { $0.isInSectioningContent = true }.implicit == "generic")
    #expect(element("aside") { $0.isInMain = true }.implicit == "complementary")
    #expect(element("aside") { $0.isInSectioningContent = true }.implicit == "generic")
    #expect(element("section").implicit == "generic" && element("section") { $0.hasName = true }.implicit == "region")
    #expect(element("form").implicit == nil && element("form") { $0.hasName = true }.implicit == "form")
    #expect(
      element("li").implicit == "listitem" && element("li") { $0.isInListElement = false }.implicit == "generic")
    #expect(element("td").implicit == "cell" && element("td") { $0.tableRole = "grid" }.implicit == "gridcell")
    #expect(element("tr") { $0.tableRole = nil }.implicit == nil)
    #expect(element("th") { $0.headerDirection = .row }.implicit == "rowheader")
    #expect(element("th") { $0.headerDirection = nil }.implicit == "cell")
    #expect(element("img", ["alt": ""]) { $0.hasName = true }.implicit == "img")
  }

  @Test func `an element takes the roles that its semantics leave open`() {
    #expect(element("button").allows(role: "switch") && !element("button").allows(role: "heading"))
    #expect(element("h2").allows(role: "tab") && !element("h2").allows(role: "button"))
    #expect(element("div").allows(role: "button") && element("span").allowed == .any)
    #expect(element("div") { $0.isInDescriptionList = true }.allowed == .only(["generic", "none", "presentation"]))
    #expect(
      element("a", ["href": "x"]).allows(role: "doc-noteref") && !element("a", ["href": "x"]).allows(role: "note"))
    #expect(element("a").allows(role: "note"))
    #expect(element("img", ["alt": "x"]).allows(role: "button") && !element("img").allows(role: "button"))
    #expect(element("img", ["alt": ""]).allows(role: "none"))
    #expect(element("main").allowed == .only(["main"]) && element("label").allowed == .only([]))
    #expect(element("input", ["type": "text"]).allows(role: "combobox"))
    #expect(!element("input", ["type": "text", "list": "l"]).allows(role: "searchbox"))
    #expect(element("input", ["type": "tel"]).allows(role: "combobox"))
    #expect(!element("input", ["type": "tel"]).allows(role: "spinbutton"))
    #expect(!element("input", ["type": "checkbox"]).allows(role: "button"))
    #expect(element("li").allows(role: "doc-endnote") && element("ul").allows(role: "directory"))
    #expect(element("input", ["type": "checkbox", "aria-pressed": "true"]).allows(role: "button"))
    #expect(element("select").allows(role: "menu") && !element("select", ["multiple": ""]).allows(role: "menu"))
    #expect(
      !element("li").allows(role: "menuitem") && element("li") { $0.isInListRole = false }.allows(role: "menuitem"))
    #expect(!element("td").allows(role: "button") && element("td") { $0.tableRole = nil }.allows(role: "button"))
    #expect(!element("figure") { $0.hasCaption = true }.allows(role: "img") && element("figure").allows(role: "img"))
    #expect(!element("summary").allows(role: "button"))
  }

  @Test func `an element takes the attributes of its role and of its language`() {
    #expect(element("button").allows(attribute: "aria-pressed") && !element("button").allows(attribute: "aria-sort"))
    #expect(element("div").allows(attribute: "aria-pressed", role: "button"))
    #expect(!element("div").allows(attribute: "aria-pressed") && element("div").allows(attribute: "aria-busy"))
    #expect(element("audio").allows(attribute: "aria-expanded") && !element("audio").allows(attribute: "aria-sort"))
    #expect(element("input", ["type": "password"]).allows(attribute: "aria-required"))
    #expect(element("input", ["type": "date"]).allows(attribute: "aria-readonly"))
    #expect(element("input", ["type": "file"]).allows(attribute: "aria-required"))
    #expect(!element("input", ["type": "color"]).allows(attribute: "aria-required"))
    #expect(!element("input", ["type": "checkbox"]).allows(attribute: "aria-checked"))
    #expect(element("h1").allows(attribute: "aria-level") && element("kbd").allows(attribute: "aria-live"))
    #expect(!element("form").allows(attribute: "aria-checked"))
  }

  @Test func `elements without semantics take no attributes, and some take only one`() {
    for name in ["meta", "html", "script", "template", "datalist", "title"] {
      #expect(!element(name).allows(attribute: "aria-hidden"), "\(name)")
    }
    #expect(!element("input", ["type": "hidden"]).allows(attribute: "aria-label"))
    #expect(element("br").allows(attribute: "aria-hidden") && !element("br").allows(attribute: "aria-label"))
    #expect(
      !element("p").allows(attribute: "aria-label") && element("p").allows(attribute: "aria-label", role: "note"))
    #expect(!element("kbd").allows(attribute: "aria-label") && element("kbd").prohibitsName)
    #expect(element("span").prohibitsName && !element("nav").prohibitsName)
  }
}
