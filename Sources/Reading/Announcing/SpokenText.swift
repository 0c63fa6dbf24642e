import Accessibility
import Speech
import TextModel

/// Text of the book in the words it is spoken in, with the way back.
///
/// Line breaks become blanks, the marks of note references are left out and heard as a sound, images speak their
/// description; everything else stays as the book has it.
struct SpokenText {
  private(set) var text = ""
  private(set) var map = TextMap()
  private(set) var earcons: [Utterance.PlacedEarcon] = []

  /// Empty text.
  init() {}

  /// The spoken text of a range inside one section.
  init(_ offsets: Range<Int>, of section: Section, at index: Int, skip: Settings.Skip) {
    append(offsets, of: section, at: index, skip: skip)
  }

  /// Adds words of the program, which stand nowhere in the book.
  mutating func append(_ words: String) {
    text += words
  }

  /// Adds a sound at the end of what is there.
  mutating func append(_ earcon: Earcon) {
    earcons.append(Utterance.PlacedEarcon(earcon, at: text.utf8.count))
  }

  /// Adds text of the book.
  mutating func append(_ offsets: Range<Int>, of section: Section, at index: Int, skip: Settings.Skip) {
    var next = offsets.lowerBound
    for span in section.spans(touching: offsets) {
      let inside = span.range.clamped(to: offsets)
      guard inside.upperBound >= next else { continue }
      switch span.kind {
      case .noteReference where skip == .roles:
        copy(next..<max(next, inside.lowerBound), of: section, at: index)
        append(.note)
        next = max(next, inside.upperBound)
      case .pageBreak where skip == .roles && !inside.isEmpty:
        copy(next..<max(next, inside.lowerBound), of: section, at: index)
        next = max(next, inside.upperBound)
      case .link where span.range.lowerBound >= offsets.lowerBound && inside.lowerBound >= next:
        copy(next..<inside.lowerBound, of: section, at: index)
        append(.link)
        next = inside.lowerBound
      default: break
      }
    }
    copy(next..<max(next, offsets.upperBound), of: section, at: index)
    trimEnd()
  }

  /// Copies bytes of the book; a hard line break is a blank, and no blank follows another.
  private mutating func copy(_ offsets: Range<Int>, of section: Section, at index: Int) {
    guard !offsets.isEmpty else { return }
    var spoken = Array(section.text(in: offsets).utf8)
    for byte in spoken.indices where spoken[byte] == 0x0B || spoken[byte] == 0x0A { spoken[byte] = 0x20 }
    let drop = spoken.first == 0x20 && (text.isEmpty || text.utf8.last == 0x20) ? 1 : 0
    let kept = spoken[drop...]
    let start = text.utf8.count
    text += String(decoding: kept, as: UTF8.self)
    map.append(
      TextMap.Run(
        spoken: start..<start + kept.count,
        start: TextPosition(section: index, offset: offsets.lowerBound + drop)))
  }

  private mutating func trimEnd() {
    while text.utf8.last == 0x20 { text.removeLast() }
    map.clip(to: text.utf8.count)
    earcons = earcons.map { Utterance.PlacedEarcon($0.earcon, at: min($0.offset, text.utf8.count)) }
  }
}
