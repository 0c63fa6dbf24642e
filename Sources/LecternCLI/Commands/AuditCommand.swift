import Accessibility
import BookFormats
import Markup
import TerminalUI
import Words

extension Subcommand {
  /// `lectern audit`: what those who listen meet in documents and what is wrong with it, or the form controls of one.
  static let audit = Subcommand(
    name: "audit", synopsis: "FILE...", operands: 0...Int.max,
    summary: "what is wrong in HTML, XHTML, Markdown and EPUB for those who listen, and how to mend it",
    options: [
      Option(
        "--format", nil, "the form of the report (default text)", allowed: { AuditFormat.allCases.map(\.rawValue) }),
      Option("--baseline", "FILE", "an earlier report in JSON, whose findings are known and not told again"),
      Option("--config", "FILE", "rules that are left out or weigh otherwise, and files that are left out"),
      Option(
        "--fail-on", nil, "the least severity that ends it with 1 (default note)", allowed: { AuditRun.severities }),
      Option("--as", nil, "the screen reader that is heard (default lectern)", allowed: { AuditRun.voices }),
      Option("--interactive", nil, "go through the findings of one file in the reader, by ear"),
      Option("--keys", "KEYS", "with --interactive, without a terminal: keys as lectern transcript takes them"),
      Option("--line", nil, "with --interactive, only ever append lines: no screen, no cursor, no colours"),
      Option("--rules", nil, "list the rules"),
      Option("--controls", nil, "list the form controls of one document instead"),
      Option("--all", nil, "list hidden controls too, each with the state hidden"),
      Option("--json", nil, "the report, the controls or the rules as JSON"),
    ],
    reads: { invocation in
      guard !invocation.has("--interactive") else { return nil }
      return invocation.operands + ["--baseline", "--config"].compactMap(invocation.value)
    }
  ) { invocation, edges throws(Failure) in
    try checkOptions(invocation)
    let asJSON = invocation.has("--json") || invocation.value("--format") == AuditFormat.json.rawValue
    if invocation.has("--rules") { return AuditRules(edges).list(asJSON: asJSON) }
    guard let name = invocation.operands.first else { throw invocation.usage(.auditNeedsFile) }
    if invocation.has("--interactive") { return try review(invocation, edges) }
    guard invocation.has("--controls") else {
      var run = try AuditRun(invocation, edges)
      return try run.report()
    }
    guard invocation.operands.count == 1 else { throw invocation.usage(.auditControlsOfOne) }
    guard let controls = try edges.controls(of: name, includesHidden: invocation.has("--all")) else {
      throw Failure(
        .badData, Complaint(.auditOfNoKind, ["file": .file(name)]))
    }
    for diagnostic in controls.diagnostics {
      edges.complain("lectern: " + edges.catalogue.text(diagnostic.complaint(namingFile: true)))
    }
    if asJSON {
      edges.output.write(JSONValue.array(controls.entries.map(\.json)).text + "\n")
    } else {
      for entry in controls.entries { edges.output.write(SafeText.line(entry.words(edges.catalogue)) + "\n") }
    }
    return .done
  }

  /// Refuses options that mean nothing without another, or beside it.
  private static func checkOptions(_ invocation: Invocation) throws(Failure) {
    for (option, other) in [("--all", "--controls"), ("--keys", "--interactive"), ("--line", "--interactive")]
    where invocation.has(option) && !invocation.has(other) {
      throw invocation.usage(Complaint(.optionGoesWith, ["option": .text(option), "other": .text(other)]))
    }
    for (option, other) in [
      ("--format", "--interactive"), ("--json", "--interactive"), ("--rules", "--interactive"),
      ("--controls", "--interactive"), ("--controls", "--rules"),
    ] where invocation.has(option) && invocation.has(other) {
      throw invocation.usage(Complaint(.optionGoesNotWith, ["option": .text(option), "other": .text(other)]))
    }
  }

  /// Goes through the findings of one file, where there are any.
  private static func review(_ invocation: Invocation, _ edges: Edges) throws(Failure) -> ExitStatus {
    var run = try AuditRun(invocation, edges)
    try run.review()?.run(invocation, edges)
    return .done
  }
}

extension Edges {
  /// Returns the form controls of the file an operand names; `-` is standard input.
  fileprivate func controls(of name: String, includesHidden: Bool) throws(Failure) -> BookControls? {
    try reading {
      name == "-"
        ? try BookControls.read(
          bytes: try readInput(), name: catalogue.text(.bookOfInput), includesHidden: includesHidden)
        : try BookControls.read(path: name, includesHidden: includesHidden)
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

  /// Returns the control in words: where it is, what it is called, what it is, and what else there is to say.
  fileprivate func words(_ catalogue: Catalogue) -> String {
    let isRequired = control.states.contains(.required)
    let plain = isRequired ? RequiredMark(.english).stripped(from: control.name) : control.name
    let name = plain.isEmpty ? catalogue.text(.auditUnlabelled) : plain
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
