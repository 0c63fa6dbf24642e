import Glibc
import Processes
import Speech
import Words

extension VoiceInstallation {
  /// Returns the voice of a command that the user names; `wake` is called when it has events to take.
  ///
  /// - Throws: The reason why the command cannot be used.
  package func voice(
    command line: String, _ choices: VoiceChoices, clock: @escaping @Sendable () -> Instant,
    wake: @escaping @Sendable () -> Void
  ) throws(VoiceRefusal) -> any Voice {
    let command = try VoiceCommand(line)
    let program = command.template.program
    if program.split(separator: "/").last == "piper" { try Self.checkPiper(program) }
    switch command.mode {
    case .speechDispatcher: return try voice(.speechd, choices, clock: clock, wake: wake)
    case .speaks:
      return CommandVoice(
        PlainCommand(command.template, choices), patience: patience.command, supervisor: supervisor, wake: wake)
    case .lines:
      return LinesVoice(
        command.template, choices, patience: patience.command, supervisor: supervisor, clock: clock, wake: wake)
    case .samples(let perSecond):
      guard let player else { throw VoiceRefusal(SoundPlayer.noneFound) }
      return try SoundVoice(choices, player: player, clock: clock, wake: wake) {
        [self] choices throws(VoiceRefusal) in
        let choices = command.needsModel ? try choosingModel(choices) : choices
        let sampleRate = command.needsModel ? Self.sampleRate(of: choices.standard?.voice ?? "") : perSecond
        let engine = CommandEngine(command.template, sampleRate: sampleRate, patience: patience.command)
        // A command has no name of an engine, and takes any name of a voice.
        return EngineSet(engines: [(.espeak, engine)], choices: choices.ofOneEngine(.espeak))
      }
    }
  }

  /// Checks that a program is the one that speaks: another one with the same name sets up mice.
  private static func checkPiper(_ program: String) throws(VoiceRefusal) {
    var help = ""
    do throws(ProgramFault) {
      let output = try ProgramRun([program, "--help"], milliseconds: 5_000).output(upTo: 1 << 16)
      help = String(decoding: output, as: UTF8.self)
    } catch {
      if error == .missing { throw VoiceRefusal(Complaint(.voiceNoProgram, ["program": .text(program)])) }
    }
    guard help.contains("--model"), help.contains("--output-raw") || help.contains("--output_raw") else {
      throw VoiceRefusal(Complaint(.voiceOtherPiper, ["program": .text(program)]))
    }
  }

  /// Returns choices in which a model of Piper is named: the one that is chosen, or the first in the user's folder.
  private func choosingModel(_ choices: VoiceChoices) throws(VoiceRefusal) -> VoiceChoices {
    var choices = choices
    let models = voiceFolder.map { PythonVoices.models(in: $0) } ?? []
    let chosen = choices.standard?.voice
    guard let model = models.first(where: { $0.name == chosen })?.reference ?? chosen ?? models.first?.reference
    else {
      throw VoiceRefusal(Complaint(.voiceNoModel, ["name": .text("piper"), "folder": .text(voiceFolder ?? "")]))
    }
    choices.standard = VoiceName(.piper, model)
    choices.byLanguage = [:]
    return choices
  }

  /// Returns the number of samples per second that a model of Piper makes, as the file beside it says.
  private static func sampleRate(of model: String) -> Int {
    let file = Descriptor(open("\(model).json", O_RDONLY | O_CLOEXEC))
    let text = String(decoding: file.read(upTo: 1 << 20) ?? [], as: UTF8.self)
    let rest = text.split(separator: "\"sample_rate\"", maxSplits: 1).dropFirst().first
    return rest.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) } ?? 22_050
  }
}

extension VoiceChoices {
  /// Returns the choices with all voices taken for those of one engine.
  fileprivate func ofOneEngine(_ engine: EngineName) -> VoiceChoices {
    var choices = self
    choices.standard = standard.map { VoiceName(engine, $0.voice) }
    choices.byLanguage = byLanguage.mapValues { VoiceName(engine, $0.voice) }
    return choices
  }
}
