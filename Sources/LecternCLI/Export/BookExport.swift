import BookFormats
import FoundationEssentials
import Reading
import Speech
import TerminalUI
import TextModel
import Words

/// The export of a book as sound, with what the command line says of it.
struct BookExport {
  /// The place that the sound goes to.
  enum Output: Hashable, Sendable {
    /// A file with all chapters.
    case file(String, SoundFormat)
    /// An EPUB with the text and the sound.
    case talkingBook(String)
    /// A folder with a file for each chapter.
    case folder(String, SoundFormat)
  }

  private let output: Output?
  /// The file that the book is read from.
  private let source: String
  private let subtitles: SubtitleFormat?
  private let byWord: Bool
  private let verifies: Bool
  private let isPreview: Bool
  private let jobs: Int
  private let edges: Edges

  /// Returns a Boolean value that indicates whether a command line is about an export.
  static func isMeant(by invocation: Invocation) -> Bool {
    invocation.value("--output") != nil || invocation.has("--preview")
  }

  /// Reads the options of a command line; `--preview` needs no output.
  init(_ invocation: Invocation, _ edges: Edges) throws(Failure) {
    self.edges = edges
    source = invocation.operands[0]
    subtitles = invocation.value("--subtitles").flatMap { SubtitleFormat(rawValue: $0) }
    byWord = invocation.has("--words")
    verifies = invocation.has("--verify")
    isPreview = invocation.has("--preview")
    jobs = try invocation.jobs(edges)
    guard let path = invocation.value("--output") else {
      output = nil
      return
    }
    let audio = invocation.value("--audio").flatMap { SoundFormat(rawValue: $0) }
    var isFolder = false
    if path.hasSuffix("/")
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    {
      output = .folder(path, audio ?? .opus)
    } else if path.lowercased().hasSuffix(".epub") {
      output = .talkingBook(path)
    } else if let format = SoundFormat(ofFile: path) ?? audio {
      output = .file(path, format)
    } else {
      throw invocation.usage(Complaint(.exportEndingUnknown, ["file": .file(path)]))
    }
    guard !edges.areSameFile(path, invocation.operands[0]) else {
      throw invocation.usage(Complaint(.exportIsBook, ["file": .file(path)]))
    }
  }

  /// Writes the book, or tells what it would be.
  func run(_ plan: ExportPlan, of book: Book, by voice: SampleVoice, rate: Int) throws(Failure) -> ExitStatus {
    guard !plan.utterances.allSatisfy(\.text.isEmpty) else {
      throw Failure(.badData, Complaint(.exportNothing, ["file": .text(book.metadata.title)]))
    }
    guard let output, !isPreview else {
      for line in ExportPreview(plan, voice, rate: rate, in: edges.catalogue).lines {
        edges.output.write(SafeText.line(line) + "\n")
      }
      return .done
    }
    let folder = try ExportFolder(beside: output.path, edges)
    let sound = try ExportSound(plan, key: voice.name, in: folder)
    try ExportWork(plan, voice, to: sound, edges).run(jobs: jobs)
    let manifests = sound.manifests
    let times = ExportTimes(plan, manifests)
    let files = SoundFiles(plan, times, of: book, sound.whole, in: folder, sampleRate: voice.sampleRate, edges)
    switch output {
    case .file(let path, let format):
      // The samples may be moved away, so that nothing may fail behind them.
      try writeSubtitles(plan.utterances[...], times, voice, from: 0, beside: path)
      try files.write(to: path, as: format)
    case .talkingBook(let path):
      try TalkingBookFile(plan, times, of: book, files, voice, edges).write(to: path, from: source, jobs: jobs)
      try writeSubtitles(plan.utterances[...], times, voice, from: 0, beside: path)
    case .folder(let path, let format):
      let paths = try files.write(intoFolder: path, as: format, jobs: jobs)
      for ((chapter, range), path) in zip(zip(plan.chapters, times.chapters), paths) {
        try writeSubtitles(
          plan.utterances[chapter.utterances], times, voice, from: range.lowerBound, beside: path)
      }
    }
    let isRight = verifies ? verify(plan, manifests) : true
    folder.remove()
    let seconds = (times.chapters.last?.upperBound ?? 0) / voice.sampleRate
    let length = edges.catalogue.text(.duration(minutes: max(1, (seconds + 30) / 60)))
    tell(
      Phrase(
        .exportWritten,
        ["file": .file(output.path), "count": .count(plan.chapters.count), "time": .text(length)]))
    return isRight ? .done : .gaps
  }

  private func writeSubtitles(
    _ utterances: ArraySlice<Utterance>, _ times: ExportTimes, _ voice: SampleVoice, from origin: Int,
    beside path: String
  ) throws(Failure) {
    guard let subtitles else { return }
    let cues = SubtitleFormat.cues(utterances, times, sampleRate: voice.sampleRate, from: origin, byWord: byWord)
    let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    try edges.write(to: "\(stem).\(subtitles.rawValue)") { draft throws(Complaint) in
      try draft.append(Array(subtitles.text(of: cues).utf8))
    }
  }

  /// Tells the gaps and the suspects, and returns false if there are gaps.
  private func verify(_ plan: ExportPlan, _ manifests: [ExportManifest]) -> Bool {
    let found = ExportVerification(plan, manifests)
    for text in found.gaps { tell(Phrase(.exportGap, ["text": .text(SafeText.line(text))])) }
    for text in found.suspects { tell(Phrase(.exportSuspect, ["text": .text(SafeText.line(text))])) }
    tell(
      Phrase(
        .exportVerified,
        ["words": .count(found.words), "gaps": .count(found.gaps.count), "suspects": .count(found.suspects.count)]))
    return found.gaps.isEmpty
  }

  private func tell(_ phrase: Phrase) { edges.output.write(SafeText.line(edges.catalogue.text(phrase)) + "\n") }
}

extension BookExport.Output {
  /// The path of the file or the folder.
  fileprivate var path: String {
    switch self {
    case .file(let path, _), .folder(let path, _), .talkingBook(let path): path
    }
  }
}

extension Invocation {
  /// Returns the number of threads that `--jobs` asks for, or that of processors.
  ///
  /// - Throws: `Failure` for what is no number from 1 to 256.
  func jobs(_ edges: Edges) throws(Failure) -> Int {
    guard let value = value("--jobs") else { return edges.workers.processors }
    guard let number = Int(value), (1...256).contains(number) else {
      throw usage(Complaint(.optionNeedsNumber, ["option": .text("--jobs")]))
    }
    return number
  }
}
