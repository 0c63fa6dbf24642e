import Audit
import Testing

@Suite struct StandardsAttributeTests {
  private struct Case {
    let name: String
    let valid: [String]
    let invalid: [String]
  }

  private static let cases = [
    Case(name: "aria-busy", valid: ["true", "false", "TRUE"], invalid: ["", "undefined", "yes", " true"]),
    Case(name: "aria-checked", valid: ["true", "false", "mixed", "undefined"], invalid: ["", "on", "null"]),
    Case(name: "aria-expanded", valid: ["true", "false", "undefined"], invalid: ["mixed", "open"]),
    Case(name: "aria-activedescendant", valid: ["", "row1", "zażółć"], invalid: ["row1 row2", "row1 ", " "]),
    Case(name: "aria-controls", valid: ["", "a", "a b", " a\n b "], invalid: [" ", "\t\n"]),
    Case(name: "aria-level", valid: ["1", "12", "-3", "+4"], invalid: ["", "1.5", "two", "-", "1 2", "0x1"]),
    Case(
      name: "aria-valuenow", valid: ["0", "-1.5", ".5", "2.", "1e3", "1.5E-2", "+7"],
      invalid: ["", ".", "-", "1,5", "ten", "1e", "1.2.3", "5%", "e5", "Infinity"]),
    Case(name: "aria-label", valid: ["", " ", "A name"], invalid: []),
    Case(name: "aria-live", valid: ["off", "polite", "Assertive"], invalid: ["", "rude", "polite off"]),
    Case(name: "aria-current", valid: ["", "page", "step", "true", "false"], invalid: ["here", "page step"]),
    Case(name: "aria-haspopup", valid: ["", "true", "menu", "dialog"], invalid: ["popup", "tooltip"]),
    Case(name: "aria-invalid", valid: ["", "grammar", "spelling"], invalid: ["error"]),
    Case(
      name: "aria-relevant", valid: ["all", "additions text", " removals "], invalid: ["", " ", "none", "all, text"]),
    Case(name: "aria-dropeffect", valid: ["copy", "copy move"], invalid: ["copy drag"]),
    Case(name: "aria-orientation", valid: ["horizontal", "vertical", "undefined"], invalid: ["diagonal"]),
    Case(name: "aria-description", valid: ["", "More"], invalid: []),
    Case(name: "aria-labeledby", valid: [], invalid: ["", "a"]),
  ]

  @Test func `a value is valid where it is one of the type of its attribute`() {
    for item in Self.cases {
      for value in item.valid { #expect(ARIAAttribute.isValid(value, for: item.name), "\(item.name)=\(value)") }
      for value in item.invalid { #expect(!ARIAAttribute.isValid(value, for: item.name), "\(item.name)=\(value)") }
    }
  }

  @Test func `an integer below the least one of its attribute is valid but out of range`() throws {
    let level = try #require(ARIAAttribute(named: "aria-level"))
    #expect(level.isValid("0") && !level.isInRange("0") && level.isInRange("1"))
    let count = try #require(ARIAAttribute(named: "aria-rowcount"))
    #expect(count.isInRange("-1") && !count.isInRange("-2"))
    let label = try #require(ARIAAttribute(named: "aria-label"))
    #expect(label.isInRange("-5"))
  }

  @Test func `global attributes are told from those of some roles`() throws {
    let table = ARIAAttribute.table
    #expect(table.count == 54)
    // WAI-ARIA 1.2, 6.5, and four of the draft of 1.3.
    #expect(table.values.count { $0.isGlobal } == 25)
    #expect(
      Set(table.values.filter(\.isGlobalUseDeprecated).map(\.name))
        == ["aria-disabled", "aria-errormessage", "aria-haspopup", "aria-invalid"])
    #expect(Set(table.values.filter(\.isDeprecated).map(\.name)) == ["aria-dropeffect", "aria-grabbed"])
    #expect(ARIAAttribute(named: "ARIA-Label")?.name == "aria-label")
    #expect(ARIAAttribute(named: "aria-checked")?.isGlobal == false)
    #expect(ARIAAttribute(named: "label") == nil)
  }
}
