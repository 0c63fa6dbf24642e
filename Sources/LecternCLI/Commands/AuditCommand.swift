import Accessibility
import BookFormats
import Markup
import TerminalUI
import Words

extension Subcommand {
  /// `lectern audit --controls`: the form controls of a document as assistive technology meets them.
  static let audit = Subcommand(
    name: "audit", synopsis: "FILE", operands: 1...1,
    summary: "the form controls of an HTML or XHTML document or an EPUB, by name, role and state",
    options: [
      Option("--controls", nil, "list the form controls (required: nothing else is audited)"),
      Option("--json", nil, "a JSON array of objects"),
    ]
  ) { invocation, edges throws(Failure) in
    guard invocation.has("--controls") else {
      throw invocation.usage(.auditNeedsControls)
    }
    let name = invocation.operands[0]
    guard let controls = try edges.controls(of: name) else {
      throw Failure(
        .badData, Complaint(.auditOfNoKind, ["file": .file(name)]))
    }
    for diagnostic in controls.diagnostics {
      edges.complain("lectern: " + edges.catalogue.text(diagnostic.complaint(namingFile: true)))
    }
    if invocation.has("--json") {
      edges.output.write(JSONValue.array(controls.entries.map(\.json)).text + "\n")
    } else {
      for entry in controls.entries { edges.output.write(SafeText.line(entry.words) + "\n") }
    }
    return .done
  }
}

extension Edges {
  /// Returns the form controls of the file an operand names; `-` is standard input.
  fileprivate func controls(of name: String) throws(Failure) -> BookControls? {
    try reading {
      name == "-"
        ? try BookControls.read(bytes: try readInput(), name: catalogue.text(.bookOfInput))
        : try BookControls.read(path: name)
    }
  }
}

extension BookControls.Entry {
  /// The control as a JSON object.
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(control.id)), ("role", .string(control.role.rawValue)), ("name", .string(control.name)),
      ("description", .string(control.description)), ("value", .string(control.value)),
      ("states", .array(control.states.map { .string($0.rawValue) })), ("group", .string(control.group)),
      ("error", .string(control.error)), ("document", document.map { .string($0) } ?? .null),
      ("line", .integer(place.line)), ("column", .integer(place.column)),
    ])
  }

  /// The control in words: where it is, what it is called, what it is, and what else there is to say.
  fileprivate var words: String {
    let isRequired = control.states.contains(.required)
    let plain = isRequired ? RequiredMark(.english).stripped(from: control.name) : control.name
    let name = plain.isEmpty ? "Unlabelled" : plain
    let states = [control.role.rawValue] + control.states.map(\.rawValue)
    let facts = [
      ("group", control.group), ("value", control.value), ("description", control.description),
      ("error", control.error),
    ]
    let told = facts.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
    let place = "\(document.map { "\($0):" } ?? "")\(place.line):\(place.column)"
    return "\(place): \(name); \(([states.joined(separator: ", ")] + told).joined(separator: "; "))"
  }
}
