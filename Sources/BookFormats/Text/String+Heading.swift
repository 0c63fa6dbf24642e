extension String {
  /// The text without a full stop at its end.
  var withoutFullStop: Substring { last == "." ? dropLast() : self[...] }

  /// The text without the symbol of a note behind its last word: `CHAPTER I[1]` → `CHAPTER I`.
  var withoutNoteSymbol: String {
    guard utf8.last == UInt8(ascii: "]"), let open = suffix(6).lastIndex(of: "["), open > startIndex,
      self[index(before: open)] != " "
    else { return self }
    return String(self[..<open])
  }
}
