import Accessibility
import Speech
import TextModel
import Words

extension ReadAll {
  /// What is said on leaving containers and entering others before a block, one at a time.
  mutating func crossing(
    to block: Block, id: Int, in text: Section, _ world: ReadingWorld
  ) -> Utterance? {
    let verbosity = world.settings.verbosity
    if let exit = exit(before: block, id: id, in: text, world) { return exit }
    let around = text.containers(around: block)
    // What is said may stand for words of the book, which are not read again.
    let say = { (phrase: Phrase, words: TextRange?) in
      let said = Announcement.closed(world.catalogue.text(phrase))
      let map = words.map { TextMap(whole: $0, at: $0.lower, length: said.utf8.count) }
      return Utterance(
        id: id, kind: .reading, text: said, language: world.catalogue.language,
        signs: world.announcement(phrase, before: block, of: text).signs, map: map ?? TextMap())
    }
    while entered.count < around.count {
      let index = around[entered.count]
      entered.append(index)
      if text.containers[index].kind == .quote, verbosity < .high {
        return Utterance(id: id, kind: .reading, text: "", earcons: [.init(.quote)])
      }
      // Where only the text is wanted, a legend is part of it.
      guard verbosity > .low, let phrase = text.entryPhrase(of: index, in: section, verbosity: verbosity) else {
        continue
      }
      if let header = text.header(ofCellBegunBy: index, world) {
        return headed(say(phrase, nil), by: header, in: world.language(of: block, in: text), world)
      }
      if text.containers[index].kind == .region(.footnote),
        let number = text.noteNumber(beginning: block, of: section)
      {
        toldNumber = number
        return say(phrase, number.range.isEmpty ? nil : number.range)
      }
      // A legend is said with its group.
      return say(phrase, text.groupLegend(block) == index ? TextRange(section: section, block.content) : nil)
    }
    guard block.kind == .code, openCode == nil, verbosity > .low else { return nil }
    openCode = block.range.lowerBound
    return say(Phrase(.code), nil)
  }

  /// What is said on coming into a table after the headers of the cell that it stands in.
  private func headed(
    _ utterance: Utterance, by header: String, in language: String?, _ world: ReadingWorld
  ) -> Utterance {
    let before = header + ": "
    let own = before.utf8.count..<before.utf8.count + utterance.text.utf8.count
    return Utterance(
      id: utterance.id, kind: .reading, text: before + utterance.text, language: language,
      languages: [LanguageRun(own, in: world.catalogue.language)],
      signs: world.signs(ofNamesIn: language).signs(inName: header[...]))
  }

  /// What is said on leaving what the next block of the section does not stand in, one at a time; all of it where no
  /// block follows.
  mutating func exit(before block: Block?, id: Int, in text: Section, _ world: ReadingWorld) -> Utterance? {
    let verbosity = world.settings.verbosity
    let say = { (phrase: Phrase) in
      Utterance(
        id: id, kind: .reading, text: Announcement.closed(world.catalogue.text(phrase)),
        language: world.catalogue.language)
    }
    if let code = openCode, code != block?.range.lowerBound {
      openCode = nil
      if verbosity == .high { return say(Phrase(.endOfCode)) }
    }
    let around = block.map { text.containers(around: $0) } ?? []
    while let left = entered.last, !around.contains(left) {
      entered.removeLast()
      // A section that was read anew may hold less than the one that was entered.
      guard text.containers.indices.contains(left) else { continue }
      if let phrase = text.exitPhrase(of: left, into: around, verbosity: verbosity) { return say(phrase) }
    }
    return nil
  }
}
