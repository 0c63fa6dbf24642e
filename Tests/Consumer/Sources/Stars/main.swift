import Lectern

/// A star on a canvas, with its name beside it.
struct Star: TextElement {
  let name: String
  let place: TextPoint
  let magnitude: Double

  var text: String { "\(name), magnitude \(magnitude)" }

  var lines: [TextLine] {
    [TextLine(text.startIndex..<text.endIndex, in: TextRect(x: place.x, y: place.y, width: 0.2, height: 0.02))]
  }

  /// The name is one word, and the magnitude is one.
  func tokens(_ granularity: Granularity) -> [Range<String.Index>]? {
    guard granularity == .word, let comma = text.firstIndex(of: ",") else { return nil }
    return [text.startIndex..<comma, text.index(comma, offsetBy: 2)..<text.endIndex]
  }

  /// Each constellation is a group: moves by units of text end with it.
  var linkedGroup: String?
}

/// A canvas from 0 to 1 in both directions.
struct Sky: TextContent {
  let title = "Sky"
  let editActions: [EditAction] = [.selectWord, .speakSelection]

  func elements(onPage number: Int) -> [any TextElement]? {
    guard number == 0 else { return nil }
    return [
      Star(name: "Vega", place: TextPoint(x: 0.1, y: 0.2), magnitude: 0.03, linkedGroup: "Lyra"),
      Star(name: "Sheliak", place: TextPoint(x: 0.15, y: 0.4), magnitude: 3.52, linkedGroup: "Lyra"),
      Star(name: "Deneb", place: TextPoint(x: 0.6, y: 0.5), magnitude: 1.25, linkedGroup: "Cygnus"),
    ]
  }
}

let reader = TextReader(Sky(), voice: PrintVoice())
reader.open()
reader.touch(TextPoint(x: 0.58, y: 0.51))
reader.touch(TextPoint(x: 0.1, y: 0.2))
reader.turnRotor(to: .units(.word))
for _ in 0..<4 { reader.move() }
reader.swipe()
reader.readAll()
