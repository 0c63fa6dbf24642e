import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import Words

extension Subcommand {
  /// `lectern transcript`: a session without a terminal.
  static let transcript = Subcommand(
    name: "transcript", synopsis: "BOOK", operands: 1...1,
    summary: "drive a session by keys and print what it says",
    options: [
      Option("--keys", "KEYS", "keys between blanks: a ] Down \"text\" @words:3 @sentence @end @wait:500 @click:4,2"),
      Option("--keys-file", "FILE", "keys from a file; # begins a comment"),
      Option("--size", "COLUMNSxROWS", "the size of the terminal (80x24)"),
      Option("--set", "KEY=VALUE", "a setting: \(Setting.all.map(\.name).joined(separator: ", "))", repeats: true),
      Option("--speech-only", nil, "leave the keys out"),
      Option("--json", nil, "a JSON object a line"),
      Option("--unlinked", nil, "texts that are not linked: moves inside one stop at its ends"),
      Option("--resume", nil, "begin at the place kept for the book, and keep it"),
      .encoding, .ocrLanguage,
    ]
  ) { invocation, edges throws(Failure) in
    let size = try pageSize(of: invocation)
    let script = try keys(of: invocation, edges)
    var settings = Settings()
    settings.typingEcho = .none
    var profile = KeyProfile()
    var openings: [String: String] = [:]
    for setting in invocation.all("--set") {
      try take(setting, into: &settings, &profile, &openings, edges.catalogue)
    }
    let keys = KeyFile(edges, profile)
    for problem in keys.problems { edges.complain("lectern: \(SafeText.line(problem.shown))") }
    let opening = TranscriptOpening(
      size: size, settings: settings, keys: keys.map, openings: openings, resumes: invocation.has("--resume"),
      isUnlinked: invocation.has("--unlinked"), edges: edges)
    var (transcript, keeper) = try opening.open(
      invocation.operands[0], encoding: try invocation.encoding(), ocrLanguage: try invocation.ocrLanguage())
    let writer = TranscriptWriter(
      output: edges.output, isJSON: invocation.has("--json"), hasKeys: !invocation.has("--speech-only"))
    writer.write(&transcript)
    for (name, step) in script.steps {
      transcript.perform(step, named: name)
      if let path = transcript.nextBook {
        do throws(Failure) {
          let next = try opening.open(path, at: transcript.nextPlace)
          transcript.end()
          writer.finish(&transcript)
          if opening.resumes {
            keeper.keep(
              transcript.reader.bookSession.asKept, at: transcript.reader.progress,
              before: transcript.reader.nextChapter)
          }
          (transcript, keeper) = next
        } catch {
          transcript.refuseBook(edges.catalogue.text(error))
        }
      }
      writer.write(&transcript)
    }
    transcript.end()
    writer.finish(&transcript)
    if opening.resumes {
      keeper.keep(
        transcript.reader.bookSession.asKept, at: transcript.reader.progress, before: transcript.reader.nextChapter)
    }
    return .done
  }

  private static func pageSize(of invocation: Invocation) throws(Failure) -> PageSize {
    let text = invocation.value("--size") ?? "80x24"
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else {
      throw invocation.usage(Complaint(.sizeWrong, ["value": .text(text)]))
    }
    return PageSize(columns: numbers[0], lines: numbers[1])
  }

  private static func keys(of invocation: Invocation, _ edges: Edges) throws(Failure) -> KeyScript {
    do {
      if let file = invocation.value("--keys-file") {
        let bytes = try edges.bytes(of: file)
        return try KeyScript(String(decoding: bytes, as: UTF8.self), allowsComments: true)
      }
      return try KeyScript(invocation.value("--keys") ?? "")
    } catch let fault as KeyScript.Fault {
      throw invocation.usage(fault.complaint)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.inputOutput, .keysUnreadable)
    }
  }

  /// Takes a setting written as `KEY=VALUE`.
  private static func take(
    _ text: String, into settings: inout Settings, _ profile: inout KeyProfile, _ openings: inout [String: String],
    _ catalogue: Catalogue
  ) throws(Failure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw Failure(.usage, Complaint(.setNeedsValue, ["value": .text(text)])) }
    do throws(SettingFault) {
      let setting = try Setting.known(parts[0])
      try settings.set(setting, to: parts[1])
      try profile.set(setting, to: parts[1])
      if setting.isForOpenings { openings[setting.name] = parts[1] }
    } catch {
      throw Failure(.usage, .quoted(error.text(in: catalogue)))
    }
  }
}
