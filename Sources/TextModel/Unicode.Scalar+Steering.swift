extension Unicode.Scalar {
  /// A Boolean value that indicates whether a terminal could act on the scalar where it should only show it: the C0 and
  /// C1 controls, the line and paragraph separators, and the bidi embeddings, overrides and isolates, which order the
  /// text of a row (UAX #9, 2) that a program has put in order already.
  ///
  /// The implicit marks of direction, U+061C, U+200E and U+200F, are none of them: they are letters without a form,
  /// which the text of a book has for its own order, and move nothing but the symbols beside them.
  package var isSteering: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
