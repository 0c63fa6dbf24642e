import Reading
import TextModel
import Words

/// The templates of the styles, those of the user's own file before the program's.
struct CitationStyles: Sendable {
  /// The fault of a line of the file that is not understood.
  struct Fault: Hashable {
    let line: Int
    let problem: Complaint
  }

  private static let standard: [Settings.CitationStyle: String] = [
    .plain:
      #"“{quoted}”\n[{authors}, ]{title}[ ({year})][, pages {page}–{last-page}|, page {page}|, {percent} percent]"#,
    .apa:
      #"“{quoted}” ([{families-ampersand}|{title}], [{year}|n.d.][, pp. {page}–{last-page}|, p. {page}|, {percent}%])\n"#
      + "[{authors-initials}. ([{year}|n.d.]). {title}.|{title}. ([{year}|n.d.]).]",
    .mla:
      #"“{quoted}” ([{families} |][{page}-{last-page}|{page}|{percent}%])\n[{authors-inverted}. ]{title}[, {year}]."#,
    .chicago: #"“{quoted}”\n[{authors}, ]{title}[ ({year})][, {page}–{last-page}|, {page}|, {percent} percent]."#,
    .bibtex: #"@book\{{key},\n[  author = \{{authors-and}\},\n]  title = \{{title}\},\n"#
      + #"[  year = \{{year}\},\n][  pages = \{{page}--{last-page}\},\n|  pages = \{{page}\},\n]  annote = \{``{quoted}''\}\n\}\n"#,
  ]

  /// The faults of the file.
  let faults: [Fault]
  private let templates: [Settings.CitationStyle: CitationTemplate]

  /// Reads a file of templates, a line for each style: `apa = “{text}” ({families}, {year})`.
  init(file text: String = "") {
    var templates: [Settings.CitationStyle: CitationTemplate] = [:]
    var faults: [Fault] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.drop(while: \.isWhitespace)
      guard !line.isEmpty, line.first != "#" else { continue }
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.trimmed(of: \.isWhitespace))
      }
      guard parts.count == 2, let style = Settings.CitationStyle(rawValue: parts[0]) else {
        let names = Settings.CitationStyle.allCases.map(\.rawValue).joined(separator: ", ")
        faults.append(Fault(line: number + 1, problem: Complaint(.citationLine, ["names": .text(names)])))
        continue
      }
      do throws(CitationTemplate.Fault) {
        templates[style] = try CitationTemplate(parts[1], names: CitedSource.names)
      } catch {
        faults.append(Fault(line: number + 1, problem: error.complaint))
      }
    }
    self.faults = faults
    self.templates = templates.merging(Self.standard.compactMapValues(Self.known)) { own, _ in own }
  }

  private static func known(_ template: String) -> CitationTemplate? {
    try? CitationTemplate(template, names: CitedSource.names)
  }

  /// Returns a passage with its source.
  func text(of source: CitedSource, in style: Settings.CitationStyle) -> String {
    templates[style]?.text(with: source.values(forTeX: style == .bibtex)) ?? source.text
  }
}
