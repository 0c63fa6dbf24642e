import TextModel

extension CellOrder {
  /// Returns a short text in one line as it goes to the screen, its direction that of its first strong character unless
  /// another is given.
  package func shown(_ text: String, direction: TextDirection? = nil) -> String {
    guard let order = places(in: text, direction: direction) else { return text }
    let characters = Array(text)
    return order.reduce(into: "") { shown, next in
      let character = characters[next.place]
      shown.append(next.isReadFromTheRight ? character.mirrored : character)
    }
  }

  /// Returns the characters of a short text in one line as they are seen from the left; nil where they are seen as they
  /// are read.
  package func places(
    in text: String, direction: TextDirection? = nil
  ) -> [(place: Int, isReadFromTheRight: Bool)]? {
    guard self == .visual else { return nil }
    return BidiText(text[...], direction: direction)
      .order(of: text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
  }
}
