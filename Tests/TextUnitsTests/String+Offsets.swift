extension String {
  /// The text between two UTF-8 offsets.
  func text(in offsets: Range<Int>) -> String {
    String(decoding: Array(utf8)[offsets], as: UTF8.self)
  }
}
