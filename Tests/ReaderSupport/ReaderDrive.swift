import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel

/// A reader driven by any bytes, in every form at once, each frame drawn after each key.
package struct ReaderDrive {
  /// The most that is done to one reader, whatever the bytes.
  private static let steps = 300

  var chances: Chances
  private let meeting: DrivenMeeting
  private let keys: [Key]
  private var readers: [DrivenReader]
  private var decoder = KeyDecoder()
  private var size = (columns: 80, lines: 24)
  /// The steps so far, for those who look for a fault.
  private var done: [String] = []

  private init(_ bytes: [UInt8]) {
    var chances = Chances(bytes)
    let meeting = DrivenMeeting(&chances)
    let size = Self.size(&chances)
    readers = DrivenReader.Form.allCases.map { DrivenReader($0, meeting, columns: size.columns, lines: size.lines) }
    keys = meeting.keys.flatMap(\.keys).compactMap(Key.init(name:)) + Self.editing
    (self.chances, self.meeting, self.size) = (chances, meeting, size)
  }

  /// Drives a reader by bytes and returns the law that it breaks, with what was done last; nil where it keeps all of
  /// them.
  package static func broken(by bytes: [UInt8]) -> String? { run(by: bytes).fault }

  /// Drives a reader by bytes and returns the law that it breaks, and the number of keys and other events so far.
  package static func run(by bytes: [UInt8]) -> (fault: String?, events: Int) {
    var drive = ReaderDrive(bytes)
    for _ in 0..<steps where !drive.chances.isEmpty {
      drive.step()
      if let fault = drive.fault { return (fault, drive.done.count) }
    }
    return (drive.fault, drive.done.count)
  }

  private var fault: String? {
    readers.lazy.compactMap { reader in
      reader.fault.map { "\(reader.form) \(reader.size): \($0), after \(done.suffix(12).joined(separator: " "))" }
    }.first
  }

  private static func size(_ chances: inout Chances) -> (columns: Int, lines: Int) {
    switch chances.number(below: 4) {
    case 0: (1 + chances.number(below: 8), 1 + chances.number(below: 5))
    case 1: (80, 24)
    case 2: (1 + chances.number(below: 200), 1 + chances.number(below: 60))
    default: (10 + chances.number(below: 40), 1 + chances.number(below: 12))
    }
  }

  /// Does something to every reader, and draws each.
  private mutating func step() {
    let mood = Chances(chances.bytes(1).flatMap { byte in (0..<8).map { byte &+ 31 &* $0 } })
    switch chances.number(below: 20) {
    case 0...4: press(chances.element(of: keys), times: 1 + chances.number(below: 4), mood)
    case 5...8: press(chances.element(of: Self.editing), times: 1 + chances.number(below: 3), mood)
    case 9: for character in chances.typed() { press(Self.key(character), times: 1, mood) }
    case 10: paste(chances.anyText(), mood)
    case 11: point(mood)
    case 12:
      size = Self.size(&chances)
      all("resize \(size)") { [size] in $0.resize(columns: size.columns, lines: size.lines, mood) }
    case 13, 14: order(mood)
    case 15:
      let words = chances.number(below: 20)
      all("@words:\(words)") { $0.speak(words: words) }
    case 16: wait(mood)
    case 17: feed(mood)
    case 18: happen(mood)
    default:
      let copy = chances
      all("marks") { reader in
        var own = copy
        reader.takeMarks(&own)
      }
    }
  }

  /// Does the same to every reader, hears what comes of it, and draws the frames.
  mutating func all(_ name: String, _ act: (inout DrivenReader) -> Void) {
    done.append(name)
    let notice = "It could not be kept: 猫猫 \(name.shown)"
    for index in readers.indices where readers[index].fault == nil {
      act(&readers[index])
      readers[index].hear(chances)
      readers[index].takePageStyle(chances)
      readers[index].draw(notice)
    }
  }

  mutating func press(_ key: Key?, times: Int, _ mood: Chances) {
    guard let key else { return }
    for _ in 0..<times { all(key.name) { $0.carryOut($0.reader.press(key, at: $0.now), mood) } }
  }

  mutating func paste(_ text: String, _ mood: Chances) {
    all("paste \(text.debugDescription)") { $0.carryOut($0.reader.pasted(text, at: $0.now), mood) }
  }

  private mutating func wait(_ mood: Chances) {
    let milliseconds = [5, 60, 400, 1500, 70_000][chances.number(below: 5)]
    all("@wait:\(milliseconds)") { $0.wait(milliseconds, mood) }
  }

  /// A click, a second one, or a drag, on the screen and beside it.
  private mutating func point(_ mood: Chances) {
    let points = (0..<1 + chances.number(below: 3)).map { _ in
      CellPoint(row: chances.number(below: size.lines + 2), column: chances.number(below: size.columns + 2))
    }
    let isDrag = chances.number(below: 2) == 0
    for (index, point) in points.enumerated() {
      let actions: [MouseAction] = isDrag ? [index == 0 ? .pressed : .dragged] : [.pressed, .released]
      for action in actions { click(action, at: point, mood) }
    }
    if let last = points.last, isDrag { click(.released, at: last, mood) }
  }

  private mutating func click(_ action: MouseAction, at point: CellPoint, _ mood: Chances) {
    all("\(action)(\(point.row),\(point.column))") { $0.carryOut($0.reader.mouse(action, at: point, $0.now), mood) }
  }

  /// Bytes as a terminal sends them.
  private mutating func feed(_ mood: Chances) {
    for byte in chances.bytes(1 + chances.number(below: 12)) {
      for event in decoder.feed(byte, at: readers[0].now) {
        switch event {
        case .key(let key): press(key, times: 1, mood)
        case .mouse(let action, let point): click(action, at: point, mood)
        case .pasted(let text): paste(text, mood)
        case .escapeBegan, .answer: break
        }
      }
    }
  }
}
