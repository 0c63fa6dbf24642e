extension Section {
  /// Returns the end of what belongs to a reference to a note that ends at an offset.
  ///
  /// That is what joins it to the next one, as in "1,2" and "3–5", and a number without a link above the line right
  /// behind it, which is that of a page in the source: ":12".
  package func endOfNoteReference(at offset: Int, before limit: Int) -> Int {
    let joint = substring(in: offset..<min(limit, offset + 8)).prefix { Self.joints.contains($0) }
    let next = offset + joint.utf8.count
    let after = spans(touching: offset..<min(limit, next + 1)).filter { !$0.range.isEmpty }
    if after.contains(where: { $0.kind.isNoteReference && $0.range.lowerBound == next }) { return next }
    let number = after.first { span in
      span.kind == .raised && span.range.lowerBound == offset && span.range.count <= 16
        && !substring(in: span.range).contains(where: \.isLetter)
    }
    return min(number?.range.upperBound ?? offset, limit)
  }

  private static let joints: Set<Character> = [
    ",", ";", "-", "–", "—", "‐", "‑", "/", "·", " ", "\u{A0}", "\u{2009}", "\u{200A}",
  ]
}
