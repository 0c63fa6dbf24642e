import BookFormats
import Markup

/// The listeners of an audit: parts of a program that reads documents aloud.
package struct AuditListeners {
  /// Tells what is heard at findings.
  package var ear: Finding.Ear?
  /// Goes through a page as a reader would, and returns the outcomes of the rules of walks by their identifiers.
  package var walk: ((AuditedPage) -> [String: [PlacedOutcome]])?

  package init(ear: Finding.Ear? = nil, walk: ((AuditedPage) -> [String: [PlacedOutcome]])? = nil) {
    self.ear = ear
    self.walk = walk
  }
}

/// The outcome of rules for a file: a page, a document of Markdown, or all of an EPUB.
package struct FileAudit: Sendable {
  /// The name of the file.
  package let file: String
  /// The findings, in the order of the documents, and in document order in each.
  package private(set) var findings: [Finding] = []
  /// The verdict of each rule on all of the file, by its identifier.
  package private(set) var verdicts: [String: PageAudit.Verdict] = [:]
  /// The rules that have more findings in a document than are told.
  package private(set) var omissions: [Omission] = []
  /// The documents that could not be read.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The number of all findings of a rule in a document, of which the first are told.
  package struct Omission: Sendable {
    /// The document: the file, or an entry of it.
    package let path: String
    package let rule: Rule
    package let count: Int
  }

  /// Looks at a file held in memory by rules; nil for a kind of file whose markup is not looked at.
  package init?(
    bytes: [UInt8], name: String, rules: [Rule] = Rule.all, listeners: AuditListeners = AuditListeners()
  ) throws(BookError) {
    guard let source = try DocumentSource.open(bytes: bytes, name: name) else { return nil }
    try self.init(source, file: name, rules: rules, listeners)
  }

  /// Looks at the documents of a file by rules; `listeners` listen at what is found and read the documents through.
  package init(_ source: DocumentSource, file: String, rules: [Rule] = Rule.all, _ listeners: AuditListeners)
    throws(BookError)
  {
    self.file = file
    switch source {
    case .page(let document): add(AuditedPage(document), rules, listeners)
    case .markdown(let document, let places):
      add(AuditedPage(document, places), rules, listeners)
    case .publication(let files): try add(files, rules, listeners)
    }
  }

  private mutating func add(_ page: AuditedPage, _ rules: [Rule], _ listeners: AuditListeners) {
    var audits = [PageAudit(page, rules: rules)]
    let isWalked = rules.contains { if case .walk = $0.scope { true } else { false } }
    if isWalked, let outcomes = listeners.walk?(page) {
      audits += rules.compactMap { rule in outcomes[rule.id].map { PageAudit($0, of: rule) } }
    }
    findings += audits.flatMap(\.findings).sorted { $0.node.index < $1.node.index }
      .heard(by: listeners.ear, in: page)
    for (rule, verdict) in audits.flatMap(\.verdicts) { add(verdict, of: rule) }
    let counts = audits.flatMap(\.counts)
    for rule in rules {
      for (id, count) in counts where id == rule.id {
        omissions.append(Omission(path: page.path, rule: rule, count: count))
      }
    }
  }

  private mutating func add(_ verdict: PageAudit.Verdict, of rule: String) {
    verdicts[rule] = verdicts[rule].map { $0.joined(verdict) } ?? verdict
  }

  private mutating func add(
    _ files: PublicationFiles, _ rules: [Rule], _ listeners: AuditListeners
  ) throws(BookError) {
    diagnostics = files.diagnostics
    let publication = try AuditedPublication(files)
    for document in files.documents {
      do {
        let page = try AuditedPage(document.path, of: files)
        add(page, rules, listeners)
        publication.add(page, isLinear: document.isLinear)
      } catch {
        diagnostics.append(Diagnostic(file: file, entry: document.path, error.complaint))
      }
    }
    var found: [Finding] = []
    for rule in rules {
      guard case .publication(let check) = rule.scope else { continue }
      let outcomes = check(publication)
      let audit = PageAudit(outcomes, of: rule)
      let pages = outcomes.compactMap { if case .failed = $0.outcome { $0.page } else { nil } }
      found += audit.findings.heard(by: listeners.ear, in: pages)
      for (rule, verdict) in audit.verdicts { add(verdict, of: rule) }
    }
    findings = found + findings
  }
}

extension [Finding] {
  /// Returns findings in a page with the words that are heard there.
  fileprivate func heard(by ear: Finding.Ear?, in page: AuditedPage) -> [Finding] {
    guard let ear, !isEmpty else { return self }
    return zip(self, ear(self, page)).map { finding, heard in
      var finding = finding
      finding.heard = heard
      return finding
    }
  }

  /// Returns findings, each in a page of its own, with the words that are heard there; a page is listened to once.
  fileprivate func heard(by ear: Finding.Ear?, in pages: [AuditedPage]) -> [Finding] {
    guard ear != nil else { return self }
    var findings = self
    let places = Dictionary(grouping: zip(indices, pages)) { ObjectIdentifier($0.1) }
    for places in places.values {
      let heard = places.map { self[$0.0] }.heard(by: ear, in: places[0].1)
      for (place, finding) in zip(places, heard) { findings[place.0] = finding }
    }
    return findings
  }
}

extension AuditedPage {
  /// Reads a document that stands by itself, with the places in the Markdown that it was made of.
  convenience init(_ document: SourceDocument, _ places: MarkdownPlaces? = nil) {
    self.init(document.bytes, path: document.path, places: places, holdsTags: document.holdsTags) {
      document.sheet($0)
    }
  }

  /// Reads a content document of a publication.
  convenience init(_ path: String, of files: PublicationFiles) throws(BookError) {
    self.init(try files.read(path), path: path, isInPublication: true) { files.sheet($0, from: path) }
  }
}
