import Accessibility
import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import Words

/// The face of a book: what is shown of it, and what speaks.
struct LivePresentation {
  let settings: Settings
  let size: PageSize
  /// The order in which the characters of a row are written.
  let order: CellOrder
  /// The abilities of the terminal to make text stand out.
  var abilities: ReaderView.Abilities = .all
  let voice: any Voice
  /// A Boolean value that indicates whether the voice is heard, and not only seen.
  var isHeard = false
  /// The reason why another voice speaks than the settings name, as a sentence; nil if none does.
  var voiceFault: String?
  /// Returns the voices that can be chosen in place of the one that speaks; engines are asked, which takes a while.
  var offers: () -> [VoiceOffer] = { [] }
  /// The screen for a book that is laid out; nil where lines are all there is.
  let screen: (OpenedBook) -> ScreenView?
}

extension LiveOpening {
  /// Returns a presentation of appended lines.
  ///
  /// The reader's keys set the pace.
  func lines() -> LivePresentation {
    var settings = chosen.applied(to: Settings())
    settings.hasPace = false
    settings.soundsAreHeard = false
    settings.wordsAreExact = false
    (settings.takesRate, settings.takesVolume) = (false, false)
    return LivePresentation(
      settings: settings,
      size: PageSize(columns: 80, lines: 24, measure: .allColumns, style: Setting.pageStyle(of: chosen.openings)),
      order: .logical,
      voice: tapped(
        LineVoice(
          output: edges.output, catalogue: edges.catalogue, cutsAtBreaks: settings.lineBreaks == .line),
        tellsBeginnings: false),
      screen: { _ in nil })
  }

  /// Returns a screen with a voice beside it.
  func screen(
    _ screen: any FrameScreen, _ kind: VoiceKind, _ layout: ScreenLayout, greets: Bool, waking keyboard: any Keyboard
  ) throws(Failure) -> LivePresentation {
    var settings = chosen.applied(to: Settings())
    // The reader sets the pace if another program speaks, or fingers read.
    if kind == .none || layout.measure == .braille { settings.hasPace = false }
    let (voice, voiceFault) = try voice(kind, waking: keyboard)
    settings.soundsAreHeard = voice.playsSounds && settings.sounds.contains(.boundary)
    settings.wordsAreExact = voice.wordsAreExact
    voice.isPaced = !isUnpaced
    if case .engine(let engine) = kind {
      settings.engine = Setting.named("speech")?.words(for: engine.rawValue, in: edges.catalogue)
    }
    settings.soundsCapitals = voice.soundsCapitals || voice.playsSounds && settings.sounds.contains(.capital)
    voice.takeRecordings(book.isNarrated ? BookRecordings(book: book) : nil)
    settings.playsRecordings = voice.playsRecordings
    (settings.takesRate, settings.takesVolume) = (voice.takesRate, voice.takesVolume)
    let isSilent = kind == .print || kind == .none
    let captions: ScreenView.Captions =
      switch (layout.measure, kind) {
      case (.braille, _): .messages
      case (_, .none): .unseen
      case (_, .print): .all
      default: .answers
      }
    return LivePresentation(
      settings: settings,
      size: layout.size(of: screen.size, Setting.pageStyle(of: chosen.openings)), order: layout.order,
      abilities: screen.abilities, voice: tapped(voice, tellsBeginnings: kind != .none), isHeard: !isSilent,
      voiceFault: voiceFault,
      offers: { [edges] in
        guard case .engine(let engine) = kind else { return [] }
        return edges.voices(engine == .speechd).filter { $0.fault == nil }
      }
    ) { opened in
      ScreenView(
        screen, layout: layout, pages: opened.geometry, cells: opened.cells, captions: captions,
        catalogue: edges.catalogue, greets: greets)
    }
  }

  private func tapped(_ voice: any Voice, tellsBeginnings: Bool) -> any Voice {
    log.map { TranscriptTap(voice, log: $0, tellsBeginnings: tellsBeginnings) } ?? voice
  }

  /// Returns the voice of a kind, and the reason why another one has to speak than the settings name.
  private func voice(
    _ kind: VoiceKind, waking keyboard: any Keyboard
  ) throws(Failure) -> (voice: any Voice, fault: String?) {
    func make(_ choices: VoiceChoices) throws -> any Voice {
      try edges.voice(kind, choices) { [weak keyboard] in keyboard?.wake() }
    }
    let choices = chosen.voiceChoices
    do {
      return (try make(choices), nil)
    } catch {
      let refusal = (error as? VoiceRefusal)?.complaint ?? Complaint(.voiceCannotStart)
      // A name in a file must not keep a book closed; one on the command line is told at once.
      var open = choices
      (open.standard, open.byLanguage) = (nil, [:])
      guard open != choices, !chosen.isOption("voice"), let voice = try? make(open) else {
        throw Failure(.usage, refusal)
      }
      return (voice, edges.catalogue.text(refusal))
    }
  }
}
