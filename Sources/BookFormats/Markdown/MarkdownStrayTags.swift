/// Text that begins HTML inside Markdown and that nothing ends: `<?`, `<!A`, `<![` (CommonMark 0.31, 6.6).
///
/// The parser looks for the end of each separately, as far as the block goes.
struct MarkdownStrayTags {
  /// The greatest number of each kind that may stand open: as many cost little time, and no author writes more.
  private static let most = 32

  private enum Kind: Int, CaseIterable {
    case instruction, declaration, data
  }

  private let source: [UInt8]
  private var places: [Int] = []
  /// The number of each kind that were begun since the last that could end them.
  private var open = Kind.allCases.map { _ in 0 }
  /// A Boolean value that indicates whether the line so far has only markers of blocks.
  private var isBeginning = true
  private var isBlank = true
  /// The numbers of question marks and of brackets right before a byte.
  private var questions = 0
  private var brackets = 0
  private var backslashes = 0

  /// Returns the places of the first characters of those that are too many.
  ///
  /// - Complexity: O(n).
  static func places(in source: [UInt8]) -> [Int] {
    var tags = MarkdownStrayTags(source: source)
    for index in source.indices { tags.take(index) }
    return tags.places
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func take(_ index: Int) {
    let byte = source[index]
    switch byte {
    case 0x0A where index > 0 && source[index - 1] == 0x0D: return
    case 0x0A, 0x0D:
      // A block of text ends at a blank line.
      if isBlank { open = open.map { _ in 0 } }
      (isBeginning, isBlank) = (true, true)
      (questions, brackets, backslashes) = (0, 0, 0)
      return
    case 0x3C:
      if backslashes.isMultiple(of: 2), let kind = kind(at: index) { begin(kind, at: index) }
    case 0x3E: end(at: index)
    default: break
    }
    questions = byte == 0x3F ? questions + 1 : 0
    brackets = byte == 0x5D ? brackets + 1 : 0
    backslashes = byte == 0x5C ? backslashes + 1 : 0
    isBlank = isBlank && MarkdownLine.isBlank(byte)
    isBeginning = isBeginning && (byte <= 0x20 || byte == 0x3E || Self.isOfItem(byte))
  }

  private func kind(at index: Int) -> Kind? {
    let next = source[index...].dropFirst().prefix(2)
    if next.first == 0x3F { return .instruction }
    guard next.first == 0x21, let symbol = next.dropFirst().first else { return nil }
    return symbol == 0x5B ? .data : (0x61...0x7A).contains(symbol | 0x20) ? .declaration : nil
  }

  private mutating func begin(_ kind: Kind, at index: Int) {
    open[kind.rawValue] += 1
    if open[kind.rawValue] > Self.most { places.append(index) }
  }

  /// Ends the kinds that certainly end at a `>`.
  ///
  /// The parser takes question marks by twos and brackets by threes, so that not each `?>` and `]]>` is an end to it.
  private mutating func end(at index: Int) {
    if !isBeginning { open[Kind.declaration.rawValue] = 0 }
    if brackets % 3 == 2 { open[Kind.data.rawValue] = 0 }
    let start = index - questions
    if !questions.isMultiple(of: 2), start == 0 || source[start - 1] != 0x3C {
      open[Kind.instruction.rawValue] = 0
    }
  }

  /// Returns a Boolean value that indicates whether a byte may belong to the marker of a list item.
  private static func isOfItem(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2A, 0x2B, 0x2D, 0x2E, 0x29].contains(byte)
  }
}
