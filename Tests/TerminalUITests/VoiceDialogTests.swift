import BookFormats
import PageLayout
import Reading
import Speech
import Testing
import TextUnits

@testable import TerminalUI

/// The choice of a voice while a book is read.
@Suite struct VoiceDialogTests {
  let now = Instant(milliseconds: 0)

  func reader(greets: Bool = false) throws -> Reader {
    let size = PageSize(columns: 60, lines: 12)
    let cells = CellWidth.terminal()
    let book = try Book.open(
      bytes: Array("<!DOCTYPE html><html lang=en><title>F</title><p>Text.".utf8), name: "f.html")
    let pages = PaginatedBook(text: book, size: size, cells: cells)
    var settings = Settings()
    settings.hints = false
    settings.greets = greets
    settings.engine = "eSpeak NG"
    settings.voices = [
      VoiceOffer(VoiceName(.espeak, "en-gb"), label: "English (GB)", languages: ["en-gb", "en"], quality: .formant),
      VoiceOffer(VoiceName(.espeak, "de"), label: "Deutsch", languages: ["de"], quality: .formant),
      VoiceOffer(VoiceName(.piper, "joe"), label: "piper joe", languages: ["en-us"], quality: .neural),
    ]
    let world = ReadingWorld(text: book, geometry: pages, tokenizer: UnitTokenizer(text: book), settings: settings)
    return Reader(world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: cells))
  }

  /// Returns what is spoken after keys, and the voice that is chosen then.
  func heard(_ keys: [Key], of reader: inout Reader) -> (said: [String], voice: String) {
    var said: [String] = []
    for key in keys {
      said = reader.press(key, at: now).compactMap { effect in
        if case .speak(let utterance) = effect { utterance.text } else { nil }
      }
    }
    return (said, reader.world.settings.voice)
  }

  func line(_ text: String) -> [Key] { [Key(.character(":"))] + text.map { Key(.character($0)) } }

  @Test
  func `the command without a name lists the voices of the book's language, each speaking its name as it is chosen`()
    throws
  {
    var reader = try reader()
    _ = reader.apply(.open, at: now)
    let opened = heard(line("voice") + [Key(.enter)], of: &reader).said
    #expect(opened.last == "Voice. the best there is. Pop-up button. 1 of 3.")
    let first = heard([Key(.right)], of: &reader)
    #expect(first.said.last == "English (GB)." && first.voice == "espeak:en-gb")
    let second = heard([Key(.right)], of: &reader)
    #expect(second.said.last == "piper joe." && second.voice == "piper:joe")
    #expect(heard([Key(.escape)], of: &reader).voice.isEmpty, "what is left is taken back")
  }

  @Test func `a name of a voice is completed, of a language for the setting of that`() throws {
    let voices = try reader().world.settings.voices
    #expect(LineCommand.completions(of: "voice p", voices: voices) == ["voice piper:joe"])
    #expect(
      LineCommand.completions(of: "set voice.de e", voices: voices) == ["set voice.de espeak:de"])
    #expect(LineCommand.completions(of: "voice rec", voices: voices) == ["voice recorded"])
  }

  @Test func `a new reader is told which voice speaks, and how to choose another`() throws {
    var reader = try reader(greets: true)
    let said = reader.apply(.open, at: now).compactMap { effect in
      if case .speak(let utterance) = effect { utterance.text } else { nil }
    }
    #expect(said.contains("eSpeak NG speaks. The command :voice chooses another voice."))
  }
}
