import Accessibility
import Reading
import Speech
import TextModel
import Words

/// How `lectern read` writes an utterance down.
enum ReadFormat: String, CaseIterable, Sendable {
  case text, ssml, jsonl

  /// The utterance as one line without its end.
  func line(of utterance: Utterance, in world: ReadingWorld) -> String {
    let words = SafeText.line(utterance.text)
    switch self {
    case .text: return words
    case .ssml: return SpokenForm.ssml(utterance)
    case .jsonl: return ReadFormat.object(utterance, words: words, in: world).text
    }
  }

  /// An utterance as a JSON object; words of the program alone stand nowhere in the book.
  private static func object(_ utterance: Utterance, words: String, in world: ReadingWorld) -> JSONValue {
    let place = utterance.map.range
    let kind = place.flatMap { ReadFormat.kind(at: $0.lower, in: world) }
    let language = utterance.language ?? (place == nil ? world.catalogue.language : nil)
    let runs = utterance.languages.map { run in
      JSONValue.array([.integer(run.range.lowerBound), .integer(run.range.upperBound), .string(run.language)])
    }
    let object: [(String, JSONValue)] = [
      ("text", .string(words)),
      ("lang", language.map { .string($0) } ?? .null),
      ("kind", .string(kind ?? "phrase")),
      ("section", place.map { .integer($0.lower.section) } ?? .null),
      ("range", place.map { .array([.integer($0.lower.offset), .integer($0.upper.offset)]) } ?? .null),
    ]
    return .object(object + (runs.isEmpty ? [] : [("langs", .array(runs))]))
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
