import Glibc
import Processes
import Speech
import Synchronization
import Words

/// Speech Dispatcher of the user's session, by its socket.
final class SpeechDispatcherServer: Sendable {
  /// The name of the program and of its package.
  static let program = "speech-dispatcher"
  /// The time that a start of the program and a list of its voices may take, in milliseconds.
  private static let longestStart = 2_000
  private static let longestList = 1_000

  /// The path of the socket, or nil if the environment names none.
  let path: String?
  /// The path of the program, or nil if it is not installed.
  private let program: String?
  private let list = Mutex<SpeechDispatcherVoices?>(nil)

  /// Finds the socket and the program by an environment.
  init(environment: [String: String]) {
    let address = environment["SPEECHD_ADDRESS"] ?? ""
    let prefix = "unix_socket:"
    let own = address.hasPrefix(prefix) ? String(address.dropFirst(prefix.count)) : ""
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = own.hasPrefix("/") ? own : runtime.map { $0 + "/speech-dispatcher/speechd.sock" }
    program = SearchPath(environment["PATH"] ?? "").path(of: Self.program)
  }

  /// The voices, once they have been listed.
  var knownVoices: SpeechDispatcherVoices? { list.withLock { $0 } }

  /// The reason why it cannot be used, as far as that is known without a connection; nil if it may be.
  var fault: Complaint? {
    guard let path else { return Complaint(.voiceServerUnnamed) }
    return program != nil || FilePresence.exists(path) ? nil : Self.missing
  }

  private static let missing = Complaint(.voiceNoProgram, ["program": .text(program)]).followed(
    by: Complaint(.voicePackage, ["package": .text(program)]))

  /// Connects, and starts the program if there is no server, which takes up to two seconds.
  func connect(startsServer: Bool = true) throws(VoiceRefusal) -> SSIPConnection {
    guard let path else { throw VoiceRefusal(Complaint(.voiceServerUnnamed)) }
    if let connection = SSIPConnection(path) { return connection }
    guard errno == ENOENT || errno == ECONNREFUSED else {
      throw VoiceRefusal(
        Complaint(.voiceNotStarted, ["program": .text(Self.program), "reason": .complaint(.system(errno))]))
    }
    guard let program else { throw VoiceRefusal(Self.missing) }
    guard startsServer else { throw VoiceRefusal(Complaint(.voiceServerGone)) }
    let end = SSIPConnection.now() + Self.longestStart
    let words = [program, "--spawn", "--communication-method", "unix_socket", "--socket-path", path]
    do throws(ProgramFault) { try ProgramRun(words, milliseconds: Self.longestStart).finish() } catch {
      throw VoiceRefusal(Complaint(.voiceServerNotStarted))
    }
    while SSIPConnection.now() < end {
      if let connection = SSIPConnection(path) { return connection }
      usleep(20_000)
    }
    throw VoiceRefusal(Complaint(.voiceServerNotStarted))
  }

  /// Returns the voices of all modules, which are listed once, within a second; nil if there is no server yet, and
  /// none is to be started.
  func voices(startsServer: Bool) throws(VoiceRefusal) -> SpeechDispatcherVoices? {
    if let known = knownVoices { return known }
    guard startsServer || path.map(FilePresence.exists) ?? false else { return nil }
    let connection = try connect(startsServer: startsServer)
    let end = SSIPConnection.now() + Self.longestList
    let reply = try connection.ask(SSIPDialog.introduction, until: end)
    guard reply.isSuccess else { throw VoiceRefusal(SSIPDialog.refusal(reply)) }
    var voices = SpeechDispatcherVoices()
    voices.standardLanguage = try connection.ask("GET LANGUAGE", until: end).data.first
    voices.standardModule = try connection.ask("GET OUTPUT_MODULE", until: end).data.first
    for module in try connection.ask("LIST OUTPUT_MODULES", until: end).data {
      _ = try connection.ask("SET SELF OUTPUT_MODULE " + module, until: end)
      voices.add(module, lines: try connection.ask("LIST SYNTHESIS_VOICES", until: end).data)
    }
    connection.send(Array("QUIT\r\n".utf8))
    list.withLock { [voices] in $0 = voices }
    return voices
  }
}
