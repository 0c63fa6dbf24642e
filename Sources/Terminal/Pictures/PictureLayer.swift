import TerminalUI

/// The sequences that lay a picture over the cells of a frame, and take it away again.
///
/// They move the cursor only between saving and restoring it, so that it stays where the frame has it.
enum PictureLayer {
  /// The number by which kitty and its like know the picture: its three bytes are the colour of its cells in tmux.
  static let identifier = 0x4C_4543
  /// The greatest size of the data in one sequence of kitty, in bytes.
  private static let chunk = 4096

  /// Returns the sequences that show a picture.
  static func showing(_ placed: PlacedPicture) -> [UInt8] {
    let body: String
    switch (placed.picture.content, placed.support.method) {
    case (.png(let bytes), .kitty):
      body = kitty(bytes, placed) + colours(for: placed) + marks(of: placed, after: [])
    case (.png(let bytes), .iterm): body = at(placed.row, placed.column) + iterm(bytes, placed)
    case (.sixel(let bytes), .sixel):
      body = at(placed.row, placed.column) + "\u{1B}P0;1;0q" + String(decoding: bytes, as: UTF8.self) + "\u{1B}\\"
    case (.blocks(let cells, let isIndexed), .blocks), (.blocks(let cells, let isIndexed), .blocks256):
      body = blocks(cells, isIndexed: isIndexed, placed, rows: 0..<placed.picture.rows)
    // A picture in the form of another terminal is none.
    default: return []
    }
    return Array((save + body + restore).utf8)
  }

  /// Returns the sequences that show a picture in place of another that takes the same cells in the same way.
  ///
  /// Only what differs is sent: the marks over the picture, or the rows of half blocks.
  static func showing(_ placed: PlacedPicture, inPlaceOf old: PlacedPicture) -> [UInt8] {
    if placed.picture == old.picture {
      let marks = marks(of: placed, after: old.marks)
      return marks.isEmpty ? [] : Array((save + marks + restore).utf8)
    }
    guard case .blocks(let cells, let isIndexed) = placed.picture.content,
      case .blocks(let before, isIndexed) = old.picture.content, before.count == cells.count
    else { return showing(placed) }
    let columns = placed.picture.columns
    let rows = (0..<placed.picture.rows).filter { row in
      cells[(row * columns)...].prefix(columns) != before[(row * columns)...].prefix(columns)
    }
    return Array((save + blocks(cells, isIndexed: isIndexed, placed, rows: rows) + restore).utf8)
  }

  /// Returns the sequences that take a picture away, after which its cells are blank.
  static func removing(_ placed: PlacedPicture) -> [UInt8] {
    var body = ""
    if placed.support.method == .kitty {
      body = through(placed, "\u{1B}_Ga=d,d=I,i=\(identifier),q=2\u{1B}\\") + freeingColours(of: placed)
      guard placed.support.isInTmux else { return Array((save + body + restore).utf8) }
    }
    body += "\u{1B}[0m"
    for row in placed.coveredRows {
      body += at(row, placed.column) + String(repeating: " ", count: placed.picture.columns)
    }
    return Array((save + body + restore).utf8)
  }

  // DECSC and DECRC, which keep the colours too.
  private static let (save, restore) = ("\u{1B}7", "\u{1B}8")

  static func at(_ row: Int, _ column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

  private static func through(_ placed: PlacedPicture, _ sequence: String) -> String {
    placed.support.isInTmux ? TmuxPassage.wrapped(sequence) : sequence
  }

  /// Returns a file in chunks of base64, the first of which says where it goes.
  ///
  /// In tmux the picture is placed by characters that stand for its cells, which tmux keeps and moves like any text.
  private static func kitty(_ file: [UInt8], _ placed: PlacedPicture) -> String {
    let size = "c=\(placed.picture.columns),r=\(placed.picture.rows)"
    let place = placed.support.isInTmux ? "U=1" : "C=1"
    let text = chunks(file, "a=T,f=100,i=\(identifier),p=1,\(place),\(size),q=2").map { through(placed, $0) }.joined()
    return placed.support.isInTmux ? text + placeholders(placed) : at(placed.row, placed.column) + text
  }

  /// Returns the sequences that send a file, the first of them with some keys.
  static func chunks(_ file: [UInt8], _ keys: String) -> [String] {
    let data = Array(Base64.text(of: file).utf8)
    return stride(from: 0, to: max(1, data.count), by: chunk).map { start in
      let part = String(decoding: data[start..<min(start + chunk, data.count)], as: UTF8.self)
      let hasMore = start + chunk < data.count ? 1 : 0
      return "\u{1B}_G\(start == 0 ? keys + "," : "")m=\(hasMore);\(part)\u{1B}\\"
    }
  }

  /// Returns the cells of a picture as placeholders: U+10EEEE with marks that number the row and the column.
  private static func placeholders(_ placed: PlacedPicture) -> String {
    let (red, green, blue) = (identifier >> 16, identifier >> 8 & 255, identifier & 255)
    var text = "\u{1B}[0;38;2;\(red);\(green);\(blue)m"
    let marks = PlaceholderMarks.all
    for row in 0..<min(placed.picture.rows, marks.count) {
      text += at(placed.row + row, placed.column)
      for column in 0..<min(placed.picture.columns, marks.count) {
        text.unicodeScalars += ["\u{10EEEE}", marks[row], marks[column]]
      }
    }
    return text + "\u{1B}[0m"
  }

  private static func iterm(_ file: [UInt8], _ placed: PlacedPicture) -> String {
    let size = "width=\(placed.picture.columns);height=\(placed.picture.rows);preserveAspectRatio=0"
    return through(
      placed,
      "\u{1B}]1337;File=inline=1;size=\(file.count);\(size);doNotMoveCursor=1:\(Base64.text(of: file))\u{07}")
  }

  private static func blocks(
    _ cells: [DrawnPicture.Cell], isIndexed: Bool, _ placed: PlacedPicture, rows: some Sequence<Int>
  ) -> String {
    var text = ""
    for row in rows {
      text += at(placed.row + row, placed.column)
      var last: (colour: UInt32?, ground: UInt32?)?
      for cell in cells[(row * placed.picture.columns)...].prefix(placed.picture.columns) {
        if last == nil || last?.colour != cell.colour || last?.ground != cell.ground {
          text += colours(cell, isIndexed: isIndexed)
          last = (cell.colour, cell.ground)
        }
        // A transparent glyph shows the ground of the terminal, which no character has for a colour.
        text.unicodeScalars.append(cell.colour == nil ? " " : cell.glyph)
      }
      text += "\u{1B}[0m"
    }
    return text
  }

  private static func colours(_ cell: DrawnPicture.Cell, isIndexed: Bool) -> String {
    func value(_ colour: UInt32) -> String {
      isIndexed ? "5;\(colour & 255)" : "2;\(colour >> 16 & 255);\(colour >> 8 & 255);\(colour & 255)"
    }
    let parts =
      ["0"] + (cell.colour.map { ["38;" + value($0)] } ?? []) + (cell.ground.map { ["48;" + value($0)] } ?? [])
    return "\u{1B}[" + parts.joined(separator: ";") + "m"
  }
}
