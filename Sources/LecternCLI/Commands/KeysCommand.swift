import TerminalUI
import Words

extension Subcommand {
  /// `lectern keys`: every command with its keys, or what the gestures of a screen reader are here.
  static let keys = Subcommand(
    name: "keys", synopsis: "", operands: 0...0,
    summary: "every command with its keys, its name and what it does, tabs between",
    options: [
      Option(
        "--for", nil, "what someone knows who uses this screen reader: a gesture, the key here, and what happens",
        allowed: { GestureCard.all.map(\.name) }),
      Option("--json", nil, "JSON: an array of objects"),
    ]
  ) { invocation, edges throws(Failure) in
    let file = KeyFile(edges, SettingsFile(edges).read().profile)
    let rows: [KeyRow]
    if let card = invocation.value("--for").flatMap(GestureCard.named) {
      rows = card.gestures.compactMap { gesture in
        file.map.bindings.first { $0.name == gesture.command }.map {
          KeyRow(
            binding: $0, gesture: gesture.words(in: edges.catalogue.language),
            byRotor: file.map.rotorKey(for: $0, in: edges.catalogue))
        }
      }
    } else {
      rows = file.map.bindings.map { KeyRow(binding: $0, gesture: nil, byRotor: nil) }
    }
    if invocation.has("--json") {
      edges.output.write("[" + rows.map { $0.json(in: edges.catalogue).text }.joined(separator: ",\n") + "]\n")
    } else {
      for row in rows { edges.output.write(row.line(in: edges.catalogue) + "\n") }
    }
    edges.output.flush()
    for problem in file.problems { edges.complain("lectern: \(SafeText.line(problem.shown))") }
    return file.problems.isEmpty ? .done : .findings
  }
}

/// A command of the keyboard, as it is listed: under a gesture that is like it, where one was asked for.
private struct KeyRow {
  let binding: KeyBinding
  let gesture: String?
  /// The option of the rotor that leads to the command, if it is on no key.
  let byRotor: String?

  /// Returns the command in one line, tabs between.
  func line(in catalogue: Catalogue) -> String {
    let parts = [byRotor ?? binding.callNames, binding.name, catalogue.text(binding.help)]
    return ([gesture].compactMap(\.self) + parts).joined(separator: "\t")
  }

  func json(in catalogue: Catalogue) -> JSONValue {
    let members: [(String, JSONValue)] = [
      ("keys", .array(binding.keys.map { .string($0) })), ("name", .string(binding.name)),
      ("help", .string(catalogue.text(binding.help))),
    ]
    return .object((gesture.map { [("gesture", .string($0))] } ?? []) + members)
  }
}
