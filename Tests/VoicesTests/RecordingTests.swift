import Accessibility
import Foundation
import Glibc
import Processes
import Speech
import TestSupport
import Testing
import TextModel
import Words

@testable import Voices

/// The sound files of a book that is a folder, or files in memory.
private struct Files: RecordingFiles {
  let folder: String
  var isInMemory = false

  func file(named name: String) throws(VoiceRefusal) -> RecordingFile {
    guard let bytes = FileBytes.read(folder + "/" + name) else {
      throw VoiceRefusal(Complaint.quoted("\(name) is not there."))
    }
    return isInMemory ? .bytes(bytes) : .path(folder + "/" + name)
  }
}

@Suite struct RecordingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Two seconds of a tone, of which each half second is louder than the one before.
    let samples = (0..<44_100).map { Int16((Double($0 / 11_025) + 1) * 5000 * sin(Double($0) * 0.1)) }
    let data = samples.withUnsafeBytes { Data($0) }
    func four(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    let head = Array("RIFF".utf8) + four(data.count + 36) + Array("WAVEfmt ".utf8) + four(16) + [1, 0, 1, 0]
    let wave =
      head + four(22_050) + four(44_100) + [2, 0, 16, 0] + Array("data".utf8) + four(data.count) + Array(data)
    try Data(wave).write(to: URL(fileURLWithPath: folder.path + "/tone.wav"))
    try program("aplay", "exec cat >> '\(folder.path)/samples'")
  }

  /// Writes a program of the search path.
  private func program(_ name: String, _ commands: String) throws {
    let path = try folder.write("#!/bin/sh\n\(commands)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func owner(_ files: Files, rate: Int = 200) throws -> VoiceOwner {
    let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let installation = VoiceInstallation(environment: ["PATH": path], folder: programs)
    let owner = try VoiceOwner { wake in
      try installation.voice(.espeak, VoiceChoices(), clock: VoiceOwner.now, wake: wake)
    }
    owner.voice.takeRecordings(files)
    owner.voice.rate = rate
    #expect(owner.voice.playsRecordings)
    return owner
  }

  private func utterance(_ clip: Clip, _ text: String = "Ready.") -> Utterance {
    Utterance(id: 1, kind: .reading, speech: SpeechText(text, in: "en"), clip: clip)
  }

  private var samples: [Int16] {
    (FileBytes.read(folder.path + "/samples") ?? []).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  @Test(arguments: [false, true])
  func `a clip is played, and its times are told in those of the file`(isInMemory: Bool) throws {
    var owner = try owner(Files(folder: folder.path, isInMemory: isInMemory))
    owner.speak(utterance(Clip(file: "tone.wav", begin: 500, end: 1500)))
    try owner.wait(forEndOf: 1)
    let times = owner.told.compactMap { event -> Int? in
      if case .speech(.played(1, let time)) = event { return time }
      return nil
    }
    #expect(times.first == 500 && times == times.sorted() && times.count >= 4 && times.allSatisfy { $0 < 1500 })
    #expect((43_000...45_200).contains(samples.count))
    // The second and the third half second, at their loudness.
    #expect((9_000...11_000).contains(Int(samples.prefix(20_000).max() ?? 0)))
    #expect((14_000...16_000).contains(Int(samples.suffix(20_000).max() ?? 0)))
  }

  @Test(arguments: [(400, 0.5), (100, 2.0), (600, 1.0 / 3)])
  func `a faster rate is a faster recording`(rate: Int, part: Double) throws {
    var owner = try owner(Files(folder: folder.path), rate: rate)
    owner.speak(utterance(Clip(file: "tone.wav", begin: 0, end: 1000)))
    try owner.wait(forEndOf: 1)
    #expect(abs(Double(samples.count) - 44_100 * part) < 4_000)
  }

  @Test(arguments: [false, true])
  func `a long clip is made as it is played, and no further ahead than is needed`(isPlayed: Bool) throws {
    let length = 8_820_000
    try program("ffmpeg", "head -c \(length) /dev/zero; : > '\(folder.path)/made'")
    if !isPlayed { try program("aplay", "exec sleep 60") }
    let recordings = RecordingPlayer(Files(folder: folder.path), program: folder.path + "/ffmpeg")
    var work = SoundWork(
      SoundWork.Equipment(
        sources: [], patience: [], player: SoundPlayer([folder.path + "/aplay"]), recordings: recordings, advice: nil,
        clock: VoiceOwner.now))
    let clip = Clip(file: "tone.wav", begin: 0, end: 100_000)
    work.add(
      SoundJob(
        id: 1, kind: .reading, pieces: [.clip(clip, volume: 100, speed: 1, instead: [])], pauseAfter: 0, characters: 0
      ))
    let made = { FileBytes.read(folder.path + "/made") != nil }
    // Work without a moment to wait for has made enough for now, or all.
    repeat {
      _ = work.advance()
      var polled = work.waits.map { pollfd(fd: $0.descriptor.number, events: $0.events, revents: 0) }
      if isPlayed || work.wait != nil { poll(&polled, nfds_t(polled.count), 1_000) }
    } while isPlayed ? !made() : work.wait != nil
    #expect(made() == isPlayed)
    work.close()
  }

  @Test(arguments: ["missing.wav", "broken.wav", "playlist.mp3"])
  func `a clip that cannot be played is told, and its text is spoken`(name: String) throws {
    _ = try folder.write("no sound at all", to: "broken.wav")
    // A book must not have a file played that is none of its own.
    let outside =
      "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n\(folder.path)/tone.wav\n#EXT-X-ENDLIST\n"
    _ = try folder.write(outside, to: "playlist.mp3")
    var owner = try owner(Files(folder: folder.path), rate: 600)
    owner.speak(utterance(Clip(file: name, begin: 0, end: 1000), "The voice speaks in its place."))
    try owner.wait(forEndOf: 1)
    let troubles = owner.told.compactMap { event -> String? in
      if case .trouble(let complaint) = event { return Catalogue.english.text(complaint) }
      return nil
    }
    #expect(troubles.count == 1)
    #expect(troubles.first?.hasPrefix("A part of the recording cannot be played; a voice reads its text.") == true)
    #expect(samples.count > 5_000)
  }
}
