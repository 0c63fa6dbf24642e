import Accessibility
import Testing

@testable import Voices

@Suite struct EarconSoundTests {
  @Test func `each sound is short, quiet, and unlike the others`() {
    let sounds = Earcon.allCases.map { EarconSound.waveform(of: $0) }
    #expect(Set(sounds).count == Earcon.allCases.count)
    for sound in sounds {
      let loudest = sound.samples.map { abs(Int($0)) }.max() ?? 0
      #expect((1000...6000).contains(loudest))
      #expect((0.02...0.4).contains(Double(sound.samples.count) / Double(sound.sampleRate)))
      // It neither begins nor ends with a click.
      #expect(abs(Int(sound.samples.first ?? 0)) < 200 && abs(Int(sound.samples.last ?? 0)) < 200)
    }
  }
}
