import Reading
import Words

/// The step of a lesson as rows over the page, which never take the row that the cursor is in.
struct StepPanel {
  /// The rows, from the top, each as wide as the screen; none where there is no room.
  let rows: [String]
  /// A Boolean value that indicates whether they stand below the cursor.
  let isBelow: Bool

  /// Breaks a step into rows, below the cursor where there is room for all of it, or as much as above it; what does not
  /// fit is left to a key, which is named at its end.
  init(step: String, hints: String, key: String, above: Int, below: Int, width: Int, _ fitting: Fitting) {
    let whole = [step, hints].filter { !$0.isEmpty }.joined(separator: " ")
    let all = Notice(whole, width: width, rows: Int.max, fitting).rows
    isBelow = all.count <= below || below >= above
    let room = max(0, isBelow ? below : above)
    if all.count <= room {
      rows = all.map { Self.padded($0, to: width, fitting) }
      return
    }
    // The last row tells how to come to the rest.
    let told = Notice(step, width: width, rows: Int.max, fitting).rows.prefix(max(0, room - 1))
    let last = room > 0 ? [fitting.cut(key, to: width)] : []
    rows = (told + last).map { Self.padded($0, to: width, fitting) }
  }

  private static func padded(_ text: String, to width: Int, _ fitting: Fitting) -> String {
    text + String(repeating: " ", count: max(0, width - fitting.width(of: text)))
  }
}

extension Reader {
  /// The key that leads to all of a step.
  var stepKey: String {
    let binding = keys.bindings.first { $0.action == .practiceStep }
    let key = binding.map { keyNames.call(of: $0).shown } ?? ""
    return world.catalogue.text(Phrase(.practiceWhole, ["key": .text(key)]))
  }
}
