extension String {
  /// Returns the name that is written most like this one; nil where none is much like it.
  func nearest(in names: [String]) -> String? {
    // A misspelt name is shorter than a page of text, and comparing takes its time.
    guard count <= 40 else { return nil }
    let folded = Array(lowercased())
    let near = names.map { (name: $0, distance: Self.distance(Array($0), folded)) }.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= max(1, folded.count / 3) ? $0.name : nil }
      ?? names.first { !isEmpty && $0.hasPrefix(lowercased()) }
  }

  /// As much of what was written as can be listened to.
  var shown: String { count > 60 ? prefix(60) + "…" : self }

  /// Returns the number of letters that must be put in, taken out or changed to make one word of another (Levenshtein).
  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var row = Array(0...to.count)
    for (index, letter) in from.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in to.indices {
        let changed = corner + (letter == to[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = Swift.min(changed, corner + 1, row[column] + 1)
      }
    }
    return row[to.count]
  }
}
