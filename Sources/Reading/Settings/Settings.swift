import Accessibility
import Speech

/// The choices of a reader for the words that are spoken.
///
/// Its properties are one for each setting.
public struct Settings: Hashable, Sendable {
  /// When the string of a new page is spoken while reading.
  public enum PageAnnouncements: String, CaseIterable, Sendable {
    /// Never.
    case never
    /// At the start of a page of the printed edition, before the next sentence.
    case printPages = "print-pages"
    /// Between the last sentence that begins on the old page and the next.
    case sentenceEnd = "sentence-end"
  }

  /// The words of read-all for a heading beside its text.
  public enum HeadingRole: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// "Heading."
    case heading
    /// "Heading level 2."
    case level
  }

  /// A Boolean value that indicates whether a voice changes for another dialect of the book's language.
  public var dialects = true
  /// A Boolean value that indicates whether a voice changes for another language than the book's.
  public var languages = true
  /// The piece of text that read-all hands to a voice at once.
  public enum ReadBy: String, CaseIterable, Sendable {
    /// A sentence.
    case sentence
    /// A paragraph.
    case paragraph
    /// A line that its author has ended, as those of verse; elsewhere a sentence.
    case line
  }

  /// The source that moves read-all on.
  public enum Pace: String, CaseIterable, Sendable {
    /// The engine, which tells when an utterance has been spoken.
    case engine
    /// The reader, a paragraph for each key.
    case step
  }

  /// The part of a touched text that is spoken.
  public enum TouchUnit: String, CaseIterable, Sendable {
    /// The character.
    case character
    /// The word.
    case word
    /// The line.
    case line
    /// The sentence.
    case sentence
    /// The paragraph.
    case paragraph
  }

  /// The meaning of arrows to the left and the right in text that is read from the right.
  public enum RTLArrows: String, CaseIterable, Sendable {
    /// Right is what comes next, as everywhere.
    case reading
    /// Right is what is seen to the right.
    case visual
  }

  /// The style in which a copied passage names its source.
  public enum CitationStyle: String, CaseIterable, Sendable {
    /// Author, title and place in plain words.
    case plain
    /// The style of the American Psychological Association.
    case apa
    /// The style of the Modern Language Association.
    case mla
    /// The Chicago Manual of Style.
    case chicago
    /// An entry of BibTeX.
    case bibtex
  }

  /// The way bookmarks, saved passages and highlights are spoken in the text.
  public enum Marks: String, CaseIterable, Sendable {
    /// A sound at the word that they begin at.
    case sound
    /// A word on coming into one by a move; read through, a sound.
    case word
    /// Not at all.
    case off
  }

  /// The form of a hard line break in text that is printed for others, such as the end of a line of verse.
  public enum LineBreaks: String, CaseIterable, Sendable {
    /// A new line.
    case line
    /// A comma, where no punctuation mark stands there.
    case pause
  }

  /// The place where read-all reads the notes of a book.
  public enum Notes: String, CaseIterable, Sendable {
    /// In their own place, unless they are left out there.
    case skip
    /// The same; in the text each is announced by its number.
    case mark
    /// Behind the sentence that refers to them.
    case inline
    /// Behind the paragraph that refers to them.
    case afterParagraph = "after-paragraph"
  }

  /// The sound of a text that has a recording.
  public enum NarrationSource: String, CaseIterable, Sendable {
    /// The recording.
    case recorded
    /// The voice, as of any other text.
    case synthetic
  }

  /// The slowest and the fastest speech, in words a minute.
  public static let rates = 80...600

  /// The moment at which a letter that was moved to is spoken again by a word that begins with it.
  public enum Phonetics: String, CaseIterable, Sendable {
    /// Never.
    case off
    /// A while after the letter, unless a key comes before.
    case delayed
  }

  /// The softest and the loudest speech, in percent of a voice's own loudness.
  public static let volumes = 0...200

  /// The shortest and the longest time until a letter is spoken again, in milliseconds.
  public static let phoneticsDelays = 200...5000

  /// The amount that is spoken beside the text.
  public var verbosity = Verbosity.medium
  /// A Boolean value that indicates whether hints are spoken.
  public var hints = true
  /// The rate of speech, in words a minute, if a session has no rate of its own.
  public var rate = Session.normalRate
  /// The volume of speech, in percent of a voice's own loudness, for a voice that has one.
  public var volume = 100
  /// The number of punctuation marks that are named in a word.
  public var punctuation = PunctuationLevel.some
  /// A Boolean value that indicates whether a voice is handed numbers, sums of money, addresses and the like in words.
  public var spokenForms = true
  /// The order that the parts of an element are spoken in.
  public var order = AnnouncementStyle.Order.voiceOver
  /// The way in which a capital letter is marked in speech.
  public var capitals = Capitals.pitch
  /// The moment at which a letter that was moved to is spoken again by a word that begins with it.
  public var phonetics = Phonetics.off
  /// The time after the letter, in milliseconds.
  public var phoneticsDelay = 1000
  /// When the string of a new page is spoken while reading.
  public var pageAnnouncements = PageAnnouncements.never
  /// The words of read-all for a heading beside its text.
  public var headingRole = HeadingRole.heading
  /// The parts that read-all skips.
  public var skip = Skip.roles
  /// The place where read-all reads the notes of a book.
  public var notes = Notes.skip
  /// The sound of a text that has a recording.
  public var narration = NarrationSource.recorded
  /// A Boolean value that indicates whether somebody plays recordings; without a player the voice speaks, whatever was
  /// chosen.
  public var playsRecordings = false
  /// A Boolean value that indicates whether the silences of read-all are also those of a recording.
  public var narrationPauses = false
  /// The piece of text that read-all hands to a voice at once.
  public var readBy = ReadBy.sentence
  /// The silences of read-all.
  public var pauses = Pauses()
  /// A Boolean value that indicates whether a search for an element goes on at the other end of the book.
  public var wrap = false
  /// The source that moves read-all on, as the reader has chosen.
  public var pace = Pace.engine
  /// A Boolean value that indicates whether there is an engine that moves read-all on; without one the reader does,
  /// whatever was chosen.
  public var hasPace = true
  /// A Boolean value that indicates whether the reader moves read-all on, a paragraph for each key.
  package var isStepped: Bool { pace == .step || !hasPace }
  /// The options of the rotor, in their order.
  public var dial = RotorOption.dial
  /// The extent of read-all.
  public var readScope = ReadScope.book
  /// A Boolean value that indicates whether read-all waits after each sentence.
  public var study = false
  /// The feedback on text while it is written.
  public var typingEcho = TypingEcho.words
  /// The way bookmarks, saved passages and highlights are spoken in the text.
  public var marks = Marks.sound
  /// A Boolean value that indicates whether highlights are shown and heard in the text.
  public var highlights = true
  /// The form of a hard line break in text that is printed for others.
  public var lineBreaks = LineBreaks.pause
  /// The part of a touched text that is spoken.
  public var touchUnit = TouchUnit.line
  /// The meaning of arrows in text that is read from the right.
  public var rtlArrows = RTLArrows.reading
  /// A Boolean value that indicates whether the voice has a sound of its own for a capital letter.
  public var soundsCapitals = false
  /// A Boolean value that indicates whether the voice takes a rate; one that does not keeps its own.
  public var takesRate = true
  /// A Boolean value that indicates whether the voice takes a volume; one that does not keeps its own.
  public var takesVolume = true
  /// The style in which a copied passage names its source.
  public var citationStyle = CitationStyle.plain
  /// A Boolean value that indicates whether sounds reach the reader's ear; where they do not, a repeated edge repeats
  /// its phrase.
  public var soundsAreHeard = true
  /// The languages that the engine has voices for, by their BCP 47 subtags; nil where it has one for each.
  public var voiceLanguages: Set<String>?
  /// The sounds that are played.
  public var sounds = Earcon.usual
  /// The sounds that are spoken as words.
  public var soundWords: Set<Earcon> = []
  /// The voice, by its name; empty for the best there is.
  public var voice = ""
  /// The pitch of the voice, in percent of its range; 50 is that of the voice itself.
  public var pitch = 50
  /// The voices that can be chosen here.
  public var voices: [VoiceOffer] = []
  /// A Boolean value that indicates whether the engine tells of words exactly, so that reading may go on from one.
  public var wordsAreExact = true

  /// The name of the engine that speaks, as it is spoken; nil if no engine does.
  public var engine: String?
  /// A Boolean value that indicates whether the first opening tells how to begin.
  public var greets = false

  /// The settings of a new reader.
  public init() {}

  /// Returns a Boolean value that indicates whether there is a voice of a name, as far as the voices are known: one of
  /// them, an engine, a language, or one of these with a variant behind a `+`.
  package func hasVoice(_ name: String) -> Bool {
    guard !voices.isEmpty, let given = VoiceName(String(name.prefix { $0 != "+" })),
      let voice = given.voice?.lowercased()
    else { return true }
    let own = voices.filter { $0.name.engine == given.engine }
    return own.isEmpty
      || own.contains { offer in
        offer.name.voice?.lowercased() == voice || offer.label.lowercased() == voice
          || offer.languages.contains { $0.lowercased() == voice }
      }
  }
}
