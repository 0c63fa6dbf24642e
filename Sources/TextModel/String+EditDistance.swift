extension String {
  /// Returns the number of letters that must be put in, taken out or changed to make another word of this one
  /// (Levenshtein); the time is that of the product of their lengths.
  package func editDistance(to other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in letters.indices {
        let changed = corner + (letter == letters[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = Swift.min(changed, corner + 1, row[column] + 1)
      }
    }
    return row[letters.count]
  }
}
