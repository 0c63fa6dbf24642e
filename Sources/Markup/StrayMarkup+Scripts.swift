extension StrayMarkup {
  /// Returns the place of the end tag of a script, or nil if it has none.
  ///
  /// A script that stands inside a remark of the script's, as authors write who write scripts by scripts, ends by
  /// itself (HTML standard, 13.2.5.26); the parser does not know, and is not shown its end tag.
  mutating func endOfScript(from start: Int) -> Int? {
    guard var end = search.next("</script", from: start), !hasEndlessScript else {
      return search.next("</script", from: start)
    }
    var hidden: [Int] = []
    var index = start
    while let remark = search.next("<!--", from: index), remark < end {
      let close = search.next("-->", from: remark + 2) ?? .max
      var place = remark + 4
      while let inner = search.next("<script", from: place), inner < min(end, close) {
        guard end < close else { break }
        hidden.append(end)
        place = end + 1
        guard let next = search.next("</script", from: place) else {
          hasEndlessScript = true
          return hidden.first
        }
        end = next
      }
      guard close != .max else { break }
      index = close
    }
    for tag in hidden { repairs.replace(tag..<tag + 1, with: " ") }
    return end
  }
}
