import Speech
import TerminalUI
import Words

extension LiveReader {
  /// The parts that the reader works with.
  ///
  /// Its properties are the edges of one opening, each used by another part of the reader.
  struct Parts {
    let voice: any Voice
    /// A Boolean value that indicates whether the voice is heard, and not only seen.
    let isHeard: Bool
    /// Returns the voices that can be chosen in its place; engines are asked, which takes a while.
    let offers: () -> [VoiceOffer]
    let keyboard: any Keyboard
    let keeper: NoteStore
    let shelf: ShelfStore
    /// The path of the book; `-` for one that has none.
    let path: String
    let study: StudyTools
    let pages: PageStore
    let display: ReadingDisplay
    let edges: Edges
    let settings: SettingsFile
    /// The command line of the user's own viewer of pictures; nil for that of the desktop.
    let viewer: String?
    /// The faults of the settings, a sentence each.
    let complaints: [String]
    /// Returns the notice of missing text, as far as it is known, or nil if none is missing, or it has been given.
    let losses: @Sendable () -> Phrase?
    /// A Boolean value that indicates whether there is somebody else who can speak.
    let canChangeSpeaker: Bool
  }
}
