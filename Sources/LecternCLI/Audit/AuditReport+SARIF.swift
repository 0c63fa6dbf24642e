import Audit
import Markup
import Words

extension AuditReport {
  /// The report as SARIF 2.1.0, which services that review code read.
  ///
  /// An EPUB is an artifact that its documents are parts of.
  var sarif: JSONValue {
    var artifacts = SARIFArtifacts()
    let results = files.flatMap { file in file.entries.map { result($0, in: file, &artifacts) } }
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
            ("artifacts", artifacts.json), ("results", .array(results)),
          ])
        ])
      ),
    ])
  }

  private var driver: JSONValue {
    .object([
      ("name", .string("lectern audit")), ("semanticVersion", .string(Program.version)),
      ("language", .string(words.language)), ("rules", .array(rules.map(descriptor))),
    ])
  }

  private func descriptor(_ rule: Rule) -> JSONValue {
    let tags = rule.references.wcag.map { "WCAG \($0)" } + rule.references.act.map { "ACT \($0)" }
    return .object([
      ("id", .string(rule.id)), ("shortDescription", message(words.text(rule.key(.summary)))),
      ("fullDescription", message(words.text(rule.key(.why)))), ("help", message(words.text(rule.key(.help)))),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ("properties", .object([("tags", .array((["accessibility"] + tags).map { .string($0) }))])),
    ])
  }

  private func result(
    _ entry: AuditedFile.Entry, in file: AuditedFile, _ artifacts: inout SARIFArtifacts
  ) -> JSONValue {
    let finding = entry.finding
    let region: [(String, JSONValue)] = [
      ("startLine", .integer(finding.place.line)), ("startColumn", .integer(finding.place.column)),
      ("snippet", message(finding.element)),
    ]
    let physical: [(String, JSONValue)] = [
      ("artifactLocation", artifacts.location(of: file.file, document: file.document(of: finding))),
      ("region", .object(region)),
    ]
    let location: [(String, JSONValue)] = [
      ("physicalLocation", .object(physical)),
      (
        "logicalLocations",
        .array([.object([("fullyQualifiedName", .string(finding.selector)), ("kind", .string("element"))])])
      ),
    ]
    return .object([
      ("ruleId", .string(finding.rule.id)),
      ("ruleIndex", .integer(rules.firstIndex { $0.id == finding.rule.id } ?? -1)),
      ("level", .string(entry.severity.rawValue)),
      ("message", message(told(of: finding))),
      ("locations", .array([.object(location)])),
      ("partialFingerprints", .object([("finding/v1", .string(finding.fingerprint))])),
    ])
  }

  private func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}

/// The artifacts that the results of a report are in.
private struct SARIFArtifacts {
  private var numbers: [String: Int] = [:]
  private var artifacts: [JSONValue] = []

  var json: JSONValue { .array(artifacts) }

  /// Returns the location of a document, which is taken note of.
  mutating func location(of file: String, document: String?) -> JSONValue {
    let parent = number(of: file, uri: Self.uri(file), parent: nil)
    guard let document else { return .object([("uri", .string(Self.uri(file))), ("index", .integer(parent))]) }
    let uri = "/" + Self.uri(document)
    let own = number(of: "\(file)\n\(document)", uri: uri, parent: parent)
    return .object([("uri", .string(uri)), ("index", .integer(own))])
  }

  private mutating func number(of key: String, uri: String, parent: Int?) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = artifacts.count
    let location = JSONValue.object([("uri", .string(uri))])
    artifacts.append(.object([("location", location)] + (parent.map { [("parentIndex", .integer($0))] } ?? [])))
    return artifacts.count - 1
  }

  /// Returns a path as a reference of RFC 3986.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
