import TextModel

extension String {
  /// Returns the name that is written most like this one; nil where none is much like it.
  package func nearest(in names: [String]) -> String? {
    // A misspelt name is shorter than a page of text, and comparing takes its time.
    guard count <= 40 else { return nil }
    let folded = lowercased()
    let near = names.map { (name: $0, distance: $0.editDistance(to: folded)) }.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= max(1, folded.count / 3) ? $0.name : nil }
      ?? names.first { !isEmpty && $0.hasPrefix(lowercased()) }
  }

  /// As much of what was written as can be listened to.
  var shown: String { count > 60 ? prefix(60) + "…" : self }
}
