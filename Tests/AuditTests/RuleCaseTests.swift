import Audit
import FoundationEssentials
import Testing
import Words

struct RuleCaseTests {
  private static let folder = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Cases"

  private static func text(of rule: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(rule).txt")), as: UTF8.self)
  }

  private static let pageRules = Rule.all.filter { rule in
    if case .page = rule.scope { true } else { false }
  }

  @Test(arguments: pageRules.map(\.id))
  func `a rule finds what its examples say, and has one of each kind`(rule: String) throws {
    let cases = RuleCase.cases(of: rule, try Self.text(of: rule))
    for example in cases { #expect(try example.found() == example.verdict, "\(rule): \(example.description)") }
    for mending in cases.flatMap({ $0.findings().compactMap(\.mending) }) {
      for catalogue in AuditCatalogue.all {
        guard let words = mending.words else { continue }
        #expect(catalogue.text(words) != words.key.rawValue, "\(catalogue.language).txt: \(words.key.rawValue)")
      }
    }
    #expect(cases.contains { $0.verdict == "found" }, "\(rule) has no example of what it finds.")
    #expect(cases.contains { $0.verdict == "passed" }, "\(rule) has no example of what is right.")
  }
}
