/// The screen of a terminal as its bytes make it: rows of characters, the cursor, and the modes that are on.
///
/// It knows what ncurses sends for the terminals of these tests; how text looks is left out, and a sequence that it
/// does not know is kept to be complained of.
struct ScreenModel {
  private(set) var columns: Int
  private(set) var lines: Int
  private(set) var row = 0
  private(set) var column = 0
  /// The private modes that are on, by number; 7 wraps, 25 is the cursor, 1049 the alternate screen.
  private(set) var modes: Set<Int> = [7, 25]
  /// The number of times that the cursor has been hidden.
  private(set) var hidings = 0
  private(set) var bells = 0
  /// A Boolean value that indicates whether a terminal that reorders text by itself would (ECMA-48, BDSM).
  private(set) var reorders = true
  /// A Boolean value that indicates whether what would be written next would have a look, as it has until a frame is at
  /// its end.
  private(set) var hasLook = false
  /// A Boolean value that indicates whether what would be written next would be crossed out, and the address it would
  /// lead to.
  private var isStruck = false
  private var link = ""
  /// The cells that are crossed out, and those with an address, by their number from the first.
  private var crossedOut: Set<Int> = []
  private var addresses: [Int: String] = [:]
  /// Sequences that mean nothing here.
  private(set) var unknown: [String] = []
  private var cells: [[Character]]
  private var other: [[Character]]
  private var state = State.ground
  private var character: [UInt8] = []
  private var last: Character = " "
  private var isWrapping = false

  private enum State: Hashable {
    case ground, escape, charset
    case control([UInt8])
    /// A command to the system of the terminal, up to its `ESC \` or bell.
    case command([UInt8])
  }

  init(columns: Int = 80, lines: Int = 24) {
    (self.columns, self.lines) = (columns, lines)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
    other = cells
  }

  /// The rows without the blanks at their ends.
  var rows: [String] { cells.map { row in String(row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1)) } }

  /// The characters that are crossed out, from the first row to the last.
  var struck: String { text { crossedOut.contains($0) } }

  /// The characters that lead to an address.
  func linked(to address: String) -> String { text { addresses[$0] == address } }

  private func text(where isWanted: (Int) -> Bool) -> String {
    String((0..<lines * columns).filter(isWanted).map { cells[$0 / columns][$0 % columns] })
  }

  /// The terminal gets another size: what does not fit is cut off.
  mutating func resize(columns: Int, lines: Int) {
    func fit(_ old: [[Character]]) -> [[Character]] {
      (0..<lines).map { line in
        let row = line < old.count ? old[line] : []
        return (0..<columns).map { $0 < row.count ? row[$0] : " " }
      }
    }
    (cells, other) = (fit(cells), fit(other))
    (self.columns, self.lines, isWrapping) = (columns, lines, false)
    place(row, column)
  }

  /// Takes what a program has written.
  mutating func feed(_ bytes: some Sequence<UInt8>) { for byte in bytes { take(byte) } }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeText(byte)
    case .charset: state = .ground
    case .command(let bytes) where byte == 0x07: command(String(decoding: bytes, as: UTF8.self))
    case .command(let bytes) where byte == 0x5C && bytes.last == 0x1B:
      command(String(decoding: bytes.dropLast(), as: UTF8.self))
    case .command(let bytes): state = .command(bytes + [byte])
    case .escape: takeAfterEscape(Character(Unicode.Scalar(byte)))
    case .control(let bytes):
      guard (0x40...0x7E).contains(byte) else { return state = .control(bytes + [byte]) }
      state = .ground
      control(String(decoding: bytes, as: UTF8.self), Character(Unicode.Scalar(byte)))
    }
  }

  private mutating func takeAfterEscape(_ character: Character) {
    state = .ground
    switch character {
    case "[": state = .control([])
    case "(", ")": state = .charset
    case "]": state = .command([])
    case "M": place(row - 1, column)
    case "7", "8", "=", ">", "c": break
    default: unknown.append("ESC \(character)")
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: place(row, column - 1)
    case 0x09: place(row, (column / 8 + 1) * 8)
    case 0x0A: row + 1 < lines ? place(row + 1, column) : scroll()
    case 0x0D: place(row, 0)
    case 0x1B: state = .escape
    case 0x00...0x1F: break
    case 0x80...0xBF: character.append(byte)
    default: character = [byte]
    }
    guard byte >= 0x20, character.count == ScreenModel.length(character[0]) else { return }
    put(Character(String(decoding: character, as: UTF8.self)))
    character = []
  }

  private static func length(_ first: UInt8) -> Int { first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

  private mutating func put(_ character: Character) {
    last = character
    if isWrapping {
      place(row, 0)
      row + 1 < lines ? place(row + 1, 0) : scroll()
    }
    cells[row][column] = character
    let number = row * columns + column
    if isStruck { crossedOut.insert(number) } else { crossedOut.remove(number) }
    addresses[number] = link.isEmpty ? nil : link
    isWrapping = column == columns - 1 && modes.contains(7)
    if column < columns - 1 { column += 1 }
  }

  private mutating func scroll() {
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
  }

  private mutating func place(_ row: Int, _ column: Int) {
    (self.row, self.column) = (min(max(row, 0), lines - 1), min(max(column, 0), columns - 1))
    isWrapping = false
  }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    for column in range.clamped(to: 0..<columns) {
      cells[row][column] = " "
      crossedOut.remove(row * columns + column)
      addresses[row * columns + column] = nil
    }
  }

  private mutating func command(_ text: String) {
    state = .ground
    if text.hasPrefix("8;;") {
      link = String(text.dropFirst(3))
    } else if text != "104" {
      // Colours as they were.
      unknown.append("OSC \(text)")
    }
  }

  private mutating func control(_ text: String, _ final: Character) {
    let isPrivate = text.hasPrefix("?")
    let numbers = text.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let (first, count) = (numbers.first ?? 0, max(1, numbers.first ?? 1))
    switch final {
    case "h", "l": for number in numbers { set(isPrivate ? number : -number - 1000, final == "h") }
    case "H", "f": place(count - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
    case "A": place(row - count, column)
    case "B": place(row + count, column)
    case "C": place(row, column + count)
    case "D": place(row, column - count)
    case "G": place(row, count - 1)
    case "d": place(count - 1, column)
    case "K": erase(row, first == 0 ? column..<columns : first == 1 ? 0..<column + 1 : 0..<columns)
    case "J":
      if first != 2 { erase(row, first == 0 ? column..<columns : 0..<column + 1) }
      let whole = first == 0 ? row + 1..<lines : first == 1 ? 0..<row : 0..<lines
      for line in whole { erase(line, 0..<columns) }
    case "X": erase(row, column..<column + count)
    case "P": cells[row] = shifted { $0.removeSubrange(column..<min(column + count, columns)) }
    case "@": cells[row] = shifted { $0.insert(contentsOf: Array(repeating: " ", count: count), at: column) }
    case "b": for _ in 0..<count { put(last) }
    case "m":
      hasLook = numbers.last ?? 0 != 0
      isStruck = hasLook && (isStruck || numbers.contains(9))
    case "t", "r", "c": break
    default: unknown.append("CSI \(text)\(final)")
    }
  }

  /// The row of the cursor after a change of it, as wide as before.
  private func shifted(_ change: (inout [Character]) -> Void) -> [Character] {
    var row = cells[row]
    change(&row)
    return (0..<columns).map { $0 < row.count ? row[$0] : " " }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    if mode == -1008 { return reorders = isOn }
    if mode == 25, !isOn { hidings += 1 }
    if mode == 1049, isOn != modes.contains(mode) {
      swap(&cells, &other)
      if isOn { for line in 0..<lines { erase(line, 0..<columns) } }
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }
}
