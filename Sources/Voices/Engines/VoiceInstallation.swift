import CLinux
import Glibc
import Processes
import Speech
import Synchronization
import Words

/// The engines, the voices and the players that are installed.
package final class VoiceInstallation: Sendable {
  private let environment: [String: String]
  /// The times that are waited for programs.
  let patience: VoicePatience
  /// Speech Dispatcher of the user's session.
  private let server: SpeechDispatcherServer
  /// The voices of eSpeak NG, once they were asked for; a helper that did not tell them is not asked again, since each
  /// time the reader would wait for it.
  private let espeakVoices = Mutex<Result<EspeakVoices, VoiceRefusal>?>(nil)
  /// The list of these voices.
  private let voiceList: EspeakVoiceList
  /// The folder of the program, where its helpers are.
  private let folder: String?

  /// Creates an installation, of which nothing is looked at before it is asked for.
  package init(environment: [String: String], folder: String?, patience: VoicePatience = VoicePatience()) {
    self.environment = environment
    self.folder = folder
    self.patience = patience
    server = SpeechDispatcherServer(environment: environment)
    voiceList = EspeakVoiceList(cache: OutputCache.inUserCache("voices", environment))
  }

  /// The helper that ends a command with this program, however that ends, or nil if there is none.
  var supervisor: Supervisor? { Supervisor(inFolder: folder) }

  /// The program that plays samples, or nil if there is none.
  var player: SoundPlayer? { SoundPlayer.installed(in: environment, supervisor: supervisor).first }

  /// A Boolean value that indicates whether a voice can be heard: there is an engine and a player.
  package var hasSound: Bool { espeakHelper != nil && player != nil }

  /// The path of the helper with the library of eSpeak NG, or nil if there is none.
  var espeakHelper: String? {
    let name = EspeakEngine.program
    if let folder, access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    return SearchPath(environment["PATH"] ?? "").has(name) ? name : nil
  }

  /// The folder of the user's own voices: a virtual environment of Python, and models beside it.
  var voiceFolder: String? {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let data = folder("XDG_DATA_HOME") ?? folder("HOME").map { $0 + "/.local/share" }
    return data.map { $0 + "/lectern/voices" }
  }

  /// Returns an engine, or the reason why it cannot be used.
  func engine(_ name: EngineName) throws(VoiceRefusal) -> any SoundEngine {
    switch name {
    case .espeak:
      guard let helper = espeakHelper else {
        throw VoiceRefusal(Complaint(.voiceNoProgram, ["program": .text(EspeakEngine.program)]))
      }
      return EspeakEngine(helper: helper) { [self] in (try? voices(of: helper)) ?? EspeakVoices(lines: "") }
    case .piper, .hibari:
      guard let neural = PythonVoices(name, environment: environment, folder: voiceFolder) else {
        throw VoiceRefusal(
          Complaint(.voiceNoPackage, ["name": .text(name.rawValue), "folder": .text(voiceFolder ?? "")]))
      }
      guard !neural.models.isEmpty else {
        throw VoiceRefusal(
          Complaint(.voiceNoModel, ["name": .text(name.rawValue), "folder": .text(voiceFolder ?? "")]))
      }
      return NeuralEngine(name, python: neural.python, models: neural.models)
    case .speechd: throw VoiceRefusal(.playsItself(.speechd))
    }
  }

  /// Returns an engine whose voices are known, or the reason why they are not.
  private func listedEngine(_ name: EngineName) throws(VoiceRefusal) -> any SoundEngine {
    let engine = try engine(name)
    if name == .espeak, let helper = espeakHelper { _ = try voices(of: helper) }
    return engine
  }

  private func voices(of helper: String) throws(VoiceRefusal) -> EspeakVoices {
    let known = espeakVoices.withLock { voices in
      let answer = voices ?? ask(helper)
      voices = answer
      return answer
    }
    return try known.get()
  }

  private func ask(_ helper: String) -> Result<EspeakVoices, VoiceRefusal> {
    do throws(ProgramFault) {
      return .success(try voiceList.voices(of: helper))
    } catch {
      let complaint = Complaint(.voiceUnread, ["program": .text(helper)])
      return .failure(VoiceRefusal(complaint.followed(by: EspeakEngine.advice)))
    }
  }

  /// Returns the engines for some choices, of which the standard one speaks what no other is chosen for.
  ///
  /// - Throws: The reason why an engine or a voice that is chosen cannot be used.
  func engines(_ otherwise: EngineName, _ choices: VoiceChoices) throws(VoiceRefusal) -> EngineSet {
    let chosen = [choices.standard].compactMap(\.self) + choices.byLanguage.values
    let first = choices.standard?.engine ?? otherwise
    var engines = [(name: first, engine: try engine(first))]
    for name in EngineName.allCases where name != first && chosen.contains(where: { $0.engine == name }) {
      engines.append((name, try engine(name)))
    }
    for name in chosen {
      guard let voice = name.voice, try !listedEngine(name.engine).has(voice) else { continue }
      throw VoiceRefusal(Complaint(.voiceUnknown, ["name": .text(voice), "engine": .text(name.engine.rawValue)]))
    }
    return EngineSet(engines: engines, choices: choices)
  }

  /// Returns a voice of an engine, with the user's choices among others; `wake` is called when it has events to take.
  package func voice(
    _ engine: EngineName, _ choices: VoiceChoices, clock: @escaping @Sendable () -> Instant,
    wake: @escaping @Sendable () -> Void
  ) throws(VoiceRefusal) -> any Voice {
    let isServed = { (choices: VoiceChoices) in (choices.standard?.engine ?? engine) == .speechd }
    // Names can only be checked against a list, which is not asked for while the reader waits for an answer to a key.
    if isServed(choices) { _ = try? server.voices(startsServer: false) }
    let needed = { (choices: VoiceChoices) in
      Set([choices.standard?.engine ?? engine] + choices.byLanguage.values.map(\.engine))
    }
    return try EngineVoice(choices, clock: clock, engines: needed) { [self] choices throws(VoiceRefusal) in
      if isServed(choices) {
        return try SpeechDispatcherVoice(server, choices, patience: patience, clock: clock, wake: wake)
      }
      guard let player else { throw VoiceRefusal(SoundPlayer.noneFound) }
      return try SoundVoice(
        choices, player: player, recordings: RecordingPlayer.program(in: environment["PATH"] ?? ""), clock: clock,
        wake: wake
      ) { [self] choices throws(VoiceRefusal) in
        try engines(engine, choices)
      }
    }
  }

  /// Returns a voice that makes samples, and needs no player.
  package func sampleVoice(
    _ engine: EngineName, _ choices: VoiceChoices, recordings files: (any RecordingFiles)?,
    clock: @escaping @Sendable () -> Instant
  ) throws(VoiceRefusal) -> SampleVoice {
    let program = RecordingPlayer.program(in: environment["PATH"] ?? "")
    guard (choices.standard?.engine ?? engine) != .speechd else {
      throw VoiceRefusal(Complaint(.voiceUnwritten, ["engine": .text(EngineName.speechd.rawValue)]))
    }
    let engines = try engines(engine, choices)
    for name in engines.names { _ = try listedEngine(name) }
    let sampleRate = engines.engines.first?.engine.sampleRate ?? 22_050
    let names = engines.names.map(\.rawValue) + [choices.named]
    let recorded = files != nil && program != nil
    return SampleVoice(
      sampleRate: recorded ? RecordingPlayer.sampleRate : sampleRate, languages: engines.languages,
      label: choices.standard?.text ?? engine.rawValue, name: names.joined(separator: " "), playsRecordings: recorded
    ) {
      // Each maker has a file of the recording of its own.
      let recordings = files.flatMap { files in program.map { RecordingPlayer(files, program: $0) } }
      return EngineMaker(
        engines, sampleRate: recorded ? RecordingPlayer.sampleRate : sampleRate, recordings: recordings, clock: clock)
    }
  }

  /// Returns the voices of Speech Dispatcher; a server that is not running yet offers itself.
  private func offersOfServer() throws(VoiceRefusal) -> [VoiceOffer] {
    if let fault = server.fault { throw VoiceRefusal(fault) }
    let itself = VoiceOffer(VoiceName(.speechd), label: "Speech Dispatcher", languages: [], quality: .unknown)
    return try server.voices(startsServer: false)?.offers ?? [itself]
  }

  /// Returns the voices that can be chosen, the best engines first, and the engines that cannot be used.
  ///
  /// Without a program that plays sound, an engine cannot be used, and its voices follow it: they can be written to a
  /// file.
  ///
  /// A server has to be asked for its voices, which takes most of the time.
  package func offers(asksServer: Bool = true) -> [VoiceOffer] {
    let names = [EngineName.hibari, .piper, .espeak] + (asksServer ? [.speechd] : [])
    return names.flatMap { name -> [VoiceOffer] in
      do throws(VoiceRefusal) {
        if name == .speechd { return try offersOfServer() }
        let offers = try listedEngine(name).offers
        guard player == nil else { return offers }
        let missing = SoundPlayer.noneFound
        return [VoiceOffer(name, cannotBeUsed: missing)] + offers.map { $0.unheard(missing) }
      } catch {
        return [VoiceOffer(name, cannotBeUsed: error.complaint)]
      }
    }
  }
}
