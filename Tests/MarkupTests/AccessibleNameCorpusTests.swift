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
    let expected_name: String?
    let expected_description: String?
    let form_control: Bool
    let needs_css: Bool
  }

  /// These hide elements by a class, and style sheets are not read.
  private static let styled: Set = [
    "wpt-manual-name_file-label-inline-hidden-elements#test", "wpt-manual-name_from_content_of_label#test",
  ]

  @Test func `form controls have the names and descriptions that others agree on`() throws {
    let corpus = try #require(TestPackage.corpus)
    let data = try Data(contentsOf: corpus.appendingPathComponent("accname/cases.json"))
    let cases = try JSONDecoder().decode([Case].self, from: data).filter {
      $0.form_control && !$0.needs_css && !$0.id.isEmpty && !Self.styled.contains($0.case)
    }
    #expect(cases.count > 70)
    for item in cases {
      let bytes = [UInt8](try Data(contentsOf: corpus.appendingPathComponent(item.html_file)))
      let controls = FormControlList.controls(of: MarkupParser.parse(bytes).tree)
      let control = try #require(controls.first { $0.id == item.id }, "\(item.case)")
      if let name = item.expected_name { #expect(control.name == name, "\(item.case)") }
      if let description = item.expected_description { #expect(control.description == description, "\(item.case)") }
    }
  }
}
