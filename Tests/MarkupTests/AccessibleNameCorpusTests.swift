import Foundation
import Markup
import TestSupport
import Testing

/// Cases of web-platform-tests, axe-core and dom-accessibility-api.
@Suite(.enabled(if: TestPackage.corpus != nil)) struct AccessibleNameCorpusTests {
  private struct Case: Decodable {
    let `case`: String
    let html_file: String
    let id: String
    let form_control: Bool
    let expected_name: String?
    let expected_description: String?
  }

  /// This gives an element of no role the name of what it holds, which WAI-ARIA 1.2 (5.2.8.6) does not.
  private static let others: Set = ["axe-accessible-text-015#target"]

  @Test func `elements have the names and descriptions that others agree on`() throws {
    let corpus = try #require(TestPackage.corpus)
    let data = try Data(contentsOf: corpus.appendingPathComponent("accname/cases.json"))
    let cases = try JSONDecoder().decode([Case].self, from: data).filter { !Self.others.contains($0.case) }
    #expect(cases.count > 100)
    for item in cases {
      let bytes = [UInt8](try Data(contentsOf: corpus.appendingPathComponent(item.html_file)))
      let tree = MarkupParser.parse(bytes).tree
      var names = AccessibleNames(tree)
      let node = try #require(names.element(id: item.id), "\(item.case)")
      let name = names.name(of: node)
      if let expected = item.expected_name { #expect(name == expected, "\(item.case)") }
      let controls = FormControlList.controls(of: tree)
      #expect(!item.form_control || controls.contains { $0.id == item.id && $0.name == name }, "\(item.case)")
      let description = names.description(of: node, named: name)
      if let expected = item.expected_description { #expect(description == expected, "\(item.case)") }
    }
  }
}
