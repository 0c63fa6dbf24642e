import Accessibility
import Reading
import Speech
import TextModel
import Words

/// The format of an utterance that `lectern read` prints.
enum ReadFormat: String, CaseIterable, Sendable {
  case text, ssml, jsonl

  /// Returns the utterance as lines without their ends: one, but for text that is too long for one.
  func lines(of utterance: Utterance, in world: ReadingWorld) -> [String] {
    switch self {
    case .text:
      let (text, isUncut) = (utterance.text, utterance.speech.pauses.isEmpty)
      // Most are one line as they are.
      if isUncut, (1...SpokenForm.longestLine).contains(text.utf8.count), text[...].isPlainProse() { return [text] }
      return SpokenForm.lines(utterance.speech, cutAtBreaks: world.settings.lineBreaks == .line).map(SafeText.line)
    case .ssml: return [SpokenForm.ssml(utterance)]
    case .jsonl: return [ReadFormat.object(utterance, in: world).text]
    }
  }

  /// Returns an utterance as a JSON object; words of the program alone stand nowhere in the book.
  private static func object(_ utterance: Utterance, in world: ReadingWorld) -> JSONValue {
    let place = utterance.map.range
    let kind = place.flatMap { ReadFormat.kind(at: $0.lower, in: world) }
    let language = utterance.language ?? (place == nil ? world.catalogue.language : nil)
    let speech = utterance.speech
    let object: [(String, JSONValue)] = [
      ("text", .string(SafeText.line(speech.text))),
      ("lang", language.map { .string($0) } ?? .null),
      ("kind", .string(kind ?? "phrase")),
      ("section", place.map { .integer($0.lower.section) } ?? .null),
      ("range", place.map { .array([.integer($0.lower.offset), .integer($0.upper.offset)]) } ?? .null),
    ]
    let runs: [(String, [JSONValue])] = [
      ("langs", speech.languages.map { value(.string($0.language), at: $0.range) }),
      ("roles", speech.roles.map { value(.string($0.value.rawValue), at: $0.range) }),
      ("emphasis", speech.emphases.map { value(.string($0.value.rawValue), at: $0.range) }),
      ("pauses", speech.pauses.map { .array([.integer($0.range.lowerBound), .integer($0.value)]) }),
    ]
    return .object(object + runs.filter { !$0.1.isEmpty }.map { ($0.0, .array($0.1)) })
  }

  /// Returns a run as an array: where it begins and ends in the UTF-8 bytes of the text, and its value.
  private static func value(_ value: JSONValue, at range: Range<Int>) -> JSONValue {
    .array([.integer(range.lowerBound), .integer(range.upperBound), value])
  }

  private static func kind(at position: TextPosition, in world: ReadingWorld) -> String? {
    let section = world.text.section(position.section)
    return section.blockIndex(at: position.offset).flatMap { section.blocks[$0].kind.name }
  }
}

extension Block.Kind {
  /// The name of the kind as programs know it; nil for what has no words.
  fileprivate var name: String? {
    switch self {
    case .paragraph: "paragraph"
    case .heading: "heading"
    case .item: "item"
    case .cell: "cell"
    case .caption: "caption"
    case .code: "code"
    case .image: "image"
    case .control: "control"
    case .separator: nil
    }
  }
}
