/// The beginnings of addresses that are not made links of, because very many brackets close behind them.
///
/// The parser counts all brackets of an address again for each that closes at its end.
enum MarkdownEndlessAddresses {
  /// The greatest number of brackets that close one behind the other in an address.
  private static let most = 64

  /// Returns a place in each, before which anything keeps it from being an address.
  ///
  /// - Complexity: O(n).
  static func places(in source: [UInt8]) -> [Int] {
    var places: [Int] = []
    var (start, run, isEndless) = (0, 0, false)
    for index in 0...source.count {
      let byte = index < source.count ? source[index] : 0x20
      run = byte == UInt8(ascii: ")") ? run + 1 : 0
      isEndless = isEndless || run > most
      // No address has a blank or a tag in it.
      guard byte <= 0x20 || byte == UInt8(ascii: "<") else { continue }
      if isEndless { places += beginnings(in: source[start..<index]) }
      (start, isEndless) = (index + 1, false)
    }
    return places
  }

  private static func beginnings(in word: ArraySlice<UInt8>) -> [Int] {
    word.indices.filter { index in
      let rest = word[index...]
      return rest.first == UInt8(ascii: "@") || rest.starts(with: "://".utf8) || rest.starts(with: "www.".utf8)
    }
  }
}
