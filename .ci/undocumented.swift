// Lists the public symbols of symbol graphs that have no comment, and fails if there is any.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Line: Decodable { let text: String }
    struct Location: Decodable { let uri: String }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }
  struct Module: Decodable { let name: String }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
var missing: [String] = []
var count = 0
for file in files.sorted(by: { $0.path < $1.path }) where file.lastPathComponent.hasSuffix(".symbols.json") {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
  // A member that a protocol asks for is explained there.
  let explained = Set(
    graph.relationships.filter { ["defaultImplementationOf", "overrides"].contains($0.kind) }.map(\.source))
  for symbol in graph.symbols where symbol.location != nil && !symbol.identifier.precise.contains("::SYNTHESIZED::") {
    count += 1
    let comment = symbol.docComment?.lines.contains { !$0.text.isEmpty } ?? false
    if !comment, !explained.contains(symbol.identifier.precise) {
      missing.append(
        "\(graph.module.name).\(symbol.pathComponents.joined(separator: ".")) (\(symbol.kind.identifier))")
    }
  }
}
print("\(count) public symbols, \(missing.count) without a comment.")
for symbol in missing { print("  \(symbol)") }
exit(missing.isEmpty ? 0 : 1)
