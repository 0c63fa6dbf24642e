import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits
import Words

@Suite struct SpokenLanguageTests {
  /// Returns the utterances for the last of some commands, each behind its language: a German book, read by somebody
  /// who speaks English.
  private func spoken(_ commands: Command..., then news: News? = nil) -> [String] {
    var text = TextFixture((.heading(level: 1), "Der Morgen"), (.paragraph, "Wir gingen los."))
    text.metadata.language = "de"
    var session = Session()
    var world = SessionFixture.world(text)
    var last: [Effect] = []
    for command in [.open] + commands {
      if case .find(let query, _) = command {
        world.results = try? SearchResults(of: TextSearch(query), in: text)
      }
      last = session.apply(command, at: Instant(milliseconds: 0), in: world)
    }
    if let news { last = session.apply(news, at: Instant(milliseconds: 0), in: world) }
    return last.compactMap {
      guard case .speak(let utterance) = $0, !utterance.text.isEmpty else { return nil }
      return "\(utterance.language ?? "?"): \(utterance.text)"
    }
  }

  @Test func `text is spoken in its own language`() {
    #expect(spoken(.move(.forward)) == ["de: Wir gingen los."])
    #expect(spoken(.unit(.word, .forward)) == ["de: Morgen"])
    #expect(spoken(.unit(.character, .forward)) == ["de: e"])
    #expect(spoken(.turnRotor(.backward), .item(.forward)) == ["de: Der selected."])
  }

  @Test func `what the program says is spoken in the language of the user`() {
    #expect(spoken(.turnRotor(.forward)) == ["en: Words."])
    #expect(spoken(.move(.backward)) == ["en: Start of book."])
    #expect(spoken(.copySelection) == ["en: No selection."])
    #expect(spoken(.find(SearchQuery("wir"), .forward)) == ["en: Match 1 of 1.", "de: Wir gingen los."])
    #expect(spoken(then: .answered(.performed(nil))) == ["en: Done."])
    #expect(spoken(.perform(.selectWord), .perform(.speakSelection)) == ["en: Selected: Der"])
    #expect(spoken(.unit(.word, .forward), .unit(.character, .forward)).first?.hasPrefix("de: ") == true)
  }

  @Test func `a word is spelled in its language, with the names of its symbols in that of the user`() throws {
    var text = TextFixture((.paragraph, "Ja’n ja."))
    text.metadata.language = "de"
    var session = Session()
    let world = SessionFixture.world(text)
    let last = [Command.open, .spellWord, .spellWord].map {
      session.apply($0, at: Instant(milliseconds: 0), in: world)
    }.last
    let said = try #require(
      last?.compactMap { effect -> Utterance? in if case .speak(let utterance) = effect { utterance } else { nil } }
        .first)
    #expect(said.text == "cap j, a, right single quote, n" && said.language == "de")
    #expect(said.speech.languages == [LanguageRun(0..<5, in: "en"), LanguageRun(10..<28, in: "en")])
  }

  @Test func `an answer that is said again is said in the same language`() {
    #expect(spoken(.turnRotor(.forward), .speakAgain) == ["en: Words."])
    #expect(spoken(.move(.forward), .speakAgain) == ["de: Wir gingen los."])
  }

  @Test func `what a text is, is said in the language of the user, beside the text`() throws {
    var text = TextFixture((.heading(level: 1), "Der Morgen"))
    text.metadata.language = "de-AT"
    var session = Session()
    let opened = session.apply(.open, at: Instant(milliseconds: 0), in: SessionFixture.world(text))
    let heading = try #require(
      opened.compactMap { effect -> Utterance? in
        if case .speak(let utterance) = effect, utterance.text.hasPrefix("Der") { utterance } else { nil }
      }.first)
    #expect(heading.text == "Der Morgen. Heading level 1.")
    #expect(heading.language == "de-AT" && heading.speech.languages == [LanguageRun(12..<28, in: "en")])
    let again = session.apply(.speakAgain, at: Instant(milliseconds: 0), in: SessionFixture.world(text))
    #expect(
      again.contains {
        if case .speak(let said) = $0 { said.speech.languages == heading.speech.languages } else { false }
      })
  }

  @Test(
    arguments: [
      ([true, true], ["en-US en-GB", "en-GB", "fr-CA", "en-US"]),
      ([false, true], ["en-US", "en-US", "fr-CA", "en-US"]), ([true, false], ["en-US", "en-US", "en-US", "en-US"]),
    ] as [([Bool], [String])])
  func `a voice changes for a dialect or another language than that of the book where the reader wants it`(
    changes: [Bool], languages: [String]
  ) {
    let words = "A lorry.\n" + "A lift.\n" + "Un lit.\n" + "A truck.\n"
    let ends = words.utf8.enumerated().filter { $0.element == 0x0A }.map { $0.offset + 1 }
    let blocks = zip(zip([0] + ends, ends), [nil, "en-GB", "fr-CA", nil]).map { range, language in
      Block(.paragraph, range: range.0..<range.1, language: language)
    }
    let lorry = Span(.language("en-GB"), range: 2..<7)
    var text = TextFixture([Section(text: words, blocks: blocks, spans: [lorry])])
    text.metadata.language = "en-US"
    var world = SessionFixture.world(text)
    (world.settings.dialects, world.settings.languages) = (changes[0], changes[1])
    var session = Session()
    let said = [Command.open, .move(.forward), .move(.forward), .move(.forward)].map { command in
      session.apply(command, at: Instant(milliseconds: 0), in: world).compactMap { effect -> String? in
        guard case .speak(let said) = effect else { return nil }
        return ([said.language ?? "?"] + said.speech.languages.map(\.language)).joined(separator: " ")
      }.last
    }
    #expect(said == languages)
  }

  @Test(
    arguments: [
      ("en-US", "en-GB", false), ("en", "en-GB", true), ("en-GB", "en-gb", true), ("zh-Hant-TW", "zh-TW", true),
      ("es-419", "es-ES", false), ("de", "en", false), ("en-x-GB", "en-US", true),
    ])
  func `two tags are of one dialect where they name one language and no two countries`(
    one: String, other: String, isSame: Bool
  ) {
    #expect(one.isSameDialect(as: other) == isSame)
    #expect(other.isSameDialect(as: one) == isSame)
  }

  @Test func `a language without a voice is told of once`() {
    var text = TextFixture((.paragraph, "Der Morgen."), (.paragraph, "Wir gingen."))
    text.metadata.language = "de"
    var world = SessionFixture.world(text)
    world.settings.voiceLanguages = ["en"]
    var session = Session()
    let said = [Command.open, .move(.forward), .move(.backward)].map { command in
      session.apply(command, at: Instant(milliseconds: 0), in: world).compactMap(\.spoken)
    }
    #expect(said[0].filter { $0 == "No German voice." }.count == 1 && said[0].last == "Der Morgen.")
    #expect(said[1] == ["Wir gingen."] && said[2] == ["Der Morgen."])
  }

  @Test func `what a dialog asks and says is spoken in the language of the user`() throws {
    var world = SessionFixture.world(TextFixture((.paragraph, "One.")))
    world.catalogue = .german
    let size = PageSize(columns: 80, lines: 24)
    let now = Instant(milliseconds: 0)
    var reader = Reader(world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: .terminal()))
    _ = reader.apply(.open, at: now)
    for key in ["C-g", "C-l", "Left", "Right", "0", "Enter"] {
      let effects = reader.press(try #require(Key(name: key)), at: now)
      let languages = effects.compactMap { effect -> String?? in
        guard case .speak(let utterance) = effect, !utterance.text.isEmpty else { return nil }
        return .some(utterance.language)
      }
      // Text that is typed and gone through is in whatever language the reader writes.
      if key == "Left" || key == "0" { continue }
      #expect(languages.allSatisfy { $0 == "de" } && !languages.isEmpty, "\(key): \(effects)")
    }
  }
}
