extension StringProtocol {
  /// The tokens of the value of an attribute: what stands between white space (HTML standard, 2.3.7).
  package var tokens: [SubSequence] {
    utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { self[$0.startIndex..<$0.endIndex] }
  }
}
