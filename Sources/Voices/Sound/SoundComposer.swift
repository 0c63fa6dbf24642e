import Accessibility
import Speech

/// The way from an utterance to a job: symbols become names, words are divided among the voices of their languages, and
/// the places of the utterance's words are kept.
struct SoundComposer: Sendable {
  /// The pitch of a raised letter above that of the voice.
  static let raise = 25

  private let engines: [EngineName: any SoundEngine]
  private let order: [EngineName]
  private let choices: VoiceChoices

  /// Creates a composer for engines, of which the first speaks what no choice names another for.
  init(_ engines: [(name: EngineName, engine: any SoundEngine)], _ choices: VoiceChoices) {
    self.engines = Dictionary(engines.map { ($0.name, $0.engine) }) { first, _ in first }
    order = engines.map(\.name)
    self.choices = choices
  }

  /// Returns the job of an utterance at a rate in words of six characters per minute, and a volume in percent.
  ///
  /// `plays` indicates whether a recording is played in place of the words.
  func job(for utterance: Utterance, rate: SpeakingRate, volume: Int, plays: Bool = false) -> SoundJob {
    var pieces: [SoundJob.Piece] = []
    let delivery = SoundJob.Delivery(rate: rate.wordsPerMinute, volume: volume)
    var characters = 0
    if let letter = utterance.raised {
      pieces += self.pieces(of: SpeechText(letter, in: utterance.language), words: [], delivery, raise: Self.raise)
      characters = letter.spokenCount
    } else if utterance.text.isEmpty {
      pieces += utterance.earcons.map { .sound(EarconSound.waveform(of: $0.earcon)) }
    } else {
      let voiced = utterance.voiced.speech
      let words = Array(utterance.words(in: voiced).dropFirst())
      let first = words.first?.at ?? Int.max
      pieces += voiced.earcons.filter { $0.offset < first }.map { .sound(EarconSound.waveform(of: $0.earcon)) }
      let spoken = self.pieces(of: voiced, words: words, delivery)
      pieces += spoken.isEmpty ? [] : sounding(voiced.earcons, among: words, in: spoken)
      characters = voiced.text.spokenCount
    }
    if plays, let clip = utterance.clip {
      let speed = Double(rate.wordsPerMinute) / Double(SpeakingRate.normal)
      let limits = RecordingPlayer.speeds
      let played = min(max(speed, limits.lowerBound), limits.upperBound)
      (pieces, characters) = ([.clip(clip, volume: volume, speed: played, instead: pieces)], 0)
    }
    if utterance.pauseBefore > 0 { pieces.insert(.silence(rate.pause(utterance.pauseBefore)), at: 0) }
    return SoundJob(
      id: utterance.id, kind: utterance.kind, pieces: pieces, pauseAfter: rate.pause(utterance.pauseAfter),
      characters: characters)
  }

  /// Returns texts in which the words that sounds stand before, or in, have them.
  private func sounding(
    _ earcons: [PlacedEarcon], among words: [(at: Int, offset: Int)], in pieces: [SoundJob.Piece]
  ) -> [SoundJob.Piece] {
    var sounds: [Int: [Earcon]] = [:]
    for placed in earcons {
      if let word = words.last(where: { $0.at <= placed.offset }) {
        sounds[word.offset, default: []].append(placed.earcon)
      }
    }
    guard !sounds.isEmpty else { return pieces }
    return pieces.map { piece in
      guard case .speech(var text, let engine, let delivery) = piece else { return piece }
      for index in text.words.indices { text.words[index].sounds = sounds[text.words[index].offset] ?? [] }
      return .speech(text, engine: engine, delivery: delivery)
    }
  }

  /// Returns the texts of the engines, a piece for each voice in turn.
  private func pieces(
    of speech: SpeechText, words: [(at: Int, offset: Int)], _ delivery: SoundJob.Delivery, raise: Int = 0
  ) -> [SoundJob.Piece] {
    let length = speech.length
    return stretches(of: speech, delivery, raise).compactMap { stretch in
      guard let engine = engines[order[stretch.engine]] else { return nil }
      let part = speech.slice(stretch.range)
      let inside = words.filter { stretch.range.contains($0.at) }
        .map { (at: $0.at - stretch.range.lowerBound, offset: $0.offset) }
      var text = engine.text(of: part, words: inside)
      text.isLast = stretch.range.upperBound == length
      return .speech(text, engine: stretch.engine, delivery: stretch.delivery)
    }
  }

  private struct Stretch {
    let engine: Int
    let delivery: SoundJob.Delivery
    var range: Range<Int>
  }

  /// Returns the parts of a text that one voice speaks each, in order.
  private func stretches(of speech: SpeechText, _ delivery: SoundJob.Delivery, _ raise: Int) -> [Stretch] {
    var stretches: [Stretch] = []
    let languages = speech.languages.map { SpeechRun($0.language, in: $0.range) }
    for run in SpokenForm.pieces(of: speech, by: languages) {
      let (engine, delivery) = voice(for: run.value ?? speech.language, delivery, raise)
      if let last = stretches.last, last.engine == engine, last.delivery == delivery {
        stretches[stretches.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        stretches.append(Stretch(engine: engine, delivery: delivery, range: run.range))
      }
    }
    return stretches
  }

  /// Returns the engine for a language by its place in the order, and how it speaks.
  private func voice(
    for language: String?, _ delivery: SoundJob.Delivery, _ raise: Int
  ) -> (engine: Int, delivery: SoundJob.Delivery) {
    let chosen = VoiceChoices.choice(choices.byLanguage, for: language)
    let name = chosen ?? choices.standard
    let index = name.flatMap { order.firstIndex(of: $0.engine) } ?? 0
    var delivery = delivery
    delivery.rate = choices.rate(for: language, at: delivery.rate)
    delivery.pitch = choices.pitch(for: language, raisedBy: raise)
    let isOwn = name.map { order[index] == $0.engine } ?? false
    // A voice that is chosen for a language speaks it, whatever its own language is.
    let asked = chosen == nil ? language : nil
    delivery.voice = engines[order[index]]?.voice(for: asked, chosen: isOwn ? name?.voice : nil) ?? ""
    if chosen != nil, name?.voice == nil {
      delivery.voice = engines[order[index]]?.voice(for: language, chosen: nil) ?? ""
    }
    return (index, delivery)
  }
}

extension VoiceChoices {
  /// Returns the rate for text in a language, from that of the voice: a change of it is a change for all languages.
  func rate(for language: String?, at rate: Int) -> Int {
    VoiceChoices.choice(rates, for: language).map { rate * $0 / max(1, self.rate) } ?? rate
  }

  /// Returns the pitch for text in a language.
  func pitch(for language: String?, raisedBy raise: Int = 0) -> Int {
    min(99, (VoiceChoices.choice(pitches, for: language) ?? pitch) + raise)
  }
}

extension String {
  /// The number of letters and digits.
  fileprivate var spokenCount: Int { count { $0.isLetter || $0.isNumber } }
}
