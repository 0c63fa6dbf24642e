import TextModel

/// Something the reader must see whole: a sentence of the program over as many of the last rows as it takes.
struct Notice {
  /// The rows, from the top.
  let rows: [String]

  /// Breaks a sentence at its blanks into rows of a width, at most so many; where there are more, the last one tells
  /// that.
  init(_ text: String, width: Int, rows most: Int, _ fitting: Fitting) {
    var rows: [String] = []
    for word in text.split(separator: " ") {
      let longer = rows.last.map { $0 + " " + word }
      if let longer, fitting.width(of: longer) <= width {
        rows[rows.count - 1] = longer
      } else {
        rows.append(fitting.cut(String(word), to: width))
      }
    }
    let shown = rows.prefix(max(1, most))
    if rows.count > shown.count, let last = shown.last {
      rows[shown.count - 1] = fitting.cut(last + " …", to: width)
    }
    self.rows = rows.prefix(shown.count).map { fitting.shown($0, direction: .leftToRight) }
  }
}
