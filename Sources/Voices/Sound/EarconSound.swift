import Accessibility

/// The sounds of the program, each a few quiet notes.
enum EarconSound {
  /// A note: its frequency, its start, its length and its loudness as a part of the greatest.
  private struct Note {
    let hertz: Double
    let start: Double
    let length: Double
    var loudness = 1.0
  }

  private static let sampleRate = 22_050
  /// The loudness of the loudest note, as a part of the greatest: speech is about three times as loud.
  private static let loudness = 0.12
  /// The time in which a note comes to its loudness, in seconds.
  private static let attack = 0.004

  /// Returns the sound of an earcon.
  ///
  /// A beginning goes up, an end goes down, and an edge is low.
  static func waveform(of earcon: Earcon) -> Waveform {
    Waveform(sampleRate: sampleRate, samples: samples(of: notes(of: earcon)))
  }

  private static func notes(of earcon: Earcon) -> [Note] {
    switch earcon {
    case .boundary:
      [Note(hertz: 110, start: 0, length: 0.09), Note(hertz: 165, start: 0, length: 0.05, loudness: 0.5)]
    case .complete: up(523, 659, 784, each: 0.08)
    case .separator: [Note(hertz: 392, start: 0, length: 0.09), Note(hertz: 392, start: 0.16, length: 0.09)]
    case .link: [Note(hertz: 1319, start: 0, length: 0.04)]
    case .note: up(880, 1175, each: 0.035)
    case .quote: [Note(hertz: 659, start: 0, length: 0.06)]
    case .saved: up(784, 1047, each: 0.07)
    case .screen: up(523, 784, each: 0.045)
    case .formsOn: up(587, 880, each: 0.05)
    case .formsOff: up(880, 587, each: 0.05)
    case .bookmark: up(988, 1319, each: 0.045)
    case .mark: [Note(hertz: 740, start: 0, length: 0.05)]
    case .sleep: up(440, 330, 220, each: 0.12)
    case .capital: [Note(hertz: 1568, start: 0, length: 0.03)]
    case .unbound: [Note(hertz: 147, start: 0, length: 0.08)]
    case .error: up(294, 196, each: 0.08)
    case .page: [Note(hertz: 1047, start: 0, length: 0.03)]
    case .chapter: up(392, 523, 659, 784, each: 0.09)
    case .heading: up(659, 988, each: 0.06)
    }
  }

  /// Returns notes one after another.
  private static func up(_ frequencies: Double..., each length: Double) -> [Note] {
    frequencies.enumerated().map { Note(hertz: $1, start: Double($0) * length * 0.8, length: length) }
  }

  private static func samples(of notes: [Note]) -> [Int16] {
    let end = notes.map { $0.start + $0.length }.max() ?? 0
    var samples = [Double](repeating: 0, count: Int(end * Double(sampleRate)))
    for note in notes {
      let first = Int(note.start * Double(sampleRate))
      for index in first..<min(samples.count, first + Int(note.length * Double(sampleRate))) {
        let time = Double(index - first) / Double(sampleRate)
        // The note comes at once, and dies away before its end.
        let envelope = min(1, time / attack) * max(0, 1 - time / note.length) * max(0, 1 - time / note.length)
        let wave = sine(note.hertz * time) + 0.25 * sine(2 * note.hertz * time)
        samples[index] += wave * envelope * note.loudness
      }
    }
    return samples.map { Int16(max(-1, min(1, $0 * loudness)) * 32_767) }
  }

  /// Returns the sine of a number of turns.
  private static func sine(_ turns: Double) -> Double {
    // A parabola corrected by another: an error of a thousandth, which nobody hears.
    let phase = (turns - turns.rounded(.down)) * 2 - 1
    let parabola = -4 * phase * (1 - abs(phase))
    return 0.225 * (parabola * abs(parabola) - parabola) + parabola
  }
}
