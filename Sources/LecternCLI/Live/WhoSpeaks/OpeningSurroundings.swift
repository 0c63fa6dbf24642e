import PageLayout
import Reading
import TerminalUI
import Words

/// Finds out who speaks and how the book is laid out, where the command line leaves it open: by what the reader has
/// chosen in this terminal before, else by what is running, of which the reader is asked once.
struct OpeningSurroundings {
  private let edges: Edges
  private let memory: TerminalMemory
  private let question: OpeningQuestion
  private let screenReader: Lazy<FoundReader?>

  /// `screenReader` is looked for while the book is opened: that takes as long on a machine with many processes.
  init(_ keyboard: any Keyboard, _ edges: Edges, _ screenReader: Lazy<FoundReader?>) {
    self.edges = edges
    self.screenReader = screenReader
    memory = TerminalMemory(edges)
    question = OpeningQuestion(keyboard, edges)
  }

  /// Returns the speaker and the layout of the book, or nil when the reader leaves instead of answering.
  func find(_ layout: ScreenLayout) -> (Speaker, ScreenLayout)? {
    if let chosen: SpeakerChoice = memory.choice() { return (speaker(chosen), known(layout)) }
    switch screenReader.value {
    case .speech:
      // Under the fingers nothing is spoken unless it is asked for.
      if layout.measure == .braille { return (.screenReader, layout) }
      guard let chosen = question.ask(.askWhoSpeaks, SpeakerChoice.allCases) else { return nil }
      memory.keep(chosen)
      return (speaker(chosen), layout)
    case .braille:
      if layout.measure == .braille { return (.screenReader, layout) }
      guard let chosen = memory.choice() ?? question.ask(.askForBraille, LayoutChoice.allCases) else { return nil }
      memory.keep(chosen)
      return chosen == .braille ? (.screenReader, .braille()) : (Speaker.own(edges), layout)
    case nil: return (Speaker.own(edges), known(layout))
    }
  }

  /// Remembers who speaks in this terminal from now on.
  func keep(_ speaker: Speaker) { memory.keep(speaker.told == .screenReader ? SpeakerChoice.screenReader : .own) }

  private func speaker(_ choice: SpeakerChoice) -> Speaker {
    choice == .own ? Speaker.own(edges) : .screenReader
  }

  /// Returns the layout that was chosen in this terminal, where the command line names none.
  private func known(_ layout: ScreenLayout) -> ScreenLayout {
    layout.measure == .book && memory.choice(LayoutChoice.self) == .braille ? .braille() : layout
  }
}
