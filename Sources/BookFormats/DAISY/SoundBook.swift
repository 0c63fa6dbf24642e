import Markup
import TextModel

/// A DAISY book of sound alone: its headings and its printed pages are its text, a block each, and each is heard with
/// the sound up to the next.
struct SoundBook: SectionSource {
  /// A heading or a printed page, and the place in a presentation that it leads to.
  struct Point {
    /// The depth of a heading; nil for a printed page.
    let depth: Int?
    let label: String
    let href: String
  }

  private let section: Section
  private let recording: Narration
  private let points: [Point]
  private let files: any BookFiles
  private let counts: MarkupCounts

  /// Makes a book of points; nil where no presentation that they lead to plays sound.
  init?(_ points: [Point], _ files: any BookFiles, playing names: [String], _ reader: SMILReader) {
    let names = names.isEmpty ? reader.presentations(of: points.map(\.href)) : names
    let sound = PlayedSound(names, reader)
    guard !points.isEmpty, !sound.isEmpty else { return nil }
    let tree = Self.markup(of: points)
    let (section, ranges) = HTMLFlattener.locate(
      Set(points.indices.map(Self.identifier)), in: tree, links: SingleDocumentLinks())
    counts = MarkupCounts(tree)
    let parts = sound.parts(of: points.map { reader.place(of: $0.href) })
    let texts = zip(points.indices, parts).flatMap { index, parts in
      parts.map { part in
        PlayedText(
          text: ("", Self.identifier(index)), clips: part.clips, roles: part.roles, presentation: reader.document)
      }
    }
    recording = NarrationBuilder.narration(of: texts, in: section, ranges, file: files.file).narration
    self.section = section
    self.points = points
    self.files = files
  }

  private static func identifier(_ index: Int) -> String { "point\(index)" }

  private static func markup(of points: [Point]) -> MarkupTree {
    var writer = MarkupWriter()
    writer.open("html")
    writer.open("body")
    for (index, point) in points.enumerated() {
      writer.open(point.depth.map { "h\(min(max($0, 1), 6))" } ?? "p")
      writer.attribute("id", identifier(index).utf8)
      if point.depth == nil {
        writer.open("span")
        writer.attribute("epub:type", "pagebreak".utf8)
        writer.attribute("title", point.label.utf8)
      }
      // A point may be named by a sound alone.
      writer.text(Array((point.label.isEmpty ? String(index + 1) : point.label).utf8)[...])
      if point.depth == nil { writer.close() }
      writer.close()
    }
    return writer.finish()
  }

  var sectionCount: Int { 1 }

  func isLinear(_ index: Int) -> Bool { true }

  func load(_ index: Int) -> LoadedSection { LoadedSection(section: section, counts: counts) }

  var isNarrated: Bool { true }

  func narration(of index: Int) -> LoadedNarration { LoadedNarration(narration: recording) }

  func narratedTime(of index: Int) -> Int { recording.length }

  func sound(_ name: String) throws(BookError) -> SoundFile? { try files.sound(name) }

  /// The headings as a table of contents.
  var outline: [OutlineEntry] { entries { $0.depth } }

  /// The printed pages.
  var printPages: [OutlineEntry] { entries { $0.depth == nil ? 1 : nil } }

  private func entries(_ depth: (Point) -> Int?) -> [OutlineEntry] {
    points.enumerated().compactMap { index, point in
      depth(point).map {
        OutlineEntry(depth: $0, label: point.label, destination: .place(section: 0, anchor: Self.identifier(index)))
      }
    }
  }
}

/// The parts of presentations in the order that they are played, of which points begin some.
private struct PlayedSound {
  private var parts: [PlayedText] = []
  /// The number of the first part of each presentation.
  private var starts: [String: Int] = [:]

  init(_ names: [String], _ reader: SMILReader) {
    for name in names where starts[name] == nil {
      starts[name] = parts.count
      parts += reader.presentation(name).parts.map { reader.played($0, by: name) }
    }
  }

  var isEmpty: Bool { parts.allSatisfy(\.clips.isEmpty) }

  /// Returns the parts from each place to the next; what stands before the first goes with it.
  func parts(of places: [(presentation: String, part: Int)?]) -> [[PlayedText]] {
    let numbers = places.map { place in
      place.flatMap { place in starts[place.presentation].map { $0 + place.part } }
    }
    let known = Set(numbers.compactMap(\.self)).sorted()
    var taken: Set<Int> = []
    // Of several points at one place, the last is heard with what follows.
    return numbers.reversed().map { number -> [PlayedText] in
      guard let number, taken.insert(number).inserted else { return [] }
      let next = known.partitioningIndex { $0 > number }
      let end = next < known.count ? known[next] : parts.count
      return Array(parts[(number == known.first ? 0 : number)..<max(number, end)])
    }.reversed()
  }
}
