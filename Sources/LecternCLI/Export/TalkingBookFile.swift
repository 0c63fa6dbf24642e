import Accessibility
import BookFormats
import Bookshelf
import Speech
import TextModel
import Words

/// The EPUB with Media Overlays that a book is written to: its text, and the sound of each section.
struct TalkingBookFile: Sendable {
  private let plan: ExportPlan
  private let times: ExportTimes
  private let book: Book
  private let files: SoundFiles
  private let voice: SampleVoice
  private let edges: Edges

  init(
    _ plan: ExportPlan, _ times: ExportTimes, of book: Book, _ files: SoundFiles, _ voice: SampleVoice, _ edges: Edges
  ) {
    self.plan = plan
    self.times = times
    self.book = book
    self.files = files
    self.voice = voice
    self.edges = edges
  }

  /// Writes the book; `source` is the file that it was read from.
  func write(to path: String, from source: String, jobs: Int) throws(Failure) {
    let fingerprint = try? FileFingerprint(ofFileAt: source)
    var writer = TalkingEPUB(
      TalkingEPUB.Description(
        book, language: edges.catalogue.language, identifier: ContentUUID(book.metadata, of: fingerprint).text,
        moment: CivilDate(secondsSince1970: edges.date()).iso8601, narrator: voice.label)
    ) { [book] in book.section($0) }
    let sections = utterancesBySection
    let spoken = sections.filter { !$0.value.allSatisfy { times.speech[$0].isEmpty } }.keys.sorted()
    let lists = spoken.map { ranges(of: sections[$0] ?? []) }
    let encoded = try files.encode(lists, as: .m4b, jobs: jobs)
    let sounds = Dictionary(zip(spoken, encoded)) { first, _ in first }
    let draft: any FileDraft
    do { draft = try edges.draft(path).get() } catch { throw failure(path, error) }
    do {
      try draft.append(writer.begin())
      for number in 0..<book.sectionCount {
        let indexes = sections[number] ?? []
        let sound = try sounds[number].map { try edges.ownBytes(of: $0) }
        let samples = indexes.reduce(0) { $0 + times.samples[$1] }
        let part = try writer.add(
          book.section(number), number: number, isLinear: book.isLinear(number),
          parts: parts(of: indexes, section: number), sound: sound,
          milliseconds: milliseconds(samples))
        try draft.append(part)
      }
      try draft.append(writer.end())
      try draft.finish()
    } catch let error as Failure {
      throw error
    } catch let error as Complaint {
      throw failure(path, error)
    } catch {
      throw Failure(.inputOutput, Complaint(.ocrTooLarge, ["file": .file(path)]))
    }
  }

  /// The indexes of the utterances of each section; words of the program belong to the section that they are spoken in.
  private var utterancesBySection: [Int: [Int]] {
    var sections: [Int: [Int]] = [:]
    for piece in plan.pieces {
      let section = piece.lazy.compactMap { plan.utterances[$0].map.range?.lower.section }.first
      if let section { sections[section, default: []] += piece }
    }
    return sections
  }

  /// Returns the samples of some utterances, in as few ranges as they are.
  private func ranges(of indexes: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in indexes {
      let range = times.starts[index]..<times.starts[index + 1]
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private func parts(of indexes: [Int], section: Int) -> [TalkingEPUB.Part] {
    // The sound of a section has its own utterances alone.
    var start = 0
    return indexes.compactMap { index in
      let origin = times.starts[index] - start
      start += times.samples[index]
      let ranges = plan.utterances[index].map.texts.filter { $0.lower.section == section }.compactMap(\.offsets)
      guard let first = ranges.first, let last = ranges.last, first.lowerBound < last.upperBound else { return nil }
      let speech = times.speech[index]
      return TalkingEPUB.Part(
        first.lowerBound..<last.upperBound,
        in: milliseconds(speech.lowerBound - origin)..<milliseconds(speech.upperBound - origin))
    }
  }

  private func milliseconds(_ samples: Int) -> Int { samples * 1000 / voice.sampleRate }

  private func failure(_ path: String, _ reason: Complaint) -> Failure {
    Failure(.inputOutput, Complaint(.fileFault, ["file": .file(path), "reason": .complaint(reason)]))
  }
}
