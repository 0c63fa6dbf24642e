import BookFormats
import FoundationEssentials
import Glibc
import Speech
import TextModel
import Words

/// The files of sound that a book is written to: one with its chapters, or one for each of them in a folder.
struct SoundFiles: Sendable {
  /// A longer file means that the encoder hangs.
  private static let longestEncoding = 7 * 24 * 3600

  private let plan: ExportPlan
  private let times: ExportTimes
  private let book: Book
  private let sound: SampleFile
  private let folder: ExportFolder
  private let sampleRate: Int
  private let edges: Edges

  init(
    _ plan: ExportPlan, _ times: ExportTimes, of book: Book, _ sound: SampleFile, in folder: ExportFolder,
    sampleRate: Int, _ edges: Edges
  ) {
    self.sound = sound
    self.plan = plan
    self.times = times
    self.book = book
    self.folder = folder
    self.sampleRate = sampleRate
    self.edges = edges
  }

  /// Writes the whole book to a file.
  func write(to path: String, as format: SoundFormat) throws(Failure) {
    try write(plan.chapters.indices, to: path, as: format, title: book.metadata.title, track: nil)
  }

  /// Writes each chapter to a file in a folder, several at once, and returns their paths.
  func write(intoFolder path: String, as format: SoundFormat, jobs: Int) throws(Failure) -> [String] {
    try FileManager.default.makeFolder(path)
    let paths = plan.chapters.indices.map { "\(path)/\(Self.name(of: plan.chapters[$0], $0)).\(format.rawValue)" }
    let work = SharedWork(count: paths.count)
    edges.workers.run(min(jobs, max(1, paths.count))) { [self] in
      while let index = work.next() {
        do throws(Failure) {
          try write(
            index..<index + 1, to: paths[index], as: format, title: plan.chapters[index].title, track: index + 1)
        } catch { work.fail(error) }
      }
    }
    if let failure = work.failure { throw failure }
    return paths
  }

  /// Returns a file name that no title can lead out of its folder: "03 The Garden".
  static func name(of chapter: ExportPlan.Chapter, _ index: Int) -> String {
    let number = index < 99 ? String(String(101 + index).dropFirst()) : String(index + 1)
    let letters = chapter.title.map { $0.isLetter || $0.isNumber || "-_'’,".contains($0) ? $0 : " " }
    let words = String(letters).split(separator: " ").joined(separator: " ")
    return words.isEmpty ? number : "\(number) \(words.prefix(60))"
  }

  private func write(
    _ chapters: Range<Int>, to path: String, as format: SoundFormat, title: String, track: Int?
  ) throws(Failure) {
    let range = times.chapters[chapters.lowerBound].lowerBound..<times.chapters[chapters.upperBound - 1].upperBound
    guard format != .wav else { return try writeSamples(range, to: path) }
    let name = track.map { "chapter-\($0)" } ?? "book"
    try put(metadata(chapters, title: title, track: track), folder.file("\(name).meta"))
    var inputs = ["-i", folder.file("\(name).meta").absolutePath]
    var maps = ["-map", "0:a"]
    if format.takesCover, let cover = try? book.cover(), Self.isPhoto(cover) {
      let file = folder.file("\(name).cover")
      try edges.write(to: file) { draft throws(Complaint) in try draft.append(cover) }
      inputs += ["-i", file.absolutePath]
      maps += ["-map", "2:v", "-c:v", "copy", "-disposition:v:0", "attached_pic"]
    }
    maps += ["-map_metadata", "1", "-map_chapters", "1"]
    let draft = try encode([range], named: name, inputs: inputs, maps: maps, as: format)
    do {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: draft, toPath: path)
    } catch {
      throw Failure(.inputOutput, Complaint(.outputUnwritable))
    }
  }

  /// Makes a file of sound without tags of each list of samples, several at once, and returns their paths.
  func encode(_ lists: [[Range<Int>]], as format: SoundFormat, jobs: Int) throws(Failure) -> [String] {
    let work = SharedWork(count: lists.count)
    edges.workers.run(min(jobs, max(1, lists.count))) { [self] in
      while let index = work.next() {
        do throws(Failure) {
          _ = try encode(lists[index], named: "section-\(index)", inputs: [], maps: ["-map", "0:a"], as: format)
        } catch { work.fail(error) }
      }
    }
    if let failure = work.failure { throw failure }
    return lists.indices.map { folder.file("section-\($0).sound") }
  }

  /// Returns a Boolean value that indicates whether a picture is a JPEG or a PNG, which players show; a drawing (SVG) is
  /// none.
  private static func isPhoto(_ picture: [UInt8]) -> Bool {
    picture.starts(with: [0xFF, 0xD8, 0xFF]) || picture.starts(with: [0x89, 0x50, 0x4E, 0x47])
  }

  /// Has FFmpeg make a file of samples, and returns its path.
  private func encode(
    _ ranges: [Range<Int>], named name: String, inputs: [String], maps: [String], as format: SoundFormat
  ) throws(Failure) -> String {
    let draft = folder.file("\(name).sound")
    var words = ["ffmpeg", "-nostdin", "-y", "-v", "error", "-fflags", "+bitexact"]
    words += ["-f", "s16le", "-ar", String(sampleRate), "-ac", "1"]
    words += ["-i", try input(ranges, named: name)] + inputs + maps + ["-flags:a", "+bitexact"]
    try encode(words + format.encoding + [draft.absolutePath])
    return draft
  }

  /// Returns samples as FFmpeg reads them: a part of the file, or a file of its own for several parts.
  private func input(_ ranges: [Range<Int>], named name: String) throws(Failure) -> String {
    guard ranges.count != 1 || ranges[0].isEmpty else {
      let (start, end) = (ranges[0].lowerBound * 2, ranges[0].upperBound * 2)
      let head = WaveHeader.length
      return "subfile,,start,\(head + start),end,\(head + end),,:" + sound.path.absolutePath
    }
    let path = folder.file("\(name).pcm")
    try edges.write(to: path) { draft throws(Complaint) in
      for range in ranges { try copy(range, to: draft) }
    }
    return path.absolutePath
  }

  private func encode(_ words: [String]) throws(Failure) {
    do throws(ToolFailure) {
      _ = try edges.tools.output(
        of: words, limits: ToolLimits(seconds: Self.longestEncoding, bytes: 1 << 20, memory: nil))
    } catch {
      guard error != .missing else { throw Failure(.inputOutput, Complaint(.exportNoEncoder)) }
      guard case .failed(let message) = error else { throw Failure(.inputOutput, Complaint(.exportEncoderFailed)) }
      throw Failure(
        .inputOutput, Complaint(.exportEncoderFailed).followed(by: .quoted(SafeText.line(message) + ".")))
    }
  }

  /// Writes samples to a WAV file; all of them are moved where that is possible.
  private func writeSamples(_ range: Range<Int>, to path: String) throws(Failure) {
    guard range.count * 2 <= WaveHeader.mostBytes else {
      throw Failure(.inputOutput, Complaint(.exportTooLong, ["file": .file(path)]))
    }
    let isMoved = try Failure.from { () throws(VoiceRefusal) in
      range.count * 2 == sound.count ? try sound.move(to: path, sampleRate: sampleRate) : false
    }
    guard !isMoved else { return }
    try edges.write(to: path) { draft throws(Complaint) in
      try draft.append(WaveHeader.bytes(samples: range.count * 2, sampleRate: sampleRate))
      try copy(range, to: draft)
    }
  }

  private func copy(_ range: Range<Int>, to draft: any FileDraft) throws(Complaint) {
    var next = range.lowerBound * 2
    while next < range.upperBound * 2 {
      let bytes = sound.bytes(next..<min(next + SampleFile.step, range.upperBound * 2))
      guard !bytes.isEmpty else { throw .system(EIO) }
      try draft.append(bytes)
      next += bytes.count
    }
  }

  /// Returns the tags and the chapters as FFmpeg reads them.
  private func metadata(_ chapters: Range<Int>, title: String, track: Int?) -> String {
    var lines = [";FFMETADATA1", "title=\(Self.escaped(title))"]
    if !book.metadata.creators.isEmpty {
      lines.append("artist=\(Self.escaped(book.metadata.creators.joined(separator: ", ")))")
    }
    lines += ["album=\(Self.escaped(book.metadata.title))", "genre=Audiobook"]
    if let language = book.metadata.language { lines.append("language=\(Self.escaped(language))") }
    if let year = book.metadata.year { lines.append("date=\(year)") }
    if let track { lines.append("track=\(track)/\(plan.chapters.count)") }
    let start = times.chapters[chapters.lowerBound].lowerBound
    for index in chapters {
      let range = times.chapters[index]
      let (from, to) = (milliseconds(range.lowerBound - start), milliseconds(range.upperBound - start))
      lines += ["[CHAPTER]", "TIMEBASE=1/1000", "START=\(from)", "END=\(to)"]
      lines.append("title=\(Self.escaped(plan.chapters[index].title))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func milliseconds(_ samples: Int) -> Int { samples * 1000 / sampleRate }

  private static func escaped(_ text: String) -> String {
    SafeText.line(text).map { "=;#\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func put(_ text: String, _ path: String) throws(Failure) {
    try edges.write(to: path) { draft throws(Complaint) in try draft.append(Array(text.utf8)) }
  }
}

extension String {
  /// The path from the root of the file system.
  fileprivate var absolutePath: String { URL(fileURLWithPath: self).path }
}
