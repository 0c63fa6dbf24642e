/// The text behind a `<` and a letter, read as a start tag (HTML standard, 13.2.5.8 to 13.2.5.40).
struct OpenTag {
  enum Ending {
    /// By its delimiter, and by a slash before it.
    case closed, selfClosed
    /// By what begins the next tag.
    case delimiter
    /// By the end of the document.
    case document
  }

  /// A tag that is longer is taken for one.
  private static let longest = 64 << 10

  /// The range of its name.
  let name: Range<Int>
  private(set) var ending = Ending.closed
  /// The end of the tag.
  private(set) var end: Int
  /// A Boolean value that indicates whether there is an attribute with a value.
  private(set) var hasValue = false
  /// A Boolean value that indicates whether there is an attribute of HTML that has none.
  private(set) var hasSwitch = false
  /// A Boolean value that indicates whether a word stands in it that is no attribute.
  private(set) var hasWord = false
  /// The quotation marks that none ends.
  private(set) var openQuotes: [Int] = []
  /// A Boolean value that indicates whether it has a name that elements have and ends as tags do, with nothing but
  /// attributes between them.
  var isPlain: Bool { isNameWhole && ending == .closed && !hasWord && openQuotes.isEmpty }
  private let isNameWhole: Bool

  /// Reads the tag that begins with a delimiter; `lastQuotes` are the last quotation marks of the document.
  init(_ source: [UInt8], at delimiter: Int, lastQuotes: [UInt8: Int]) {
    var index = delimiter + 1
    func skip(while isSkipped: (UInt8) -> Bool) {
      while index < source.count, isSkipped(source[index]) { index += 1 }
    }
    skip(while: Self.isName)
    name = delimiter + 1..<index
    let isEnded = index == source.count || Self.endsWord(source[index]) && source[index] != 0x3D
    isNameWhole = isEnded && source[name].allSatisfy { $0 < 0x80 && $0 != 0x2E && $0 != 0x5F }
    end = index
    while end - delimiter < Self.longest {
      let start = index
      skip { Self.isBlank($0) || $0 == 0x2F }
      end = index
      if index == source.count || source[index] == 0x3C {
        ending = index == source.count ? .document : .delimiter
        return
      }
      if source[index] == 0x3E {
        ending = index > start && source[index - 1] == 0x2F ? .selfClosed : .closed
        end += 1
        return
      }
      index += 1
      skip { !Self.endsWord($0) }
      let word = source[end..<index]
      skip(while: Self.isBlank)
      if index < source.count, source[index] == 0x3D {
        hasValue = true
        index += 1
        skip(while: Self.isBlank)
        if let close = close(of: index, source, lastQuotes) {
          index = close + 1
        } else {
          skip { !Self.isBlank($0) && $0 != 0x3C && $0 != 0x3E }
        }
      } else if Self.isSwitch(word) {
        hasSwitch = true
      } else {
        hasWord = true
      }
    }
  }

  /// Returns the quotation mark that ends a value, nil where it begins with none, or the author has forgotten the one
  /// that ends it.
  private mutating func close(of start: Int, _ source: [UInt8], _ lastQuotes: [UInt8: Int]) -> Int? {
    guard start < source.count, let last = lastQuotes[source[start]] else { return nil }
    if last > start, let close = source[(start + 1)...].firstIndex(of: source[start]) {
      // The mark that begins the value of another attribute, in another tag.
      let isOther = source[close - 1] == 0x3D && source.dropFirst(close + 1).first.map(Self.isName) == true
      if !isOther || !source[start..<close].contains(0x3E) { return close }
    }
    openQuotes.append(start)
    return nil
  }

  private static func isSwitch(_ word: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: word, as: UTF8.self).lowercased()
    return HTMLNames.switches.contains(word) || ["data-", "aria-", "v-", "ng-", "x-"].contains { word.hasPrefix($0) }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2F, 0x3C, 0x3D, 0x3E: true
    default: isBlank(byte)
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }

  /// Returns a Boolean value that indicates whether a byte may stand in the name of an element of XML.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x2E, 0x30...0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
