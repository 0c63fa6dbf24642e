import PageLayout
import TextModel

/// A row of text as runs of cells.
struct RowView {
  /// The runs, from left to right.
  private(set) var runs: [Frame.Run] = []
  /// The run that is being put together, its text in UTF-8: to put characters together costs several times as much.
  private var text: [UInt8] = []
  private var start: Int
  private var style: Frame.Style
  private var address: String?
  /// The column after the last run.
  private var column: Int
  /// A Boolean value that indicates whether something in it has a width that is not counted in that column.
  private let isUnmeasured: Bool

  /// Returns a Boolean value that indicates whether the row is known to be no wider than so many cells.
  func fits(in columns: Int) -> Bool {
    // The widths of a control and a marker were not measured.
    column <= columns && !isUnmeasured
  }

  /// Shows a row of a section with its marker and its marks.
  init(
    _ row: PageRow.ShownLine, in section: Section, _ looks: TextLooks, _ marks: PageMarks, control: ControlView? = nil
  ) {
    isUnmeasured = control != nil || row.marker != nil
    let base = looks.base
    let brackets = marks.brackets(in: row)
    let closing = row.visible.isEmpty || !row.isLast(in: section) ? "" : control?.closing ?? ""
    let isFromTheLeft = row.direction == .leftToRight
    if let control, row.visible.isEmpty {
      column = control.column
    } else {
      // Brackets that have no room push the text off the screen, where it is not seen.
      column = isFromTheLeft ? row.column : max(0, row.column - brackets.all.count - closing.count)
    }
    start = column
    style = base
    text.reserveCapacity(row.visible.offsets?.count ?? 0)
    if !isFromTheLeft { add(closing, width: closing.count, base) }
    var waiting = brackets.all[...]
    var position = row.visible.lower
    let hasBrackets = row.hasBrackets
    for character in row.characters where character.width > 0 {
      while let bracket = waiting.first, bracket.column <= character.column {
        add(bracket.text, width: 1, base)
        waiting.removeFirst()
      }
      position.offset = character.offset
      let style = looks.style(at: character.offset).union(marks.style(at: position))
      begin(address: looks.address(at: character.offset))
      if hasBrackets, let brackets = row.brackets(of: character) {
        add(character, brackets, style)
      } else {
        add(character.character, width: character.width, style)
      }
    }
    begin(address: nil)
    for bracket in waiting { add(bracket.text, width: 1, base) }
    if let control, row.visible.isEmpty { add(control, marks.style(at: row.line.range.lower), marks.selected) }
    if isFromTheLeft { add(closing, width: 0, base) }
    switch row.ending {
    case .cut where isFromTheLeft: add("›", width: 1, .dim)
    case .hyphen where isFromTheLeft: add("-", width: 1, base)
    case .cut, .hyphen, .none: break
    }
    endRun()
    guard let marker = row.marker, !row.visible.isEmpty || control == nil else { return }
    // Brackets that have no room push a row that is read from the right onto its marker.
    guard isFromTheLeft || column <= marker.column else { return }
    runs.insert(
      Frame.Run(control?.marker ?? marker.text, at: marker.column, marker.isLabel ? .bold : []),
      at: isFromTheLeft ? 0 : runs.count)
  }

  /// Adds a control in a row without text, with its selection highlighted.
  private mutating func add(_ control: ControlView, _ style: Frame.Style, _ selected: Frame.Style) {
    guard let selection = control.selection else { return add(control.text, width: 0, style) }
    let characters = Array(control.text)
    let pieces = [
      (0..<selection.lowerBound, style), (selection, style.union(selected)),
      (selection.upperBound..<characters.count, style),
    ]
    for (piece, style) in pieces {
      let text = String(characters[piece])
      add(text, width: control.fitting.width(of: text), style)
    }
  }

  private mutating func add(_ text: String, width: Int, _ style: Frame.Style) {
    begin(style)
    self.text += text.utf8
    column += width
  }

  /// Adds a character with its brackets.
  private mutating func add(
    _ character: PageRow.ShownCharacter, _ brackets: (left: String, right: String), _ style: Frame.Style
  ) {
    let (left, right) = (brackets.left.utf8.count, brackets.right.utf8.count)
    add(brackets.left, width: left, style)
    add(character.character, width: character.width - left - right, style)
    add(brackets.right, width: right, style)
  }

  /// Adds a character as cells: a tab as blanks, what stands for an image as a symbol.
  private mutating func add(_ character: Character, width: Int, _ style: Frame.Style) {
    begin(style)
    // Bytes are compared at a fraction of what characters cost, and a page has thousands of them.
    let bytes = character.utf8
    switch (bytes.first, bytes.count) {
    // A blank is wider in a row that is filled to its edge.
    case (0x09, 1), (0x20, 1): text += repeatElement(0x20, count: width)
    case (let byte?, 1): text.append(byte)
    case (_, 3) where character == Section.objectReplacement: text += "▣".utf8
    default: text += bytes
    }
    column += width
  }

  /// Goes on in a style: in the run that is being put together, or in a new one.
  private mutating func begin(_ style: Frame.Style) {
    guard style != self.style else { return }
    endRun()
    start = column
    self.style = style
  }

  /// Goes on with text that leads to an address, or to none: in the run that is being put together, or in a new one.
  private mutating func begin(address: String?) {
    guard address != self.address else { return }
    endRun()
    start = column
    self.address = address
  }

  private mutating func endRun() {
    guard !text.isEmpty else { return }
    runs.append(Frame.Run(String(decoding: text, as: UTF8.self), at: start, style, address: address))
    text.removeAll(keepingCapacity: true)
  }
}

extension PageRow.ShownLine {
  /// Returns a Boolean value that indicates whether the block ends with the row.
  fileprivate func isLast(in section: Section) -> Bool {
    section.blocks.indices.contains(block) && line.range.upper.offset >= section.blocks[block].content.upperBound
  }
}

extension [Frame.Run] {
  /// Returns the runs as far as there is room for them: what is pushed off the end of a row is not seen.
  func cut(to columns: Int, _ cells: CellWidth) -> [Frame.Run] {
    compactMap { run in
      var (shown, end) = ("", run.column)
      for character in run.text {
        end += cells.width(of: character, at: end)
        if end > columns { break }
        shown.append(character)
      }
      return shown.isEmpty ? nil : Frame.Run(shown, at: run.column, run.style, address: run.address)
    }
  }
}
