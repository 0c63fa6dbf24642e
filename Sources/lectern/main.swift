import Glibc
import LecternCLI
import Processes
import Terminal
import Voices

// A reader of our output that has seen enough ends us quietly.
signal(SIGPIPE, SIG_DFL)
StandardFiles.reserve()
let output = StandardOutput()
let edges = Edges(
  output: output,
  complain: { StandardError.write($0 + "\n") },
  readInput: StandardInput.bytes,
  environment: ProcessEnvironment.all(),
  date: { Int(time(nil)) },
  clock: SystemClock.now,
  keyboard: { RawKeyboard($0) },
  screen: { TerminalScreen() },
  voice: VoiceMaker.voice,
  waker: { SystemWaker() },
  hasSound: VoiceMaker.hasSound,
  screenReader: {
    switch ScreenReaderProbe(environment: ProcessEnvironment.all()).find() {
    case .speech(let name): .speech(name: name)
    case .braille(let name): .braille(name: name)
    case nil: nil
    }
  },
  background: { work in Task.detached(priority: .utility) { work() } },
  words: { line in (try? CommandWords(line))?.words },
  run: { ProgramRun.succeeds($0, input: $1, milliseconds: 2_000) },
  tools: InstalledTools(),
  keep: { PrivateFile.write($0, to: $1) },
  log: { TranscriptFile($0) },
  isTerminal: isatty(STDOUT_FILENO) == 1)

let status = Program.run(Array(CommandLine.arguments.dropFirst()), edges)
switch output.failure {
case .readerIsGone: raise(SIGPIPE)
case .system(let reason): StandardError.write("lectern: Standard output cannot be written: \(reason).\n")
case nil: break
}
exit(status.rawValue)
