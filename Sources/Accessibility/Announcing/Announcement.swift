/// Something that is to be spoken.
public struct Announcement: Hashable, Sendable {
  /// The urgency of an announcement (AccessibilityNotification.Announcement.priority).
  public enum Priority: String, Codable, Comparable, Sendable {
    /// Dropped when anything else is being spoken.
    case low
    /// Said after what is being spoken.
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

  /// The words, with all that is known of them.
  public var speech: SpeechText
  /// The urgency.
  public var priority: Priority
  /// A capital letter without a word, which a voice says at a higher pitch in place of the words, where it has one.
  public var raised: String?

  /// Creates an announcement of a text as it stands.
  public init(_ speech: SpeechText, priority: Priority = .normal, earcon: Earcon? = nil) {
    var whole = SpeechText()
    if let earcon { whole.append(earcon) }
    whole.append(speech)
    self.speech = earcon == nil ? speech : whole
    self.priority = priority
  }

  /// Creates an announcement of parts in the order they are spoken, each of which ends as a sentence of its own; text
  /// as it stands (verbatim) is given no full stop.
  public init(
    _ parts: [String], isVerbatim: Bool = false, priority: Priority = .normal, earcon: Earcon? = nil,
    language: String? = nil
  ) {
    let said = parts.filter { !$0.isEmpty }
    let text = (isVerbatim ? said : said.map(Announcement.closed)).joined(separator: " ")
    self.init(SpeechText(text, in: language), priority: priority, earcon: earcon)
  }

  /// Creates an announcement of parts in the order they are spoken, each of which ends as a sentence of its own.
  public init(parts: [SpeechText], priority: Priority = .normal, earcon: Earcon? = nil) {
    self.init(SpeechText.joined(parts.map(\.closed)), priority: priority, earcon: earcon)
  }

  /// Returns the same after a sound.
  public func led(by earcon: Earcon) -> Announcement {
    var announcement = Announcement(speech, priority: priority, earcon: earcon)
    announcement.raised = raised
    return announcement
  }

  /// Returns the same announcement in a language, where none is declared.
  public func otherwise(in language: String) -> Announcement {
    var announcement = self
    announcement.speech = speech.with(language: self.language ?? language)
    return announcement
  }

  /// The words.
  public var text: String { speech.text }
  /// The language of the words outside of `languages` as a BCP 47 tag; nil if it is not declared.
  public var language: String? { speech.language }
  /// Parts of the words in other languages, in order.
  public var languages: [LanguageRun] { speech.languages }
  /// The sound that comes before the words.
  public var earcon: Earcon? { speech.earcons.first { $0.offset == 0 }?.earcon }
  /// A Boolean value that indicates whether nothing is heard of it.
  public var isSilent: Bool { speech.isSilent }

  /// Returns a part with a full stop at its end, unless it ends as a sentence already.
  public static func closed(_ part: String) -> String { part + stop(after: part) }

  /// Returns the full stop that closes a part; nothing after one that ends as a sentence already, or has no words.
  public static func stop(after part: String) -> String {
    guard let last = part.last(where: { !closers.contains($0) }) else { return "" }
    return terminators.contains(last) ? "" : "."
  }

  /// Returns words as they begin a sentence: with a capital, unless they begin with a letter alone.
  ///
  /// "right bracket: next option." -> "Right bracket: next option."; "r: next option." stays.
  public static func opening(_ words: String) -> String {
    let first = words.prefix { $0.isLetter }
    return first.count > 1 ? words.prefix(1).uppercased() + words.dropFirst() : words
  }

  /// Returns a part without the punctuation that closes it, for phrases that go on after it.
  public static func open(_ part: String) -> String {
    var rest = part[...]
    while let last = rest.last, last.isWhitespace || openable.contains(last) { rest.removeLast() }
    return rest.isEmpty ? part : String(rest)
  }

  /// Returns parts without those that repeat an earlier one, and without empty ones.
  public static func distinct(_ parts: [String]) -> [String] {
    var seen: Set<String> = []
    return parts.filter { !$0.isEmpty && seen.insert(folded($0)).inserted }
  }

  /// Returns a part as it is compared with others: whatever its case, its blanks and what closes it.
  public static func folded(_ part: String) -> String {
    open(part.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private static let terminators: Set<Character> = [".", "?", "!", "…", ":", "。", "？", "！", "।", "؟"]
  private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", ")", "]"]
  private static let openable: Set<Character> = [".", ",", ";", ":", "!", "?", "…", "。", "、", "！", "？"]
}
