import Reading
import Speech
import TerminalUI
import Words

extension Subcommand {
  /// `lectern config`: the settings.
  static let config = Subcommand(
    name: "config", synopsis: "[get KEY | set KEY VALUE]", operands: 0...3,
    summary: "every setting with its value, what it takes and where the value is from; or one of them; or change it",
    options: [Option("--json", nil, "JSON: an array of objects, or one")],
    operandWords: { ["get", "set"] + Setting.all.map(\.name) }
  ) { invocation, edges throws(Failure) in
    let file = SettingsFile(edges)
    let settings = file.read()
    let writer = SettingWriter(settings, edges, isJSON: invocation.has("--json"))
    let words = invocation.operands
    switch (words.first, words.count) {
    case (nil, _): writer.writeAll()
    case ("get", 2): writer.write(try known(words[1], edges))
    case ("set", 3):
      let setting = try known(words[1], edges)
      var known = Settings()
      if case .voice = setting.kind { known.voices = edges.voices(true).filter { $0.fault == nil } }
      do throws(SettingFault) { try setting.check(words[2], in: known) } catch {
        throw Failure(.usage, .quoted(error.text(in: edges.catalogue)))
      }
      if let reason = file.keep([setting.name: words[2]]) {
        throw Failure(
          .inputOutput, .quoted(edges.catalogue.text(Phrase(.settingsNotKept, ["reason": .text(reason)]))))
      }
      let told = [setting.phrase(for: words[2], in: edges.catalogue), Phrase(.settingsKept)]
      edges.output.write(SafeText.line(told.map { edges.catalogue.text($0) }.joined(separator: " ")) + "\n")
      return .done
    default: throw invocation.usage(.configUsage)
    }
    edges.output.flush()
    for problem in settings.problems { edges.complain("lectern: \(SafeText.line(problem))") }
    return settings.problems.isEmpty ? .done : .findings
  }

  private static func known(_ name: String, _ edges: Edges) throws(Failure) -> Setting {
    do throws(SettingFault) { return try Setting.known(name) } catch {
      throw Failure(.usage, .quoted(error.text(in: edges.catalogue)))
    }
  }
}
