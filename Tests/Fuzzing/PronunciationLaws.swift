import Accessibility
import BookFormats
import Foundation
import Markup
import Speech
import TestSupport
import TextModel

/// The laws for any dictionary of pronunciations, any lexicon of a book, and any text that they are applied to.
enum PronunciationLaws {
  /// The most characters of a text, and the most entries: a regular expression may take a second on a text that is made
  /// for it.
  private static let (longest, most) = (300, 16)
  /// The greatest number of bytes that the program's own spoken forms say in place of a byte.
  private static let ownGrowth = 200

  /// The input is the language as a byte, a dictionary, a text, and a lexicon.
  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let parts = bytes.dropFirst().split(
      separator: BookLaws.separator, maxSplits: 2, omittingEmptySubsequences: false)
    let dictionary = String(decoding: parts[0], as: UTF8.self)
    let text = parts.count > 1 ? String(String(decoding: parts[1], as: UTF8.self).prefix(longest)) : ""
    checkFile(dictionary)
    checkImport(dictionary)
    let rules = Array(PronunciationFile(dictionary).rules.prefix(most))
    for rule in rules { checkOwnWord(of: rule) }
    let language = SentenceLaws.languages[Int(first) % SentenceLaws.languages.count]
    let lexicon = parts.count > 2 ? entries(of: Array(parts[2])) : []
    let pronunciation = Pronunciation(own: rules, lexicon: lexicon, language: language)
    let words = rules.map(\.line.utf8.count) + lexicon.map(\.length)
    let utterance = Utterance(id: 0, kind: .reading, text: text, language: language)
    check(pronunciation.applied(to: utterance, spokenForms: true), of: text, longest: words.max() ?? 0)
  }

  /// An entry is written and read as the same one, and changed without the others.
  private static func checkFile(_ text: String) {
    let file = PronunciationFile(text)
    check(file.faults, of: text, entries: file.rules.count)
    for rule in file.rules {
      require(PronunciationRule(line: rule.line) == rule, "an entry is another one once it is written: \(rule)")
    }
    guard let last = file.rules.last, let index = file.rules.firstIndex(of: last) else { return }
    var others = file.rules
    others.remove(at: index)
    let without = PronunciationFile(PronunciationFile.text(text, replacing: last, with: nil))
    require(without.rules == others, "an entry is not taken away: \(last)")
    let new = PronunciationRule("new", .skip)
    others.insert(new, at: index)
    let changed = PronunciationFile(PronunciationFile.text(text, replacing: last, with: new))
    require(
      changed.rules == others && changed.faults.map(\.text) == file.faults.map(\.text), "\(last) is not replaced")
  }

  /// Checks that entries taken over from another program are in the file of the reader afterwards.
  private static func checkImport(_ text: String) {
    let taken = PronunciationImport(text)
    check(taken.faults, of: text, entries: taken.rules.count)
    let file = PronunciationFile(PronunciationFile.text("", adding: taken.rules))
    require(file.rules == taken.rules && file.faults.isEmpty, "what is taken over is not in the file")
  }

  private static func check(_ faults: [LineFault], of text: String, entries: Int) {
    let count = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    require(faults.count + entries <= count, "\(count) lines hold \(faults.count + entries) entries and faults")
    var line = 0
    for fault in faults {
      require(fault.line > line && fault.line <= count && !fault.text.isEmpty, "a fault in line \(fault.line)")
      line = fault.line
    }
  }

  /// An entry for a word holds for that word in a book, whose letters are composed.
  private static func checkOwnWord(of rule: PronunciationRule) {
    guard rule.match == .word, !rule.pattern.contains("{") else { return }
    let word = rule.pattern.precomposedStringWithCanonicalMapping
    let found = PronunciationRules([rule], in: [rule.book ?? ""]).rule(for: word, in: rule.language)
    require(found == rule, "an entry does not hold for its own word: \(rule)")
  }

  /// Returns the entries of a lexicon as they come out of a book.
  private static func entries(of bytes: [UInt8]) -> [LexiconEntry] {
    var fixture = EPUBFixture("<p>x</p>")
    fixture.resources = [("EPUB/x.pls", "application/pls+xml", bytes)]
    guard let archive = try? ZipWriter.bytes(fixture.entries),
      let book = try? Book.open(bytes: archive, name: "book.epub")
    else { fatalError("the book cannot be made") }
    let entries = book.lexicon
    require(entries.count <= bytes.count, "\(bytes.count) bytes give \(entries.count) entries")
    for entry in entries {
      require(!entry.word.isEmpty && !SectionLaws.hasControls(entry.word), "a word of a lexicon: \(entry)")
    }
    return Array(entries.prefix(most))
  }

  /// The words stay, and what is said in their place is as long as the entries make it.
  private static func check(_ utterance: Utterance, of text: String, longest: Int) {
    let speech = utterance.speech
    require(speech.text == text, "the words are others")
    var end = 0
    for run in speech.respellings {
      require(run.range.lowerBound >= end && !run.range.isEmpty, "\(run.range) does not follow \(end)")
      require(run.range.upperBound <= speech.length, "\(run.range) runs over the end")
      for offset in [run.range.lowerBound, run.range.upperBound] where offset < speech.length {
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        require(index.samePosition(in: text.unicodeScalars) != nil, "\(run.range) splits a scalar")
        require(
          (0...utterance.voiced.speech.length).contains(speech.voicedOffset(of: offset)), "an offset is nowhere")
      }
      end = run.range.upperBound
    }
    let voiced = utterance.voiced.speech
    require(
      voiced.length <= (speech.length + 1) * (longest + ownGrowth),
      "\(speech.length) bytes are \(voiced.length) spoken")
    checkForms(of: voiced)
    checkMarkup(of: utterance)
  }

  /// The lines for a voice are short enough and hold all letters; no text means phonemes to eSpeak NG.
  private static func checkForms(of speech: SpeechText) {
    let lines = SpokenForm.lines(speech, cutAtBreaks: false)
    require(lines.allSatisfy { $0.utf8.count <= SpokenForm.longestLine }, "a line is too long")
    let blank = UInt8(ascii: " ")
    let kept = SpokenForm.line(speech.text).utf8.filter { $0 != blank }
    require(lines.joined().utf8.filter { $0 != blank } == kept, "the lines are other words")
    let seen = SpokenForm.espeak(speech.text).unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    require(!zip(seen, seen.dropFirst()).contains { $0 == "[" && $1 == "[" }, "a text means phonemes")
  }

  /// Nothing of the words is markup, whatever is said in their place.
  private static func checkMarkup(of utterance: Utterance) {
    let tree = MarkupParser.parse(Array(SpokenForm.ssml(utterance).utf8)).tree
    var text = ""
    if let root = tree.root {
      tree.walk(root) { node in
        text += String(decoding: tree.text(of: node), as: UTF8.self)
        return .children
      } leave: { _ in
      }
    }
    require(text == SpokenForm.line(utterance.text), "SSML holds other words: \(text.debugDescription)")
  }
}

extension LexiconEntry {
  /// The number of bytes that are said in place of the word.
  fileprivate var length: Int {
    switch pronunciation {
    case .alias(let words): words.utf8.count
    case .phonemes(let phonemes): phonemes.sounds.utf8.count
    }
  }
}
