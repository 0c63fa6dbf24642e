import TestSupport
import TextModel

/// A book with notes in a section of their own, and another section between.
enum NotedBook {
  /// A note, with the marker before it in its list.
  struct Note {
    var marker: Block.Marker = .bullet
    let text: String
    var spans: [Span] = []
  }

  static func text(references: Span...) -> Section {
    let text = "It rained.1 We left.2\nThe end.\n"
    return Section(
      text: text, blocks: [Block(.paragraph, range: 0..<22), Block(.paragraph, range: 22..<31)], spans: references,
      anchors: ["r1": 10, "r2": 20, "p1": 0])
  }

  static let references = [
    Span(.noteReference(.place(section: 2, anchor: "n1")), range: 10..<11),
    Span(.noteReference(.place(section: 2, anchor: "n2")), range: 20..<21),
  ]

  static let between = TextFixture((.paragraph, "More.")).section(0)

  /// Notes as items of a list, each with the places of its spans counted from its own start.
  static func notes(_ notes: [Note]) -> Section {
    var (text, blocks, spans, anchors) = ("", [Block](), [Span](), [String: Int]())
    var containers = [Container(.list(items: notes.count, isOrdered: true), range: 0..<0)]
    for (index, note) in notes.enumerated() {
      let start = text.utf8.count
      text += note.text + "\n"
      blocks.append(Block(.item(note.marker), range: start..<text.utf8.count, container: index + 1))
      containers.append(Container(.region(.footnote), range: start..<text.utf8.count, parent: 0))
      spans += note.spans.map {
        Span($0.kind, range: $0.range.lowerBound + start..<$0.range.upperBound + start)
      }
      anchors["n\(index + 1)"] = start
    }
    containers[0] = Container(.list(items: notes.count, isOrdered: true), range: 0..<text.utf8.count)
    return Section(text: text, blocks: blocks, containers: containers, spans: spans, anchors: anchors)
  }

  static func back(to name: String, at range: Range<Int>, isUnheard: Bool = false) -> [Span] {
    [Span(.link(.place(section: 0, anchor: name)), range: range)]
      + (isUnheard ? [Span(.unspoken, range: range)] : [])
  }

  static let book = TextFixture([
    text(references: references[0], references[1]), between,
    notes([
      Note(marker: .ordinal("1."), text: "First. Long. ^", spans: back(to: "r1", at: 13..<14, isUnheard: true)),
      Note(marker: .ordinal("2."), text: "Second."),
    ]),
  ])
}
