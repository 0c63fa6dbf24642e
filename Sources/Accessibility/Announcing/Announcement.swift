/// Something that is to be said, as parts in the order they are spoken.
public struct Announcement: Hashable, Sendable {
  /// How pressing an announcement is (AccessibilityNotification.Announcement.priority).
  public enum Priority: String, Codable, Comparable, Sendable {
    /// Dropped when anything else is being said.
    case low
    /// Said after what is being said.
    case normal
    /// Interrupts.
    case high

    /// Compares by how pressing they are.
    public static func < (left: Priority, right: Priority) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .low: 0
      case .normal: 1
      case .high: 2
      }
    }
  }

  /// What is said, in order; each part ends as a sentence of its own.
  public var parts: [String]
  /// Whether the words are text as it stands, which is given no full stop.
  public var isVerbatim: Bool
  /// How pressing it is.
  public var priority: Priority
  /// The sound that comes before the words.
  public var earcon: Earcon?
  /// The language of the words, where it is not the user's.
  public var language: String?
  /// What a voice says at a higher pitch in place of the words, where it has one: a capital letter without a word.
  public var raised: String?
  /// What of the parts is in another language, by the index of the part; offsets count from the part's start.
  public var partRuns: [Int: [LanguageRun]] = [:]
  /// The signs of the parts that are said by name, by the index of the part; offsets count from the part's start.
  public var partSigns: [Int: [NamedSign]] = [:]

  /// Creates an announcement.
  public init(
    _ parts: [String], isVerbatim: Bool = false, priority: Priority = .normal, earcon: Earcon? = nil,
    language: String? = nil
  ) {
    self.parts = parts
    self.isVerbatim = isVerbatim
    self.priority = priority
    self.earcon = earcon
    self.language = language
  }

  /// The announcement as one string: every part closed unless it is verbatim, blanks between.
  public var text: String {
    let said = parts.filter { !$0.isEmpty }
    return (isVerbatim ? said : said.map(Announcement.closed)).joined(separator: " ")
  }

  /// What of `text` is in another language, in order and without overlaps.
  public var languages: [LanguageRun] {
    guard !partRuns.isEmpty else { return [] }
    let runs = placedParts.flatMap { part in
      // What is all in another language is closed in it.
      (partRuns[part.index] ?? []).map { run in
        run.range == 0..<parts[part.index].utf8.count
          ? LanguageRun(part.range, in: run.language) : run.moved(by: part.range.lowerBound)
      }
    }
    return LanguageRun.separate(runs)
  }

  /// The signs of `text` that are said by name, in order.
  public var signs: [NamedSign] {
    guard !partSigns.isEmpty else { return [] }
    return placedParts.flatMap { part in (partSigns[part.index] ?? []).map { $0.moved(by: part.range.lowerBound) } }
  }

  /// Where in `text` the parts that are said stand, what closes them included.
  private var placedParts: [(index: Int, range: Range<Int>)] {
    var placed: [(index: Int, range: Range<Int>)] = []
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let start = placed.last.map { $0.range.upperBound + 1 } ?? 0
      placed.append((index, start..<start + (isVerbatim ? part : Announcement.closed(part)).utf8.count))
    }
    return placed
  }

  /// A part with a full stop at its end, unless it ends as a sentence already.
  public static func closed(_ part: String) -> String { part + stop(after: part) }

  /// The full stop that closes a part; nothing after one that ends as a sentence already, or has no words.
  public static func stop(after part: String) -> String {
    guard let last = part.last(where: { !closers.contains($0) }) else { return "" }
    return terminators.contains(last) ? "" : "."
  }

  /// A part without the punctuation that closes it, for phrases that go on after it.
  public static func open(_ part: String) -> String {
    var rest = part[...]
    while let last = rest.last, last.isWhitespace || openable.contains(last) { rest.removeLast() }
    return rest.isEmpty ? part : String(rest)
  }

  /// Parts without those that repeat an earlier one, and without empty ones.
  public static func distinct(_ parts: [String]) -> [String] {
    var seen: Set<String> = []
    return parts.filter { !$0.isEmpty && seen.insert(folded($0)).inserted }
  }

  /// A part as it is compared with others: whatever its case, its blanks and what closes it.
  public static func folded(_ part: String) -> String {
    open(part.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static let terminators: Set<Character> = [".", "?", "!", "…", ":", "。", "？", "！", "।", "؟"]
  private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]
  private static let openable: Set<Character> = [".", ",", ";", ":", "!", "?", "…", "。", "、", "！", "？"]
}
