import Accessibility
import Speech
import TestSupport
import Testing
import TextModel

@Suite struct PronunciationTests {
  @Test(arguments: [
    (
      "Hermione = her my oh nee", "Hermione's book; HERMIONE, Hermiones.",
      "her my oh nee's book; her my oh nee, Hermiones."
    ),
    ("Nguy = win, start", "Nguyen and Danguy", "winen and Danguy"),
    ("ough = off, part", "cough though", "coff thoff"),
    ("Gif = jif, case", "Gif gif", "jif gif"),
    ("NATO = spell", "NATO, nato", "N A T O, n a t o"),
    ("sic = skip", "so (sic) it is", "so () it is"),
    ("C++ = see plus plus", "C++, then C", "see plus plus, then C"),
    ("New York = big apple", "in New\u{A0}York", "in big apple"),
    ("don't = do not", "I don’t", "I do not"),
    ("łódź = woodge", "ŁÓDŹ i Łódźka", "woodge i Łódźka"),
    ("(\\d+) ?km = $1 kilometres, regex", "5km and 12 km", "5 kilometres and 12 kilometres"),
    ("Ch. {number} = chapter {number}", "Ch. 12, ch. 3a", "chapter 12, ch. 3a"),
    ("; = semicolon, part", "a; b", "asemicolon b"), ("x = a, part, word", "x xy", "a, part xy"),
    ("so = then, inside", "x so yso1", "x so ythen1"),
  ])
  func `a voice is handed what an entry says, and the words stay`(line: String, text: String, voiced: String) throws {
    let rule = try #require(PronunciationRule(line: line))
    #expect(rule.line == line)
    let utterance = said(text, by: [rule])
    #expect(utterance.text == text)
    #expect(utterance.voiced.text == voiced)
  }

  @Test func `an entry behind a byte order mark is changed and taken away as any other`() throws {
    let text = "\u{FEFF}a = b\n; = c\n"
    let old = try #require(PronunciationFile(text).rules.first)
    let new = try #require(PronunciationRule(line: "a = d"))
    #expect(PronunciationFile.text(text, replacing: old, with: new) == "a = d\n; = c\n")
    #expect(PronunciationFile.text(text, replacing: old, with: nil) == "; = c\n")
    #expect(PronunciationImport("\u{FEFF}\u{FEFF}a\tb\t0\t0").rules.allSatisfy { $0.canBeWritten })
  }

  @Test func `the longest match counts, then the earlier entry, and what was replaced is not replaced again`() {
    let file = PronunciationFile(
      """
      New = old
      New York = New Amsterdam
      York = Jorvik
      York = never
      Y.+k = never, regex
      """)
    #expect(file.faults.isEmpty)
    #expect(said("New York, York, new", by: file.rules).voiced.text == "New Amsterdam, Jorvik, old")
  }

  @Test func `an entry is for the language and the book that it names`() {
    let file = PronunciationFile(
      "gift = poison, language: de\nDune = doon, book: Dune, a Tale\nWells = wails, book: urn:isbn:1")
    var speech = SpeechText("gift gift Dune Wells", in: "en-GB")
    speech.mark(5..<9, in: "de-AT")
    let utterance = Utterance(id: 1, kind: .reading, speech: speech)
    let rules = file.rules
    func voiced(_ book: [String]) -> String {
      Pronunciation(own: rules, book: book, language: "en").applied(to: utterance, spokenForms: false).voiced.text
    }
    #expect(voiced([]) == "gift poison Dune Wells")
    #expect(voiced(["Dune, A Tale"]) == "gift poison doon Wells")
    #expect(voiced(["x", "URN:ISBN:1"]) == "gift poison Dune wails")
    #expect(rules.map(\.line).joined(separator: "\n").contains("Dune = doon, book: Dune, a Tale"))
  }

  @Test func `a line that is no entry is told by its number`() {
    let file = PronunciationFile(
      """
      # names
      Hermione
      = x
      a =
      a = b, spell
      (a+)+ = b, regex
      [a = b, regex
      a = b, language: d_e
      ok = so, then, part

      """)
    #expect(file.faults.map(\.line) == [2, 3, 4, 5, 6, 7])
    #expect(file.rules.map(\.action) == [.say("b, language: d_e"), .say("so, then")])
  }

  @Test(arguments: [
    "(a+)+", "(a|b)*c", "(a*)*", "(?:a{1,9}){1,9}", ".*.*.*x", "((a?){30}){30}", "a++",
    "a?a?a?a?a?a?a?a?a?a?a?b",
    "((((((((((((((((((((((a))))))))))))))))))))))",
  ])
  func `a regular expression that may take longer than anybody waits is none`(pattern: String) {
    #expect(PronunciationRule(line: "\(pattern) = x, regex") == nil)
  }

  @Test(arguments: [
    "\\d+/\\d+", "(?:Mr|Mrs|Dr)\\.? [A-Z]\\w+", "[()+*]+", "(?i)abc", "\\bno\\.\\s*(\\d+)",
    "(?<n>\\d{1,3})(,\\d{3})?", "x(?=y)", "\\d+[.,]\\d+ ?(?:km|m|cm)",
  ])
  func `a regular expression whose cost is bounded is one`(pattern: String) {
    #expect(PronunciationRule(line: "\(pattern) = x, regex") != nil)
  }

  @Test func `no expression hangs on a text made for it`() throws {
    let rule = try #require(PronunciationRule(line: "(a+)a*b = x, regex"))
    let text = String(repeating: "a", count: 20_000)
    #expect(said(text, by: [rule]).voiced.text == text)
  }

  @Test func `the way back to the book is that of the words, whatever a voice says`() throws {
    var speech = SpeechText(in: "en")
    speech.append("Ron, Hermione & Harry", standingAt: TextPosition(section: 2, offset: 100))
    speech.name([NamedSymbol(14..<15, name: "and")])
    speech.emphasize(5..<13, .strong)
    speech.place(.mark, at: 5)
    let rule = try #require(PronunciationRule(line: "Hermione = her my oh nee"))
    let plain = Pronunciation(own: [rule], language: "en")
      .applied(to: Utterance(id: 1, kind: .reading, speech: speech), spokenForms: true).speech
    let voiced = plain.voiced
    #expect(voiced.text == "Ron, her my oh nee and Harry")
    #expect(voiced.earcons == [.init(.mark, at: 5)])
    #expect(voiced.emphases == [SpeechRun(.strong, in: 5..<18)])
    #expect(voiced.places.position(at: 9) == TextPosition(section: 2, offset: 105))
    #expect(voiced.places.position(at: 23) == TextPosition(section: 2, offset: 116))
    #expect([0, 5, 12, 13, 14, 16].map(plain.voicedOffset) == [0, 5, 12, 18, 19, 23])
    #expect([0, 5, 9, 17, 18, 19, 21, 23].map(plain.offset(ofVoiced:)) == [0, 5, 5, 5, 13, 14, 14, 16])
    #expect(speech.places == plain.places)
  }

  @Test func `a character alone is no word`() throws {
    let rule = try #require(PronunciationRule(line: "a = ay"))
    #expect(said("a", by: [rule]).voiced.text == "a")
    #expect(said("a b", by: [rule]).voiced.text == "ay b")
  }

  @Test func `nothing of an entry is markup or a phoneme`() throws {
    let rules = try ["bad = [[h@l'oU]] <break/> & \"-w\"", "(\\[) = [, regex"].map {
      try #require(PronunciationRule(line: $0))
    }
    let utterance = said("bad <b> [x", by: rules)
    #expect(SpokenForm.espeak(utterance.voiced.text) == "[ [h@l'oU]] <break/> & \"-w\" <b> [x")
    #expect(
      SpokenForm.ssml(utterance).contains(
        "<sub alias=\"[[h@l'oU]] &lt;break/&gt; &amp; &quot;-w&quot;\">bad</sub> &lt;b&gt; "))
    #expect(!SpokenForm.ssml(utterance.voiced).contains("<break"))
    #expect(PronunciationRule(line: "x = a\u{1B}[2J") == nil)
  }

  @Test func `a reader's own entries come before the lexicons of a book, these before the sounds of its text`() throws
  {
    var speech = SpeechText("Anna read Dune to Bo and Cy", in: "en")
    for (range, sounds) in [(0..<4, "a"), (10..<14, "d"), (25..<27, "<s\"y")] {
      speech.mark(range, as: Phonemes(sounds, alphabet: "IPA"))
    }
    let lexicon = [
      LexiconEntry("Dune", .alias("doon"), language: "en"),
      LexiconEntry("Anna", .alias("never"), language: "en"),
      LexiconEntry("Bo", .phonemes(Phonemes("b{number}", alphabet: "x-sampa")), language: nil),
      LexiconEntry("bo", .alias("never"), language: nil), LexiconEntry("Cy", .alias("never"), language: "fr"),
    ]
    let own = [try #require(PronunciationRule(line: "anna = ah na"))]
    let utterance = Pronunciation(own: own, lexicon: lexicon, language: "en")
      .applied(to: Utterance(id: 1, kind: .reading, speech: speech), spokenForms: true)
    #expect(
      SpokenForm.ssml(utterance).contains(
        "<sub alias=\"ah na\">Anna</sub> read <sub alias=\"doon\">Dune</sub> to "
          + "<phoneme alphabet=\"x-sampa\" ph=\"b{number}\">Bo</phoneme> and "
          + "<phoneme alphabet=\"ipa\" ph=\"&lt;s&quot;y\">Cy</phoneme>"))
    #expect(utterance.voiced.text == "ah na read doon to Bo and Cy")
    #expect(utterance.voiced.speech.phonemes.map(\.value.sounds) == ["b{number}", "<s\"y"])
  }

  @Test func `each letter of the book is said somewhere, and offsets never go back`() {
    let rules = PronunciationFile(
      "a = b c\nab = skip\nbc = x, part\ncd = spell, start\n— = , , inside\n(.)\\1 = $1 twice, regex"
    ).rules
    let pronunciation = Pronunciation(own: rules, language: "en")
    var random = Seed("pronunciation")
    for _ in 0..<150 {
      let text = String((0..<20).map { _ in "abcd  —&é".randomElement(using: &random) ?? "a" })
      var speech = SpeechText(in: "en")
      speech.append(text, standingAt: TextPosition(section: 0, offset: 7))
      speech.nameSymbols(by: RunningSymbols(names: .english, level: .all, language: "en"))
      let plain = pronunciation.applied(to: Utterance(id: 1, kind: .reading, speech: speech), spokenForms: true)
        .speech
      let voiced = plain.voiced
      let there = (0...plain.length).map(plain.voicedOffset)
      let back = (0...voiced.length).map(plain.offset(ofVoiced:))
      #expect(there == there.sorted() && back == back.sorted(), "\(text)")
      #expect(there.last == voiced.length && back.allSatisfy { $0 <= plain.length }, "\(text)")
      for run in voiced.places.runs where run.isVerbatim {
        for (step, offset) in run.spoken.enumerated() { #expect(back[offset] == run.start.offset - 7 + step) }
        #expect(voiced.words(in: run.spoken) == plain.words(in: run.start.offset - 7..<run.range.upper.offset - 7))
      }
    }
  }

  private func said(_ text: String, by rules: [PronunciationRule]) -> Utterance {
    Pronunciation(own: rules, language: "en")
      .applied(to: Utterance(id: 1, kind: .reading, speech: SpeechText(text)), spokenForms: false)
  }
}
