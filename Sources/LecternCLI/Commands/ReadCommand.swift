import Accessibility
import BookFormats
import Reading
import Speech
import TerminalUI
import TextModel
import Words

extension Subcommand {
  /// `lectern read`: read-all without a terminal, an utterance a line.
  static let read = Subcommand(
    name: "read", synopsis: "BOOK", operands: 1...1,
    summary: "what read-all would speak, one utterance a line",
    options: [
      Option(
        "--speech", "print|none|espeak|piper|hibari|speechd|command:CMD",
        "where speech goes: standard output, nowhere, a voice of espeak, piper, hibari or speechd, or a command for each utterance (print)"
      ),
      Option("--voice", "VOICE", "the voice, by a name that `lectern voices` lists: espeak:en-gb, piper:joe"),
      Option("--rate", "WPM", "how fast the voice speaks, in words a minute (200)"),
      Option(
        "--format", nil, "how utterances are written: as text, as SSML, or as JSON objects, one a line (text)",
        allowed: { ReadFormat.allCases.map(\.rawValue) }),
      Option(
        "--verbosity", nil, "how much is said beside the text (low when piped, else medium)",
        allowed: { Verbosity.allCases.map(\.rawValue) }),
      Option(
        "--skip", "KINDS",
        "what is left out: roles (notes, their marks, page numbers and the like), none, or some kinds, commas between (roles)"
      ),
      Option(
        "--notes", nil, "where the notes of the book are read (skip)",
        allowed: { Settings.Notes.allCases.map(\.rawValue) }),
      Option("--from", "PLACE", "where to begin: page:12  print:xii  30%  chapter:4  \"text:some words\""),
      Option("--to", "PLACE", "where to end"),
      Option(
        "--output", "FILE",
        "write the book as sound: a file .wav, .flac, .opus, .mp3 or .m4b, a talking .epub, or a folder with a file for each chapter"
      ),
      Option(
        "--narration", nil,
        "the sound of a book with a recording: its narrator, or a voice (the setting, else recorded)",
        allowed: { Settings.NarrationSource.allCases.map(\.rawValue) }),
      Option(
        "--audio", nil, "the format of the files in a folder (opus)",
        allowed: { SoundFormat.allCases.map(\.rawValue) }),
      Option(
        "--subtitles", nil, "write subtitles beside the sound, a cue for each sentence",
        allowed: { SubtitleFormat.allCases.map(\.rawValue) }),
      Option("--words", nil, "write a cue for each word"),
      Option(
        "--verify", nil, "check that each word was handed to the voice once, and that its sound has a usual length"),
      Option("--preview", nil, "print the chapters, their words and their length as sound, and write nothing"),
      Option("--jobs", "N", "how many threads make sound at once (as many as there are processors)"),
      .encoding, .ocrLanguage,
    ],
    reads: { invocation in
      let isPrinted = ["print", "none"].contains(invocation.value("--speech") ?? "print")
      return isPrinted && !BookExport.isMeant(by: invocation) ? invocation.operands : nil
    }
  ) { invocation, edges throws(Failure) in
    guard let kind = VoiceKind(invocation.value("--speech") ?? "print") else {
      throw invocation.refusal(of: "--speech")
    }
    let rate = try rate(of: invocation, edges)
    let withSound =
      ["--audio", "--narration", "--subtitles", "--jobs"].filter { invocation.value($0) != nil }
      + ["--words", "--verify"].filter(invocation.has)
    if let option = withSound.first, invocation.value("--output") == nil {
      throw invocation.usage(Complaint(.exportNeedsOutput, ["option": .text(option)]))
    }
    let isHeard = kind != .print && kind != .none
    if !isHeard, !BookExport.isMeant(by: invocation),
      let option = ["--voice", "--rate"].first(where: { invocation.value($0) != nil })
    {
      throw invocation.usage(Complaint(.readNeedsVoice, ["option": .text(option)]))
    }
    let export = BookExport.isMeant(by: invocation) ? try BookExport(invocation, edges) : nil
    let book = try edges.openBook(of: invocation, orSayWhyNotBy: kind)
    let isWhole = invocation.value("--from") == nil && invocation.value("--to") == nil
    let opened = OpenedBook(isWhole ? book.textAlone : book, sentences: edges.sentenceRules())
    var settings = Settings()
    settings.verbosity =
      invocation.value("--verbosity").flatMap(Verbosity.init) ?? (edges.isTerminal ? .medium : .low)
    settings.skip = try skip(of: invocation)
    settings.notes = invocation.value("--notes").flatMap(Settings.Notes.init) ?? .skip
    let reader = SettingsFile(edges).read()
    let chosen = reader.applied(to: settings)
    settings.lineBreaks = chosen.lineBreaks
    settings.spokenForms = chosen.spokenForms
    settings.narration = invocation.value("--narration").flatMap(Settings.NarrationSource.init) ?? chosen.narration
    var choices = reader.voiceChoices
    if case .engine(let engine) = kind, choices.standard?.engine != engine { choices.standard = VoiceName(engine) }
    if let name = invocation.value("--voice") { choices.standard = VoiceName(name, otherwiseOf: kind.engine) }
    let format = invocation.value("--format").flatMap(ReadFormat.init) ?? .text
    let places = PlaceResolver(opened: opened, catalogue: edges.catalogue)
    let from = try invocation.value("--from").map { value throws(Failure) in try places.position(of: value) }
    let to = try invocation.value("--to").map { value throws(Failure) in try places.position(of: value) }

    let world = opened.world(settings: settings, catalogue: edges.catalogue)
    if let export {
      choices.rate = rate ?? choices.rate
      let voice: SampleVoice
      do throws(VoiceRefusal) {
        let recordings = opened.text.isNarrated ? BookRecordings(book: opened.text) : nil
        voice = try edges.sampleVoice(choices.standard?.engine ?? kind.engine, choices, recordings)
      } catch { throw Failure(.usage, error.complaint) }
      var world = world
      world.settings.playsRecordings = voice.playsRecordings
      let pronunciation = edges.pronunciation(of: opened.wholeText)
      let plan = ExportPlan(world, from: from, to: to) {
        pronunciation.applied(to: $0, spokenForms: settings.spokenForms)
      }
      let status = try export.run(plan, of: opened.text, by: voice, rate: choices.rate)
      let outcome = edges.outcome(ofReading: opened.text)
      return status == .done ? outcome : status
    }
    let isMeasured = invocation.value("--from")?.hasSuffix("%") == true
    let start = from.map { isMeasured ? ReadAll.start(at: $0, in: world) : $0 }
    var reading = ReadAll(from: start ?? world.beginning ?? .start, in: world)
    reading.skipNotices = SkipNotices(isSilent: true)
    // The printed text is the book's.
    let pronunciation =
      kind == .none || kind == .print && format != .ssml ? nil : edges.pronunciation(of: opened.wholeText)
    var spoken = kind == .print || kind == .none ? nil : try SpokenReading(kind, choices, rate: rate, edges)
    var prefetcher = SectionPrefetcher(world, from: reading.next?.section ?? 0, in: edges.background)
    var number = 0
    reading: while spoken?.isEnded != true, case let read = reading.utterances(id: number, in: world), !read.isEmpty {
      number += read.count
      for utterance in read.lazy.map({ pronunciation?.applied(to: $0, spokenForms: settings.spokenForms) ?? $0 }) {
        if let to, let start = utterance.map.range?.lower ?? reading.next, start >= to { break reading }
        if utterance.text.isEmpty || kind == .none { continue }
        if spoken == nil {
          for line in format.lines(of: utterance, in: world) { edges.output.write(line + "\n") }
        } else {
          try spoken?.tellOfMissingVoices(for: utterance, in: edges.catalogue)
          try spoken?.speak(utterance)
        }
      }
      if let next = reading.next { prefetcher.come(to: next) }
    }
    try spoken?.finish()
    return edges.outcome(ofReading: opened.text)
  }

  /// Returns the kinds of text that are left out.
  private static func skip(of invocation: Invocation) throws(Failure) -> Settings.Skip {
    guard let value = invocation.value("--skip") else { return .roles }
    guard let skip = Settings.Skip(value) else {
      throw invocation.refusal(of: "--skip")
    }
    return skip
  }

  /// Returns the rate of the voice, within the limits of the setting, or nil to leave it to the voice.
  private static func rate(of invocation: Invocation, _ edges: Edges) throws(Failure) -> Int? {
    guard let value = invocation.value("--rate") else { return nil }
    do throws(SettingFault) {
      try Setting.known("rate").check(value)
      return Int(value)
    } catch {
      throw invocation.usage(.quoted(error.text(in: edges.catalogue, of: "--rate")))
    }
  }
}
