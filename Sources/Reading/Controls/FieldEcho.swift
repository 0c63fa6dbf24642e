import Accessibility
import Speech
import Words

/// The feedback on a key in a field.
package struct FieldEcho {
  private let units: SpokenUnits
  private let catalogue: Catalogue
  private let typing: TypingEcho
  /// A Boolean value that indicates whether the text that is written is kept from other listeners.
  private let isSecret: Bool

  /// Creates the rules of a field.
  package init(_ units: SpokenUnits, in catalogue: Catalogue, _ typing: TypingEcho, isSecret: Bool = false) {
    self.units = units
    self.catalogue = catalogue
    self.typing = typing
    self.isSecret = isSecret
  }

  /// Returns the announcements of a change that has made one text of another.
  package func announcements(of change: LineEditor.Change, from old: LineEditor, to line: LineEditor)
    -> [Announcement]
  {
    switch change {
    case .inserted(let character): return echo(of: character, after: old.unheardWord)
    case .replaced(let gone, let character):
      let replaced = Phrase.passing(gone, .replaced, .deletedLong, isSecret: isSecret, spoken: spoken)
      return [Announcement(replaced, in: catalogue)] + echo(of: character, after: "")
    case .deleted(let text):
      if Phrase.isLong(text), !isSecret {
        return [Announcement(Phrase(.deletedLong, ["count": .count(text.count)]), in: catalogue)]
      }
      let said = text.count == 1 ? text.first.map(name) ?? "" : isSecret ? units.character("*") : text
      return [Announcement([said], isVerbatim: true)]
    case .moved:
      guard let next = line.next else { return [Announcement(.endOfField, in: catalogue)] + left(old) }
      return [Announcement([next == "\n" ? units.character("\n") : name(next)], isVerbatim: true)] + left(old)
    case .selected(let text): return [self.change(of: text, isSelected: true)]
    case .unselected(let text):
      let none = line.selection == nil ? [Announcement(.noSelection, in: catalogue)] : []
      return [self.change(of: text, isSelected: false)] + none
    case .marking(true): return [Announcement(.selectionStartSet, in: catalogue)]
    case .marking(false):
      if line.selection == nil { return [Announcement(.noSelection, in: catalogue)] }
      if isSecret { return [self.change(of: line.selected, isSelected: true)] }
      let words = line.selected.split(whereSeparator: \.isWhitespace).count
      return [Announcement(Phrase(.wordsSelected, ["words": .count(words)]), in: catalogue)]
    case .nothing: return []
    }
  }

  /// Returns the announcements of the last word on leaving the field: it is announced once, whatever ends it.
  package func announcements(leaving line: LineEditor) -> [Announcement] {
    isSecret ? [] : typing.announcements(ofWord: line.unheardWord, units)
  }

  /// Returns the announcements of coming to a line of the field: all of it, and the selection before.
  func announcements(ofLine line: LineEditor, from old: LineEditor) -> [Announcement] {
    [Announcement([line.line.isEmpty ? units.character("\n") : line.line], isVerbatim: true)] + left(old)
  }

  /// Returns the announcements of a selection that a move has left.
  private func left(_ old: LineEditor) -> [Announcement] {
    old.selection == nil ? [] : [change(of: old.selected, isSelected: false)]
  }

  /// Returns text of the field as it is spoken in a sentence: a character or a word by its name, nothing of what is
  /// secret.
  package func spoken(_ text: String) -> String {
    if isSecret { return units.character("*") }
    if text.count == 1 { return text.first.map(units.character) ?? "" }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.contains(" ") ? Announcement.open(line) : units.word(line)
  }

  private func change(of text: String, isSelected: Bool) -> Announcement {
    // The length of a secret is a secret, too.
    let text = isSecret ? "*" : text
    return Announcement(Phrase.change(of: text, isSelected: isSelected, spoken: spoken), in: catalogue)
  }

  private func name(_ character: Character) -> String { units.character(isSecret ? "*" : character) }

  private func echo(of character: Character, after word: String) -> [Announcement] {
    guard !isSecret else {
      return typing == .none ? [] : [Announcement([name(character)], isVerbatim: true)]
    }
    let heard = typing.announcements(of: character, after: word, units)
    guard heard.isEmpty, character == "\n", typing != .none else { return heard }
    // Without a word before it, a new line is spoken like any other move to a line.
    return [Announcement([units.character(character)], isVerbatim: true)]
  }
}
