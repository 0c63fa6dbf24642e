import Audit
import Testing

@Suite struct StandardsRoleTests {
  private func facts(_ name: String) throws -> ARIARoleFacts { try #require(ARIARoleFacts(named: name), "\(name)") }

  @Test func `whatever the table of roles names exists`() {
    let roles = ARIARoleFacts.table
    for role in roles.values {
      for parent in role.superclasses { #expect(roles[parent] != nil, "\(role.name) < \(parent)") }
      for name in role.owned.union(role.context).union(role.ownedThrough.values.flatMap { $0 }) {
        #expect(roles[name] != nil, "\(role.name): \(name)")
      }
      let attributes = role.required.union(role.supported).union(role.tolerated).union(role.prohibited).union(
        role.focusableOnly)
      for name in attributes.union(role.implicitValues.keys) {
        #expect(ARIAAttribute.table[name] != nil, "\(role.name): \(name)")
      }
      for (name, value) in role.implicitValues { #expect(ARIAAttribute.isValid(value, for: name), "\(role.name)") }
    }
  }

  @Test func `every role is derived from the root and no role from itself`() {
    for role in ARIARoleFacts.table.values {
      #expect(role.inherits(from: "roletype") || role.name == "roletype", "\(role.name)")
      #expect(!role.inherits(from: role.name), "\(role.name)")
    }
  }

  @Test func `the table has the roles of each standard`() {
    let roles = ARIARoleFacts.table.values
    #expect(roles.count { $0.isPublishing } == 41)
    #expect(roles.count { $0.name.hasPrefix("graphics-") } == 3)
    #expect(
      Set(roles.filter(\.isAbstract).map(\.name)) == [
        "command", "composite", "input", "landmark", "range", "roletype", "section", "sectionhead", "select",
        "structure", "widget", "window",
      ])
    #expect(Set(roles.filter(\.isDeprecated).map(\.name)) == ["directory", "doc-biblioentry", "doc-endnote"])
    #expect(
      Set(roles.filter { $0.isLandmark && !$0.isPublishing }.map(\.name)) == [
        "banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search",
      ])
    // WAI-ARIA 1.2, 5.3.2, without `separator`.
    #expect(roles.count { $0.isWidget && !$0.isPublishing } == 28)
  }

  @Test func `a role is found whatever its case, and a wrong word is none`() throws {
    #expect(try facts("Button").name == "button")
    #expect(ARIARoleFacts(named: "doc-title") == nil && ARIARoleFacts(named: "") == nil)
    #expect(try facts("none").canonicalName == "presentation" && facts("image").isKind(of: "img"))
  }

  @Test func `required attributes without an implicit value must be given`() throws {
    let cases: [String: [String]] = [
      "checkbox": ["aria-checked"], "switch": ["aria-checked"], "radio": ["aria-checked"],
      "menuitemradio": ["aria-checked"], "combobox": ["aria-controls", "aria-expanded"],
      "heading": ["aria-level"], "meter": ["aria-valuenow"], "slider": ["aria-valuenow"],
      "scrollbar": ["aria-controls", "aria-valuenow"], "option": [], "treeitem": [], "tab": [], "spinbutton": [],
      "progressbar": [], "button": [], "separator": ["aria-valuenow"],
    ]
    for (name, needed) in cases { #expect(try facts(name).mustBeGiven(whenFocusable: true) == needed, "\(name)") }
    #expect(try facts("separator").mustBeGiven(whenFocusable: false).isEmpty)
    #expect(try facts("option").required == ["aria-selected"])
    #expect(try facts("separator").isWidget(whenFocusable: true) && !facts("separator").isWidget)
  }

  @Test func `a role supports its own attributes, those of its superclasses and global ones`() throws {
    let supported = [
      ("button", "aria-pressed"), ("columnheader", "aria-sort"), ("columnheader", "aria-colspan"),
      ("columnheader", "aria-selected"), ("searchbox", "aria-placeholder"), ("treegrid", "aria-rowcount"),
      ("menuitemcheckbox", "aria-posinset"), ("dialog", "aria-modal"), ("toolbar", "aria-orientation"),
      ("link", "aria-expanded"), ("row", "aria-level"), ("listbox", "aria-activedescendant"),
      ("paragraph", "aria-hidden"), ("doc-backlink", "aria-expanded"), ("graphics-object", "aria-label"),
      ("presentation", "aria-live"), ("checkbox", "aria-required"), ("application", "aria-expanded"),
    ]
    for (role, attribute) in supported { #expect(try facts(role).supports(attribute), "\(role) \(attribute)") }
    let unsupported = [
      ("button", "aria-sort"), ("application", "aria-orientation"), ("heading", "aria-checked"),
      ("region", "aria-expanded"), ("list", "aria-level"), ("radio", "aria-required"), ("img", "aria-valuenow"),
      ("link", "aria-pressed"), ("paragraph", "aria-label"), ("button", "aria-unknown"),
    ]
    for (role, attribute) in unsupported { #expect(try !facts(role).supports(attribute), "\(role) \(attribute)") }
  }

  @Test func `a role tolerates what it supported before, and does not support it`() throws {
    let cases = [
      ("region", "aria-expanded"), ("doc-chapter", "aria-expanded"), ("dialog", "aria-expanded"),
      ("radio", "aria-required"), ("treegrid", "aria-level"), ("menuitemradio", "aria-readonly"),
    ]
    for (role, attribute) in cases {
      #expect(try facts(role).tolerates(attribute) && !facts(role).supports(attribute), "\(role) \(attribute)")
    }
    #expect(try !facts("button").tolerates("aria-sort") && facts("button").tolerates("aria-pressed"))
    #expect(try !facts("generic").tolerates("aria-expanded") && !facts("paragraph").tolerates("aria-expanded"))
  }

  @Test func `roles that cannot be named prohibit names`() throws {
    for name in ["caption", "code", "deletion", "emphasis", "generic", "insertion", "paragraph", "none", "strong"] {
      #expect(try facts(name).prohibits("aria-label") && facts(name).nameFrom == .prohibited, "\(name)")
    }
    #expect(
      try facts("generic").prohibits("aria-roledescription") && !facts("code").prohibits("aria-roledescription"))
    #expect(try facts("tooltip").nameFrom == .contents && facts("region").nameFrom == .author)
    #expect(try facts("region").requiresName && !facts("navigation").requiresName)
  }

  @Test func `containers and their parts name each other`() throws {
    #expect(try facts("list").owned == ["listitem"] && facts("listitem").context == ["directory", "list"])
    #expect(try facts("tree").owned == ["treeitem", "group"] && facts("tree").ownedThrough["group"] == ["treeitem"])
    #expect(try facts("table").ownedThrough["rowgroup"] == ["row"] && facts("row").context.contains("rowgroup"))
    #expect(try facts("tab").context == ["tablist"] && facts("tablist").owned == ["tab"])
    #expect(try facts("feed").owned == ["article"] && facts("combobox").owned.isEmpty)
    for role in ARIARoleFacts.table.values where !role.context.isEmpty {
      let owners = role.context.compactMap { ARIARoleFacts.table[$0] }.filter { $0.owned.contains(role.name) }
      #expect(!owners.isEmpty || role.name == "caption", "\(role.name)")
    }
  }

  @Test func `derived roles are of the kind of their superclasses`() throws {
    #expect(try facts("doc-toc").isKind(of: "navigation") && facts("doc-toc").isLandmark)
    #expect(try facts("doc-noteref").isKind(of: "link") && facts("doc-noteref").isWidget)
    #expect(try facts("switch").isKind(of: "checkbox") && !facts("checkbox").isKind(of: "switch"))
    #expect(try facts("progressbar").inherits(from: "widget") && !facts("meter").inherits(from: "widget"))
    #expect(try facts("button").hasPresentationalChildren && !facts("link").hasPresentationalChildren)
  }
}
