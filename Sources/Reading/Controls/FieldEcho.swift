import Accessibility
import Speech

/// What is said of a key in a field.
package struct FieldEcho {
  private let units: SpokenUnits
  private let catalogue: Catalogue
  private let typing: TypingEcho
  /// Whether nobody beside the reader is to hear what is written.
  private let isSecret: Bool

  /// Creates the rules of a field.
  package init(_ units: SpokenUnits, in catalogue: Catalogue, _ typing: TypingEcho, isSecret: Bool = false) {
    self.units = units
    self.catalogue = catalogue
    self.typing = typing
    self.isSecret = isSecret
  }

  /// What is said of a change that has made one text of another.
  package func announcements(of change: LineEditor.Change, from old: LineEditor, to line: LineEditor)
    -> [Announcement]
  {
    switch change {
    case .inserted(let character): return echo(of: character, after: old.lastWord)
    case .replaced(let gone, let character):
      let replaced = Phrase(.replaced, ["text": .text(spoken(gone))])
      return [Announcement(replaced, in: catalogue)] + echo(of: character, after: "")
    case .deleted(let text):
      let said = text.count == 1 ? text.first.map(name) ?? "" : isSecret ? units.character("*") : text
      return [Announcement([said], isVerbatim: true)]
    case .moved:
      let left = old.selection == nil ? [] : [self.change(of: old.selected, isSelected: false)]
      guard let next = line.next else { return [Announcement(.endOfField, in: catalogue)] + left }
      return [Announcement([next == "\n" ? units.character("\n") : name(next)], isVerbatim: true)] + left
    case .selected(let text): return [self.change(of: text, isSelected: true)]
    case .unselected(let text):
      let none = line.selection == nil ? [Announcement(.noSelection, in: catalogue)] : []
      return [self.change(of: text, isSelected: false)] + none
    case .marking(true): return [Announcement(.selectionStartSet, in: catalogue)]
    case .marking(false):
      let words = line.selected.split(whereSeparator: \.isWhitespace).count
      let count = Phrase(.wordsSelected, ["words": .count(words)])
      return [Announcement(line.selection == nil ? Phrase(.noSelection) : count, in: catalogue)]
    case .nothing: return []
    }
  }

  /// Text of the field as it is said in a sentence: a character or a word by its name, nothing of what is secret.
  package func spoken(_ text: String) -> String {
    if isSecret { return units.character("*") }
    if text.count == 1 { return text.first.map(units.character) ?? "" }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.contains(" ") ? Announcement.open(line) : units.word(line)
  }

  private func change(of text: String, isSelected: Bool) -> Announcement {
    Announcement(Phrase.change(of: text, isSelected: isSelected, spoken: spoken), in: catalogue)
  }

  private func name(_ character: Character) -> String { units.character(isSecret ? "*" : character) }

  private func echo(of character: Character, after word: String) -> [Announcement] {
    guard !isSecret else {
      return typing == .none ? [] : [Announcement([name(character)], isVerbatim: true)]
    }
    let heard = typing.announcements(of: character, after: word, units)
    guard heard.isEmpty, character == "\n", typing != .none else { return heard }
    // Without a word before it, a new line is heard like any other move to a line.
    return [Announcement([units.character(character)], isVerbatim: true)]
  }
}
