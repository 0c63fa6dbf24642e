import Foundation

/// The table that is printed: a row for each measure, beside its floor.
struct Table {
  /// The unit of a measure.
  enum Unit: String {
    case milliseconds = "ms"
    case mebibytes = "MiB"
  }

  /// The least that the same work could cost, measured in the same run.
  struct Floor {
    let name: String
    let value: Double
  }

  private var rows = [["book", "measure", "median", "floor", "ratio", "what the floor is"]]

  /// Adds a row.
  mutating func add(_ book: String, _ measure: String, _ value: Double, _ unit: Unit, beside floor: Floor) {
    let ratio = floor.value > 0 ? value / floor.value : 0
    rows.append([
      book, measure, Self.number(value) + " " + unit.rawValue, Self.number(floor.value) + " " + unit.rawValue,
      Self.number(ratio) + "x", floor.name,
    ])
  }

  /// The rows in columns.
  var text: String {
    let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let (text, width) = cell
        let gap = String(repeating: " ", count: width - text.count)
        if column == 5 { return text }
        return column < 2 ? text + gap : gap + text
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.3f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
