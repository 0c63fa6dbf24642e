import Audit
import Testing

@Suite struct StandardsEPUBTests {
  @Test func `terms of another letter case or vocabulary are unknown`() {
    #expect(EPUBAccessibility.accessMode.unknownTerms(of: "textual").isEmpty)
    #expect(EPUBAccessibility.accessMode.unknownTerms(of: " visual\n").isEmpty)
    #expect(EPUBAccessibility.accessMode.unknownTerms(of: "text") == ["text"])
    #expect(EPUBAccessibility.accessMode.unknownTerms(of: "textual,visual") == ["textual,visual"])
    #expect(EPUBAccessibility.accessModeSufficient.unknownTerms(of: "textual, visual ,").isEmpty)
    #expect(EPUBAccessibility.accessModeSufficient.unknownTerms(of: "textual, sight, audio") == ["sight", "audio"])
    #expect(EPUBAccessibility.accessibilityFeature.unknownTerms(of: "AlternativeText") == ["AlternativeText"])
    #expect(EPUBAccessibility.accessibilityFeature.unknownTerms(of: "pageNavigation").isEmpty)
    #expect(EPUBAccessibility.accessibilityFeature.unknownTerms(of: "displayTransformability/font-size").isEmpty)
    #expect(EPUBAccessibility.accessibilityHazard.unknownTerms(of: "unknownSoundHazard").isEmpty)
    #expect(EPUBAccessibility.accessibilityHazard.unknownTerms(of: "noHazard") == ["noHazard"])
    #expect(EPUBAccessibility.accessibilitySummary.unknownTerms(of: "Any text.").isEmpty)
    #expect(EPUBAccessibility.accessibilityAPI.unknownTerms(of: "UIA") == ["UIA"])
  }

  @Test func `deprecated terms have a replacement that is a term`() throws {
    let feature = EPUBAccessibility.accessibilityFeature
    #expect(feature.replacement(for: "printPageNumbers") == "pageBreakMarkers")
    #expect(feature.replacement(for: "index") == nil)
    #expect(EPUBAccessibility.accessMode.replacement(for: "bookmarks") == nil)
    for term in try #require(feature.terms) {
      if let new = feature.replacement(for: term) { #expect(feature.unknownTerms(of: new).isEmpty, "\(term)") }
    }
  }

  @Test func `the properties that a book must have are told from those it should have`() {
    let required = EPUBAccessibility.allCases.filter { $0.need == .required }.map(\.name)
    #expect(Set(required) == ["schema:accessMode", "schema:accessibilityFeature", "schema:accessibilityHazard"])
  }

  @Test func `each type that has a role has one that there is`() {
    var publishing: Set<String> = []
    for name in EPUBType.names {
      guard let role = EPUBType(named: name)?.role else { continue }
      #expect(ARIARoleFacts(named: role)?.isAbstract == false, "\(name): \(role)")
      if role.hasPrefix("doc-") { publishing.insert(role) }
    }
    // Covers, examples and running heads have roles that no type maps to.
    let unmapped = Set(ARIARoleFacts.table.values.filter(\.isPublishing).map(\.name)).subtracting(publishing)
    #expect(unmapped == ["doc-cover", "doc-example", "doc-pagefooter", "doc-pageheader"])
  }

  @Test func `the first type that has a role decides`() {
    #expect(EPUBType.role(forTypes: "chapter") == "doc-chapter")
    #expect(EPUBType.role(forTypes: "bodymatter  part chapter") == "doc-part")
    #expect(EPUBType.role(forTypes: "frontmatter cover") == nil && EPUBType.role(forTypes: "") == nil)
    #expect(EPUBType.role(forTypes: "glossterm") == "term" && EPUBType.role(forTypes: "help") == "doc-tip")
    #expect(EPUBType(named: "titlepage")?.role == nil && EPUBType(named: "titlepage") != nil)
    #expect(EPUBType(named: "kapitel") == nil && EPUBType(named: "Chapter") == nil)
    #expect(
      EPUBType(named: "endnote")?.hasDeprecatedRole == true && EPUBType(named: "endnotes")?.hasDeprecatedRole == false
    )
  }
}
