import Audit
import Markup
import Words

extension AuditReport {
  /// The report as commands of a workflow of GitHub, which shows each finding at its line.
  ///
  /// A document inside an EPUB has no lines that could be shown: its place stands before the message.
  var annotations: String {
    files.flatMap { file in
      file.entries.map { entry in
        let finding = entry.finding
        let level = entry.severity == .note ? "notice" : entry.severity.rawValue
        let isInside = file.document(of: finding) != nil
        let place = isInside ? (line: 1, column: 1) : (line: finding.place.line, column: finding.place.column)
        let message = isInside ? self.place(of: finding, in: file) + ": " : ""
        let properties = [
          "file=\(Self.property(SafeText.line(file.file)))", "line=\(place.line)", "col=\(place.column)",
          "title=\(Self.property(finding.rule.id))",
        ]
        let text = message + told(of: finding)
        return "::\(level) \(properties.joined(separator: ","))::\(Self.data(SafeText.line(text)))\n"
      }
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
