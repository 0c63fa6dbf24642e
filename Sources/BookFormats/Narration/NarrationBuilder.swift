import TextModel
import Words

/// Puts the recording of a section together: texts as they are played, with their places in the section.
struct NarrationBuilder {
  /// The name of the book in messages.
  private let file: String
  private var parts: [Narration.Part] = []
  /// The text that was added last.
  private var last: Range<Int>?
  private var diagnostics: [Diagnostic] = []
  /// The problems that were told, each once for a presentation.
  private var told: Set<String> = []

  init(file: String) { self.file = file }

  /// Returns the recording of a section by the texts of it that are played; `ranges` are the places of their elements.
  static func narration(
    of texts: [PlayedText], in section: Section, _ ranges: [String: Range<Int>], file: String
  ) -> LoadedNarration {
    var builder = NarrationBuilder(file: file)
    for text in texts { builder.add(text, in: section, ranges) }
    return builder.finish(texts)
  }

  private mutating func add(_ played: PlayedText, in section: Section, _ ranges: [String: Range<Int>]) {
    guard let text = played.text else {
      let end = parts.last?.range.upperBound ?? 0
      return add(played, at: end..<end)
    }
    guard let range = text.fragment.map({ ranges[$0] }) ?? (0..<section.length) else {
      return tell(.narrationOfNothing, played, detail: text.fragment)
    }
    // An element without text is hidden, or a mark: the number of a page may be heard and not seen.
    guard !range.isEmpty || played.roles.contains(.pageNumber) else { return }
    if let before = last, range.lowerBound < before.lowerBound { tell(.narrationOutOfOrder, played) }
    add(played, at: range)
  }

  /// Adds the clips of a text: those that follow one another in a file are one, and what is not is gone on with.
  private mutating func add(_ played: PlayedText, at range: Range<Int>) {
    for clip in played.clips {
      let goesOn = !parts.isEmpty && last == range
      if goesOn, let before = parts.last, before.clip.isFollowed(by: clip), before.roles == played.roles {
        let whole = Clip(file: clip.file, begin: before.clip.begin, end: clip.end)
        parts[parts.count - 1] = Narration.Part(before.range, whole, roles: before.roles)
      } else {
        let text = goesOn ? range.upperBound..<range.upperBound : range
        parts.append(Narration.Part(text, clip, roles: played.roles))
      }
      last = range
    }
  }

  private mutating func finish(_ texts: [PlayedText]) -> LoadedNarration {
    let narration = Narration(parts)
    if narration.parts.count < parts.count, let first = texts.first { tell(.narrationOfSameText, first) }
    return LoadedNarration(narration: narration, diagnostics: diagnostics)
  }

  private mutating func tell(_ problem: Phrase.Key, _ played: PlayedText, detail: String? = nil) {
    guard told.insert(problem.rawValue + " " + played.presentation).inserted else { return }
    diagnostics.append(Diagnostic(file: file, entry: played.presentation, Complaint(problem), detail: detail))
  }
}
