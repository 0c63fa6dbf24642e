import Audit
import BookFormats
import TerminalUI
import Words

/// One run of an audit over the files that a command names.
struct AuditRun {
  /// The severities by name.
  static let severities = Rule.Severity.allCases.map(\.rawValue)
  /// The screen readers by name.
  static let voices = AuditVoice.allCases.map(\.rawValue)

  private let files: [String]
  private let format: AuditFormat
  private let failOn: Rule.Severity
  private let config: AuditConfig
  private var baseline: AuditBaseline
  private let voice: AuditVoice
  private let edges: Edges

  init(_ invocation: Invocation, _ edges: Edges) throws(Failure) {
    files = AuditFiles(invocation.operands).paths
    guard !files.isEmpty else {
      throw Failure(.noInput, Complaint(.auditNoDocuments, ["file": .file(invocation.operands[0])]))
    }
    format = invocation.value("--format").flatMap(AuditFormat.init) ?? (invocation.has("--json") ? .json : .text)
    failOn = invocation.value("--fail-on").flatMap(Rule.Severity.init) ?? .note
    config =
      try invocation.value("--config").map { name throws(Failure) in try edges.auditConfig(name) } ?? AuditConfig()
    baseline =
      try invocation.value("--baseline").map { name throws(Failure) in try edges.auditBaseline(name) }
      ?? AuditBaseline()
    voice = invocation.value("--as").flatMap(AuditVoice.init) ?? .lectern
    self.edges = edges
  }

  /// Looks at every file and writes the report.
  mutating func report() throws(Failure) -> ExitStatus {
    let rules = config.rules(among: Rule.all)
    var audited: [AuditedFile] = []
    var unread: Failure?
    for file in files where !config.ignores(file) {
      do {
        audited.append(try audit(try source(of: file), of: file, by: rules))
      } catch {
        // One file that cannot be read does not keep the others from being looked at.
        guard files.count > 1 else { throw error }
        edges.complain("lectern: " + SafeText.line(edges.catalogue.text(error)))
        unread = unread ?? error
      }
    }
    write(reportOf: audited, by: rules)
    if let unread { return unread.status }
    return audited.contains { $0.severities.contains { $0 >= failOn } } ? .findings : .done
  }

  private func write(reportOf files: [AuditedFile], by rules: [Rule]) {
    let report = AuditReport(
      files: files, rules: rules, words: AuditCatalogue.words(for: edges.catalogue), catalogue: edges.catalogue)
    edges.output.write(report.text(format))
    if format == .text { edges.complain(SafeText.line(edges.catalogue.text(report.summary))) }
  }

  /// Looks at the one file that is named, and returns its findings in the book that it opens as.
  ///
  /// It is nil where nothing is found, which is reported.
  mutating func review() throws(Failure) -> AuditReview? {
    guard files.count == 1 else { throw Failure(.usage, .interactiveOfOne) }
    let rules = config.rules(among: Rule.all)
    let source = try source(of: files[0])
    let audited = try audit(source, of: files[0], by: rules)
    guard !audited.entries.isEmpty else {
      write(reportOf: [audited], by: rules)
      return nil
    }
    return try edges.reading { try AuditReview(audited, in: source, catalogue: edges.catalogue) }
  }

  private mutating func audit(
    _ source: DocumentSource, of file: String, by rules: [Rule]
  ) throws(Failure) -> AuditedFile {
    let walk = AuditWalk()
    let audit = try edges.reading { try FileAudit(source, file: name(of: file), rules: rules, listeners(walk)) }
    let omissions = audit.omissions.filter { !config.ignores($0.path) }
    let omitted = omissions.map { omission in
      Diagnostic(
        file: audit.file, entry: omission.path == audit.file ? nil : omission.path,
        Complaint(
          .auditMore,
          ["most": .count(PageAudit.most), "count": .count(omission.count), "rule": .text(omission.rule.id)]))
    }
    let unwalked =
      walk.omitted > 0
      ? [Diagnostic(file: audit.file, Complaint(.auditUnwalked, ["count": .count(walk.omitted)]))] : []
    for diagnostic in audit.diagnostics + omitted + unwalked {
      edges.complain("lectern: " + SafeText.line(edges.catalogue.text(diagnostic.complaint(namingFile: true))))
    }
    var entries: [AuditedFile.Entry] = []
    for finding in audit.findings where !config.ignores(finding.path) {
      guard !baseline.takes(finding, in: file) else { continue }
      entries.append(AuditedFile.Entry(finding: finding, severity: config.severity(of: finding.rule)))
    }
    return AuditedFile(
      file: audit.file, entries: entries,
      omitted: omissions.flatMap { omission in
        Array(repeating: config.severity(of: omission.rule), count: omission.count - PageAudit.most)
      }, verdicts: audit.verdicts)
  }

  /// Returns the name of a file in a report.
  private func name(of file: String) -> String { file == "-" ? edges.catalogue.text(.bookOfInput) : file }

  private func source(of file: String) throws(Failure) -> DocumentSource {
    let source = try edges.reading {
      file == "-"
        ? try DocumentSource.open(bytes: try edges.readInput(), name: name(of: file))
        : try DocumentSource.open(path: file)
    }
    guard let source else { throw Failure(.badData, Complaint(.auditKind, ["file": .file(file)])) }
    return source
  }

  /// Returns the listeners for one file: its documents are read through, and listened at where the report tells of that.
  private func listeners(_ walk: AuditWalk) -> AuditListeners {
    var listeners = AuditListeners(walk: { walk.outcomes(in: $0) })
    if format != .earl {
      let ear = AuditEar(catalogue: edges.catalogue, names: edges.symbolNames(), voice: voice)
      listeners.ear = { ear.heard($0, in: $1) }
    }
    return listeners
  }
}

extension Edges {
  /// Reads a file of settings for audits, and tells what is wrong in it.
  fileprivate func auditConfig(_ name: String) throws(Failure) -> AuditConfig {
    let text = String(decoding: try bytes(of: name), as: UTF8.self)
    let config = AuditConfig(text)
    for fault in config.faults { complain(of: fault.complaint, line: fault.line, of: name) }
    guard config.faults.isEmpty else { throw Failure(.usage, Complaint(.auditConfigFaults, ["file": .file(name)])) }
    return config
  }

  /// Reads the findings that are known.
  fileprivate func auditBaseline(_ name: String) throws(Failure) -> AuditBaseline {
    guard let baseline = AuditBaseline(try bytes(of: name)) else {
      throw Failure(.usage, Complaint(.auditBaselineOther, ["file": .file(name)]))
    }
    return baseline
  }
}
