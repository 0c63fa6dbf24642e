import Words

/// Some of a text that is in another language than the rest of it.
public struct LanguageRun: Hashable, Codable, Sendable {
  /// UTF-8 offsets in the text.
  public let range: Range<Int>
  /// The language as a BCP 47 tag.
  public let language: String

  /// Creates a run.
  public init(_ range: Range<Int>, in language: String) {
    self.range = range
    self.language = language
  }

  /// The same run, so many bytes further on.
  public func moved(by bytes: Int) -> LanguageRun {
    LanguageRun(range.lowerBound + bytes..<range.upperBound + bytes, in: language)
  }

  /// Runs that do not overlap, in order: where one lies in another, as a quotation in a quotation, it stands out.
  ///
  /// An outer run comes before those inside it.
  /// - Complexity: O(n) for n runs that are nested to a bounded depth.
  public static func separate(_ runs: [LanguageRun]) -> [LanguageRun] {
    var separate: [LanguageRun] = []
    var open: [LanguageRun] = []
    var next = 0
    func close(upTo offset: Int) {
      while let last = open.last, next < offset {
        let end = min(offset, last.range.upperBound)
        if next < end { separate.append(LanguageRun(next..<end, in: last.language)) }
        next = max(next, end)
        if last.range.upperBound <= offset { open.removeLast() } else { break }
      }
    }
    for run in runs where !run.range.isEmpty {
      close(upTo: run.range.lowerBound)
      next = max(next, run.range.lowerBound)
      open.append(run)
    }
    close(upTo: Int.max)
    return separate
  }
}
