import Lectern

/// A line of handwriting as a camera sees it: its words and their boxes in pixels.
struct Handwriting {
  let words: String
  let top: Double

  /// The width of a letter in pixels.
  static let pen = 18.0
}

/// A scanned block of handwriting.
struct Paragraph: TextElement {
  let handwriting: [Handwriting]
  var headingLevel: Int?
  var continuesInNext = false

  var text: String { handwriting.map(\.words).joined(separator: " ") }

  var lines: [TextLine] {
    let text = text
    var start = text.startIndex
    return handwriting.map { line in
      let end = text.index(start, offsetBy: line.words.count)
      defer { start = end == text.endIndex ? end : text.index(after: end) }
      let width = Double(line.words.count) * Handwriting.pen
      return TextLine(start..<end, in: TextRect(x: 60, y: line.top, width: width, height: 40))
    }
  }
}

@MainActor final class Notebook: @MainActor TextContent {
  let title = "Trip to Chicago"
  let pageCount: Int? = 2
  private(set) var shown = 0
  private(set) var recommendations: [String] = []

  private let pages: [[Paragraph]] = [
    [
      Paragraph(handwriting: [Handwriting(words: "Morning", top: 40)], headingLevel: 1),
      Paragraph(
        handwriting: [
          Handwriting(words: "We started out our morning in", top: 120),
          Handwriting(words: "Lincoln Park. The zoo had", top: 170),
        ], continuesInNext: true),
    ],
    [
      Paragraph(handwriting: [Handwriting(words: "lots of animals.", top: 40)]),
      Paragraph(handwriting: [Handwriting(words: "Midday", top: 120)], headingLevel: 1),
      Paragraph(handwriting: [Handwriting(words: "We walked along the river.", top: 200)]),
    ],
  ]

  func elements(onPage number: Int) -> [any TextElement]? { pages.indices.contains(number) ? pages[number] : nil }

  func scroll(toPage number: Int) { shown = number }

  func announcement(ofPage number: Int) -> String? { "Sheet \(number + 1) of 2." }

  var actions: [TextAction] {
    [
      TextAction("Save recommendation") { passage in
        self.recommendations.append(passage.text)
        return "Recommendation saved."
      }
    ]
  }
}

let notebook = Notebook()
let words = Catalogue.english.replacing(["endOfBook": "End of the notebook."])
let reader = TextReader(notebook, voice: PrintVoice(), words: words)
reader.open()
reader.touch(TextPoint(x: 200, y: 130))
reader.select(from: TextPoint(x: 60, y: 180), to: TextPoint(x: 270, y: 180))
reader.turnRotor(to: .edit)
reader.move()
reader.activate()
reader.perform(.cancel)
reader.readAll()
assert(notebook.shown == 1 && notebook.recommendations == ["Lincoln Park"])
