extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let text = String(self)
    // A visible character of ASCII is neither white space nor a part of it.
    if let first = text.utf8.first, let last = text.utf8.last, first.isPlain, last.isPlain { return text }
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether the byte is a visible character of ASCII.
  fileprivate var isPlain: Bool { (0x21...0x7E).contains(self) }
}
