/// The names of elements that word processors put into pages beside those of HTML: `o:p` is no paragraph, and
/// `st1:address` no block (HTML standard, 13.2.6.4.7: what is unknown is inline).
enum OfficeNames {
  /// Returns a Boolean value that indicates whether a prefix is one of theirs, declared for no other `space`: of
  /// paragraphs, or of smart tags, `st1` and `st2`.
  static func hasPrefix(_ prefix: some StringProtocol, space: String? = nil) -> Bool {
    guard space?.hasPrefix("urn:schemas-microsoft-com:") ?? true else { return false }
    return prefix == "o" || prefix.hasPrefix("st") && prefix.utf8.count == 3 && prefix.last?.isNumber == true
  }
}
