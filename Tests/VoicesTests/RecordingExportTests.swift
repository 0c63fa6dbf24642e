import Accessibility
import Foundation
import Speech
import TestSupport
import Testing
import TextModel
import Voices

/// The recording of a book as it is written to a file, by FFmpeg, whose starts are counted.
@Suite struct RecordingExportTests {
  /// Samples in memory.
  private final class Sink: SampleSink {
    var bytes: [UInt8] = []
    /// The most bytes that came at once.
    var most = 0

    var count: Int { bytes.count }

    func append(_ more: [UInt8]) {
      bytes += more
      most = max(most, more.count)
    }

    func cut(to count: Int) { bytes.removeLast(bytes.count - count) }

    var samples: [Int16] { bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) } }
  }

  private struct Files: RecordingFiles {
    let folder: String

    func file(named name: String) -> RecordingFile { .path(folder + "/" + name) }
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Four seconds, each of which is louder than the one before.
    let samples = (0..<176_400).map { index in
      let loudness = Double(index / 44_100 + 1) * 5000
      return Int16(loudness * sin(Double(index) * 0.1))
    }
    let data = samples.withUnsafeBytes { Array($0) }
    func four(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    var wave: [UInt8] = Array("RIFF".utf8)
    wave += four(data.count + 36)
    wave += Array("WAVEfmt ".utf8)
    wave += four(16) + [1, 0, 1, 0]
    wave += four(44_100) + four(88_200)
    wave += [2, 0, 16, 0]
    wave += Array("data".utf8) + four(data.count)
    wave += data
    try Data(wave).write(to: URL(fileURLWithPath: folder.path + "/tone.wav"))
    try encoder("exec /usr/bin/ffmpeg \"$@\"")
  }

  /// Puts a program in the place of FFmpeg, which notes that it was started.
  private func encoder(_ command: String) throws {
    let path = try folder.write("#!/bin/sh\necho >> '\(folder.path)/starts'\n\(command)\n", to: "ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private var starts: Int { FileBytes.read(folder.path + "/starts")?.count ?? 0 }

  private func maker() throws -> any SampleMaker {
    let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let installation = VoiceInstallation(environment: ["PATH": path], folder: programs)
    let voice = try installation.sampleVoice(
      .espeak, VoiceChoices(), recordings: Files(folder: folder.path), clock: VoiceOwner.now)
    return voice.maker()
  }

  private func play(_ clips: [Clip]) throws -> (sink: Sink, speech: [Range<Int>]) {
    let (maker, sink) = (try maker(), Sink())
    let speech = try clips.enumerated().map { index, clip in
      let origin = sink.count / 2
      let text = SpeechText("Ready.", in: "en")
      let spoken = try maker.make(Utterance(id: index, kind: .reading, speech: text, clip: clip), into: sink)
      #expect(origin + spoken.count == sink.count / 2)
      return origin + spoken.speech.lowerBound..<origin + spoken.speech.upperBound
    }
    return (sink, speech)
  }

  private func clip(_ begin: Int, _ end: Int?) -> Clip { Clip(file: "tone.wav", begin: begin, end: end) }

  @Test func `clips that follow each other are made by one start, with or without a gap between them`() throws {
    let clips = stride(from: 0, to: 1000, by: 10).map { clip($0, $0 + 10) } + [clip(2000, 3000), clip(3500, nil)]
    let played = try play(clips)
    #expect(starts == 1)
    #expect(played.speech.map(\.count) == Array(repeating: 441, count: 100) + [44_100, 22_050])
    let (first, third, last) = (played.speech[50], played.speech[100], played.speech[101])
    #expect((4_500...5_000).contains(played.sink.samples[first].max() ?? 0))
    #expect((14_900...15_000).contains(played.sink.samples[third].max() ?? 0))
    #expect((19_900...20_000).contains(played.sink.samples[last].max() ?? 0))
  }

  @Test func `a clip is the same samples whether it goes on or is begun with`() throws {
    let together = try play([clip(0, 700), clip(700, 1300), clip(1700, 2300)])
    for (index, clip) in [clip(0, 700), clip(700, 1300), clip(1700, 2300)].enumerated() {
      let alone = try play([clip])
      #expect(alone.sink.samples[alone.speech[0]] == together.sink.samples[together.speech[index]])
    }
  }

  @Test func `a clip before the last one is played, and one behind the end is spoken`() throws {
    let played = try play([clip(2000, 2500), clip(1000, 1500), clip(60_000, 61_000)])
    #expect(played.speech.prefix(2).map(\.count) == [22_050, 22_050])
    #expect((9_900...10_000).contains(played.sink.samples[played.speech[1]].max() ?? 0))
    #expect(played.speech[2].count > 10_000 && starts == 3)
  }

  @Test func `a long clip is handed on in small parts`() throws {
    try encoder("head -c 8820000 /dev/zero")
    let played = try play([clip(0, 100_000)])
    #expect(played.speech.map(\.count) == [4_410_000])
    #expect(played.sink.most <= 1 << 20)
  }
}
