import BookFormats
import Bookshelf
import Glibc
import Reading
import Speech
import TerminalUI
import TextModel
import Words

/// Everything outside that the program touches, so that it can be run without it.
///
/// Its properties are one for each thing of the system that is touched.
package struct Edges: Sendable {
  /// Standard output.
  package let output: any TextOutput
  /// Writes a line to standard error.
  package let complain: @Sendable (String) -> Void
  /// Reads standard input to its end.
  package let readInput: @Sendable () throws -> [UInt8]
  /// The environment.
  package let environment: [String: String]
  /// Seconds since 1970.
  package let date: @Sendable () -> Int
  /// Returns the number of seconds that the user's clock is ahead of UTC.
  package let secondsFromUTC: @Sendable () -> Int
  /// A clock that never goes back.
  package let clock: @Sendable () -> Instant
  /// Takes a keyboard, which is given back when the value is gone; nil where there is none.
  package let keyboard: @Sendable (KeyboardSource) -> (any Keyboard)?
  /// Takes the screen over, which is given back when the value is gone; nil where there is none.
  package let screen: @Sendable () -> (any FrameScreen)?
  /// Makes a voice of a kind, with the user's choices among those of engines, which calls a closure when it has
  /// something to tell.
  ///
  /// - Throws: `VoiceRefusal` for a voice that cannot be.
  package let voice: @Sendable (VoiceKind, VoiceChoices, _ wake: @escaping @Sendable () -> Void) throws -> any Voice
  /// Makes a voice that makes samples without a player, and plays the recording of a book if there is one.
  ///
  /// - Throws: `VoiceRefusal` for a voice that cannot be.
  package let sampleVoice:
    @Sendable (EngineName, VoiceChoices, (any RecordingFiles)?) throws(VoiceRefusal) -> SampleVoice
  /// Returns the voices of engines that can be chosen, and the engines that cannot be used; a server is asked only if it
  /// is wanted, since that takes some time.
  package let voices: @Sendable (_ asksServer: Bool) -> [VoiceOffer]
  /// Makes something to wait for.
  package let waker: @Sendable () -> any Waker
  /// A Boolean value that indicates whether there is a voice that can be heard here.
  package let hasSound: @Sendable () -> Bool
  /// A screen reader that is running; nil where none runs.
  package let screenReader: @Sendable () -> FoundReader?
  /// Runs work in the background, on another thread.
  package let background: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Has work done that takes long, on a thread of its own that everything else goes before.
  package let longWork: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs work that waits for another program, and takes no time of its own.
  package let waitingWork: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Shows on standard error how far long work has come, in place of what was shown before; nil takes that away.
  ///
  /// Nothing is shown where that is no terminal.
  package let showProgress: @Sendable (String?) -> Void
  /// Returns a Boolean value that indicates whether progress is shown at all.
  package let showsProgress: @Sendable () -> Bool
  /// The threads that long work is divided among.
  package let workers: Workers
  /// Begins a file that takes its place as a whole once it is written, or says why it cannot.
  package let draft: @Sendable (_ path: String) -> Result<any FileDraft, Complaint>
  /// Takes a command line apart without a shell; nil for one that names no program, or leaves a quote open.
  package let words: @Sendable (_ line: String) -> [String]?
  /// Runs a program with bytes as its standard input, and tells whether it has ended well; no shell is between.
  package let run: @Sendable (_ words: [String], _ input: [UInt8]) -> Bool
  /// Has a text edited by a program that takes the terminal; the text, or why there is none.
  package let edit: @Sendable (_ words: [String], _ text: [UInt8]) -> Editing
  /// Has a picture in the format PNG shown by a program, and tells whether that has ended well.
  package let view: @Sendable (_ words: [String], _ picture: [UInt8]) -> Bool
  /// Runs the programs that read what is not read here.
  package let tools: any DocumentTools
  /// Asks the process that keeps the shelf for the corrections of a book; nil if this one opens the shelf itself.
  package let askShelf: (@Sendable (BookIdentity) -> [WordCorrection])?
  /// Returns what confines the processes that read books on this system.
  package let confinement: @Sendable () -> Confinement
  /// Puts bytes into a file that only the user may read, and says why it could not; nil when it has.
  package let keep: @Sendable (_ bytes: [UInt8], _ path: String) -> Complaint?
  /// Opens a log that lines are appended to; nil where it cannot be written.
  package let log: @Sendable (_ path: String, _ makesFolders: Bool) -> (any LineLog)?
  /// Keeps the machine from falling asleep, or no longer; false where that cannot be.
  package let keepAwake: @Sendable (Bool) -> Bool
  /// Shows outside of the reader what is being read; nil for nothing.
  package let showReading: @Sendable (NowReading?) -> Void
  /// Calls the reader that was opened last, and tells what became of it.
  package let call: @Sendable (Call) -> Call.Answer
  /// A Boolean value that indicates whether standard output is a terminal.
  package let isTerminal: Bool

  package init(
    output: any TextOutput, complain: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () throws -> [UInt8], environment: [String: String],
    date: @escaping @Sendable () -> Int, secondsFromUTC: @escaping @Sendable () -> Int = { 0 },
    clock: @escaping @Sendable () -> Instant,
    keyboard: @escaping @Sendable (KeyboardSource) -> (any Keyboard)?,
    screen: @escaping @Sendable () -> (any FrameScreen)?,
    voice:
      @escaping @Sendable (VoiceKind, VoiceChoices, _ wake: @escaping @Sendable () -> Void) throws -> any Voice,
    voices: @escaping @Sendable (_ asksServer: Bool) -> [VoiceOffer] = { _ in [] },
    sampleVoice:
      @escaping @Sendable (EngineName, VoiceChoices, (any RecordingFiles)?) throws(VoiceRefusal) -> SampleVoice = {
        _, _, _ throws(VoiceRefusal) in throw VoiceRefusal(Complaint(.voiceCannotStart))
      },
    waker: @escaping @Sendable () -> any Waker,
    hasSound: @escaping @Sendable () -> Bool, screenReader: @escaping @Sendable () -> FoundReader?,
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    longWork: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() },
    waitingWork: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() },
    showProgress: @escaping @Sendable (String?) -> Void = { _ in },
    showsProgress: @escaping @Sendable () -> Bool = { false }, workers: Workers = Workers(),
    draft: @escaping @Sendable (String) -> Result<any FileDraft, Complaint> = { _ in .failure(.system(EROFS)) },
    words: @escaping @Sendable (String) -> [String]?, run: @escaping @Sendable ([String], [UInt8]) -> Bool,
    edit: @escaping @Sendable ([String], [UInt8]) -> Editing = { _, _ in .failed(Complaint(.editorNoTerminal)) },
    view: @escaping @Sendable ([String], [UInt8]) -> Bool = { _, _ in false },
    tools: any DocumentTools, askShelf: (@Sendable (BookIdentity) -> [WordCorrection])? = nil,
    confinement: @escaping @Sendable () -> Confinement = { Confinement() },
    keep: @escaping @Sendable ([UInt8], String) -> Complaint?,
    log: @escaping @Sendable (String, Bool) -> (any LineLog)?,
    keepAwake: @escaping @Sendable (Bool) -> Bool = { _ in true },
    showReading: @escaping @Sendable (NowReading?) -> Void = { _ in },
    call: @escaping @Sendable (Call) -> Call.Answer = { _ in .nobody }, isTerminal: Bool
  ) {
    self.output = output
    self.complain = complain
    self.readInput = readInput
    self.environment = environment
    self.date = date
    self.secondsFromUTC = secondsFromUTC
    self.clock = clock
    self.keyboard = keyboard
    self.screen = screen
    self.voice = voice
    self.voices = voices
    self.sampleVoice = sampleVoice
    self.waker = waker
    self.hasSound = hasSound
    self.screenReader = screenReader
    self.background = background
    self.longWork = longWork
    self.waitingWork = waitingWork
    self.showProgress = showProgress
    self.showsProgress = showsProgress
    self.workers = workers
    self.draft = draft
    self.words = words
    self.run = run
    self.edit = edit
    self.view = view
    self.tools = tools
    self.askShelf = askShelf
    self.confinement = confinement
    self.keep = keep
    self.log = log
    self.keepAwake = keepAwake
    self.showReading = showReading
    self.call = call
    self.isTerminal = isTerminal
  }

  /// The time of a clock on the wall, by the clock that never goes back.
  var wallClock: WallClock {
    WallClock(secondsAtZero: date() - clock().milliseconds / 1000, secondsFromUTC: secondsFromUTC())
  }
}
