import TextModel

extension RowOrder {
  /// A short text in one row as it goes to the screen, its direction that of its first strong character unless another
  /// is given.
  package func shown(_ text: String, direction: TextDirection? = nil) -> String {
    guard self == .visual else { return text }
    let bidi = BidiText(text[...], direction: direction)
    guard let order = bidi.order(of: text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }) else {
      return text
    }
    let characters = Array(text)
    return order.reduce(into: "") { shown, next in
      let character = characters[next.place]
      shown.append(next.isReadFromTheRight ? character.mirrored : character)
    }
  }
}
