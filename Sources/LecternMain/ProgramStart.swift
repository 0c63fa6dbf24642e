import Bookshelf
import FileNames
import Glibc
import LecternCLI
import Processes
import Speech
import Terminal
import Voices
import Words

/// The program with the system around it.
enum ProgramStart {
  /// Runs a command line, or serves the process that does, and ends this process.
  static func run(_ arguments: [String], _ process: ParserProcess) -> Never {
    let installed = InstalledTools(environment: ProcessEnvironment.all())
    let output = StandardOutput()
    let inhibitor = SleepInhibitor()
    let player = MediaPlayer()
    // The first folder is in memory on most systems, and only its owner can read it.
    let privateFolder =
      ["XDG_RUNTIME_DIR", "TMPDIR"].lazy.compactMap { ProcessEnvironment.all()[$0] }.first { $0.hasPrefix("/") }
      ?? "/tmp"
    let viewer = PictureViewer(inFolder: privateFolder)
    let ending = SystemWaker.Ending()
    let background = BackgroundThreads()
    let voices = VoiceMaker(environment: ProcessEnvironment.all())
    let edges = Edges(
      output: output,
      complain: { StandardError.write($0 + "\n") },
      readInput: StandardInput.bytes,
      environment: ProcessEnvironment.all(),
      date: { Int(time(nil)) },
      secondsFromUTC: SystemClock.secondsFromUTC,
      clock: SystemClock.now,
      keyboard: { RawKeyboard($0, calls: CallSocket(in: ProcessEnvironment.all()), player: player) },
      screen: { TerminalScreen() },
      voice: voices.voice,
      voices: { voices.installation.offers(asksServer: $0) },
      sampleVoice: { engine, choices, recordings throws(VoiceRefusal) in
        try voices.installation.sampleVoice(engine, choices, recordings: recordings, clock: SystemClock.now)
      },
      waker: { SystemWaker(ending) },
      hasSound: { voices.installation.hasSound },
      screenReader: {
        switch ScreenReaderProbe(environment: ProcessEnvironment.all()).find() {
        case .speech(let name): .speech(name: name)
        case .braille(let name): .braille(name: name)
        case nil: nil
        }
      },
      background: { background.perform($0) },
      longWork: { DetachedThread.start(yields: true, $0) },
      waitingWork: { DetachedThread.start($0) },
      showProgress: StandardError.showProgress,
      showsProgress: { StandardError.replacesLines },
      workers: Workers(processors: WorkerThreads.processors, run: WorkerThreads.run),
      draft: OutputDraft.begin,
      words: { line in (try? CommandWords(line))?.words },
      run: { ProgramRun.succeeds($0, input: $1, milliseconds: 2_000) },
      edit: { words, text in
        do throws(EditorRun.Refusal) {
          return .done(try EditorRun.edit(text, by: words, inFolder: privateFolder))
        } catch {
          return .failed(error.complaint)
        }
      },
      view: { viewer.show($1, by: $0) },
      tools: process.tools ?? installed,
      askShelf: process.corrections,
      confinement: { ParserProcess.confinement },
      keep: { PrivateFile.write($0, to: $1).map(Complaint.system) },
      log: { TranscriptFile($0, makesFolders: $1) },
      keepAwake: { inhibitor.hold($0) },
      showReading: { player.show($0) },
      call: { CallSocket.send($0, in: ProcessEnvironment.all()) },
      isTerminal: isatty(STDOUT_FILENO) == 1)

    if case .keeper(let parser, let reach, let sockets) = process {
      ParserProcess.confinement.tellOnce(edges)
      let server = ToolServer(parser: parser, reach: reach, tools: installed, corrections: edges.corrections)
      for socket in sockets { DetachedThread.start { server.serve(socket) } }
      exit(
        ParserProcess.status(of: parser) { signal in
          let complaint = Complaint(.parserCrashed, ["number": .count(Int(signal))])
          StandardError.write("lectern: \(Catalogue.forEnvironment(ProcessEnvironment.all()).text(complaint))\n")
        })
    }
    let status = Program.run(arguments, edges)
    viewer.removeFiles()
    ending.pass()
    switch output.failure {
    case .readerIsGone: raise(SIGPIPE)
    case .system(let code):
      let complaint = Complaint(.outputFault, ["reason": .complaint(.system(code))])
      StandardError.write("lectern: \(Catalogue.forEnvironment(ProcessEnvironment.all()).text(complaint))\n")
    case nil: break
    }
    exit(status.rawValue)
  }
}
