import BookFormats
import Bookshelf
import CDelayLoad
import CSandbox
import FileNames
import Glibc
import LecternCLI
import Processes
import Terminal
import TextModel

/// The division of this program into a process that parses a book with as few rights as will do, and one that keeps the
/// rights, and parses nothing.
enum ParserProcess: Sendable {
  /// A program that is not divided.
  case whole
  /// The process that parses, with its way to the other one.
  case parser(ToolClient)
  /// The process that keeps the rights, with the number of the other one, the files that it may read, and the sockets.
  case keeper(parser: pid_t, reach: [String], sockets: [PacketSocket])

  /// Divides the program if its arguments say that it only reads books and prints; to be called before another thread
  /// exists.
  static func divide(_ arguments: [String], environment: [String: String]) -> ParserProcess {
    guard let reach = Program.reach(of: arguments, environment: environment), let first = PacketSocket.pair(),
      let second = PacketSocket.pair()
    else { return .whole }
    let parser = lectern_divide()
    guard parser >= 0 else { return .whole }
    let (own, others) =
      parser == 0 ? ([first.1, second.1], [first.0, second.0]) : ([first.0, second.0], [first.1, second.1])
    for other in others { other.descriptor.close() }
    guard parser == 0 else { return .keeper(parser: parser, reach: reach, sockets: own) }
    delay_load_for_parsing()
    confine(to: reach)
    return .parser(ToolClient(own[0], own[1]))
  }

  /// Does the work of the process, which ends it.
  ///
  /// In a process that was divided from another the first thread is known to the locks of Swift by its number in that
  /// one, so that two threads that want one lock would wait for ever; any other thread is known by its own.
  func perform(_ work: @escaping @Sendable () -> Never) -> Never {
    guard client != nil, DetachedThread.start({ work() }) else { work() }
    while true { pause() }
  }

  /// The programs as the process that parses reaches them, or nil in another one.
  var tools: (any DocumentTools)? { client }

  /// The function that asks for the corrections of a scanned book in the process that parses, or nil in another one.
  var corrections: (@Sendable (BookIdentity) -> [WordCorrection])? {
    guard let client else { return nil }
    return { client.corrections(of: $0) }
  }

  private var client: ToolClient? {
    if case .parser(let client) = self { client } else { nil }
  }

  /// The means that confine such a process on this system.
  static var confinement: Confinement {
    Confinement(
      landlock: Int(lectern_landlock_version()), hasCalls: Int(lectern_confinement()) & lectern_calls_confined != 0,
      hasSupervisor: Supervisor(inFolder: ProgramFolder.path) != nil)
  }

  /// Drops all rights but those to read some files; a kernel may drop fewer.
  private static func confine(to files: [String]) {
    let paths = files.map { strdup(FileName.bytes($0)) }
    defer { for path in paths { free(path) } }
    let kept = paths.map { lectern_kept(path: UnsafePointer($0), rights: UInt32(lectern_read)) }
    _ = lectern_confine(lectern_parses, kept, Int32(kept.count))
  }

  /// Waits for the process that parses, and returns its exit status; where a signal has ended it, this one ends by it as
  /// well, or tells of it.
  static func status(of parser: pid_t, tell: (_ signal: Int32) -> Void) -> Int32 {
    let code: Int32
    let end = ChildProcess.badEnd(of: parser)
    ChildProcess.reap(parser)
    switch end {
    case nil: return ExitStatus.done.rawValue
    case .status(let status): return status
    case .signal(let signal): code = signal
    }
    let asked: [Int32] = [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    guard asked.contains(code) else {
      tell(code)
      return ExitStatus.badData.rawValue
    }
    signal(code, SIG_DFL)
    raise(code)
    return 128 + code
  }
}
