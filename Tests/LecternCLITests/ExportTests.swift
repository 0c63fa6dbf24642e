import Foundation
import LecternCLI
import Speech
import TestSupport
import Testing

@Suite struct ExportTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    let text = """
      # One

      Anna ran home. She was late --> very.

      # Two/../x

      Bob & <i>Eve</i> slept.

      """
    book = try home.write(text, to: "book.md")
  }

  private func export(
    _ options: String..., output: String = "sound.wav", record: ToneVoice.Record = ToneVoice.Record()
  ) -> ProgramRun {
    ProgramRun(
      ["read", book, "--output", home.path + "/" + output, "--jobs", "1"] + options, home: home,
      around: Surroundings(samples: ToneVoice.voice(record)))
  }

  private func bytes(_ name: String) -> [UInt8] { FileBytes.read(home.path + "/" + name) ?? [] }

  private func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

  @Test func `a WAV file has the sound of all utterances, in order, and nothing is left beside it`() throws {
    let record = ToneVoice.Record()
    let run = export(record: record)
    #expect(run.status == .done && run.errors.isEmpty)
    #expect(run.output == "\(home.path)/sound.wav: 2 chapters, 1 minute.\n")
    #expect(
      record.texts == ["One", "Anna ran home.", "She was late --> very.", "Two/../x", "Bob & Eve slept."])
    let samples = bytes("sound.wav").dropFirst(44).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    let letters = samples.filter { $0 != 0 }.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(\.element)
    let spoken = String(letters.compactMap { Unicode.Scalar(UInt16($0)).map(Character.init) })
    #expect(spoken == record.texts.joined())
    #expect(Array(bytes("sound.wav").prefix(4)) == Array("RIFF".utf8))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/sound.wav.part"))
  }

  @Test func `an export that was interrupted goes on where it was, and is the same as one that was not`() throws {
    let long = (1...60).map { "Paragraph \($0) has a few words, and some more of them. " }
    let text = long.map { String(repeating: $0, count: 4) + "\n\n" }.joined()
    let book = try home.write(text, to: "long.txt")
    func export(_ output: String, _ record: ToneVoice.Record) -> ProgramRun {
      ProgramRun(
        ["read", book, "--output", home.path + "/" + output, "--jobs", "1", "--verify"], home: home,
        around: Surroundings(samples: ToneVoice.voice(record)))
    }
    let whole = ToneVoice.Record()
    #expect(export("whole.wav", whole).status == .done)
    let first = ToneVoice.Record(failsAfter: 150)
    let broken = export("parts.wav", first)
    #expect(broken.status == .inputOutput && broken.errors == "lectern: The voice has failed.\n")
    #expect(!FileManager.default.fileExists(atPath: home.path + "/parts.wav"))
    let second = ToneVoice.Record()
    let run = export("parts.wav", second)
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("2640 words checked. Not spoken: 0. Of unusual length: 0.\n"))
    #expect(second.texts.count < 200 && second.texts.count >= whole.texts.count - 150)
    #expect(bytes("parts.wav") == bytes("whole.wav"))
  }

  @Test func `sound that was changed between two runs is made anew`() throws {
    let text = (1...300).map { "Paragraph \($0) has a few words, and some more.\n\n" }.joined()
    let book = try home.write(text, to: "long.txt")
    func export(_ output: String, _ record: ToneVoice.Record = ToneVoice.Record()) -> ProgramRun {
      ProgramRun(
        ["read", book, "--output", home.path + "/" + output, "--jobs", "1"], home: home,
        around: Surroundings(samples: ToneVoice.voice(record)))
    }
    #expect(export("whole.wav").status == .done)
    #expect(export("parts.wav", ToneVoice.Record(failsAfter: 200)).status == .inputOutput)
    let sound = home.path + "/parts.wav.part/sound.wav"
    var samples = try #require(FileBytes.read(sound))
    for index in 2_000..<2_100 { samples[index] = 0 }
    try Data(samples).write(to: URL(fileURLWithPath: sound))
    #expect(export("parts.wav").status == .done)
    #expect(bytes("parts.wav") == bytes("whole.wav"))
  }

  @Test func `a folder of the user's beside the output is left alone`() throws {
    let folder = home.path + "/sound.wav.part"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/mine"))
    let run = export()
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasPrefix("lectern: \(folder) is not a folder that an export has left."), "\(run.errors)")
    #expect(FileBytes.read(folder + "/mine") == Array("mine".utf8))
  }

  @Test func `what was made with another voice is made anew`() throws {
    let folder = home.path + "/sound.wav.part"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder + "/lectern-export"))
    for name in ["00001", "00002"] {
      try Data("RIFF".utf8).write(to: URL(fileURLWithPath: folder + "/\(name).wav"))
      try Data("tone\n0\t1\t2\n".utf8).write(to: URL(fileURLWithPath: folder + "/\(name).tsv"))
    }
    let record = ToneVoice.Record()
    #expect(export(record: record).status == .done)
    #expect(record.texts.count == 5)
  }

  @Test func `subtitles have a cue for each sentence, whose text is no line of times`() throws {
    #expect(export("--subtitles", "srt").status == .done)
    #expect(
      text("sound.srt").split(separator: "\n\n").prefix(3) == [
        "1\n00:00:00,800 --> 00:00:00,830\nOne", "2\n00:00:01,230 --> 00:00:01,370\nAnna ran home.",
        "3\n00:00:01,370 --> 00:00:01,590\nShe was late -> very.",
      ])
    #expect(export("--subtitles", "vtt").status == .done)
    #expect(text("sound.vtt").hasPrefix("WEBVTT\n\n00:00:00.800 --> 00:00:00.830\nOne\n\n"))
    #expect(text("sound.vtt").contains("\nBob &amp; Eve slept.\n"))
    #expect(export("--subtitles", "lrc").status == .done)
    #expect(text("sound.lrc").hasPrefix("[00:00.80]One\n[00:01.23]Anna ran home.\n"))
  }

  @Test func `subtitles may have a cue for each word`() throws {
    #expect(export("--subtitles", "lrc", "--words").status == .done)
    #expect(
      text("sound.lrc").split(separator: "\n").dropFirst().prefix(4) == [
        "[00:01.23]Anna", "[00:01.28]ran", "[00:01.32]home.", "[00:01.37]She",
      ])
  }

  @Test func `a folder has a file for each chapter, whose name leads nowhere`() throws {
    let run = export("--audio", "wav", output: "folder/")
    #expect(run.status == .done)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path + "/folder").sorted() == [
        "01 One.wav", "02 Two x.wav",
      ])
  }

  @Test(arguments: ["--verify", "--words"])
  func `an option for sound without a file for it is refused`(option: String) {
    let run = ProgramRun(["read", book, option], home: home)
    #expect(run.status == .usage && run.errors.hasPrefix("lectern: \(option) goes with --output"))
  }

  @Test func `a preview writes nothing though an output is named`() throws {
    #expect(export("--preview").status == .done)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/sound.wav"))
  }

  @Test func `a preview tells the chapters, their words and the time, and writes nothing`() throws {
    let run = ProgramRun(
      ["read", book, "--preview"], home: home, around: Surroundings(samples: ToneVoice.voice()))
    #expect(
      run.lines == [
        "One: 9 words, 1 minute.", "Two/../x: 5 words, 1 minute.", "In all: 2 chapters, 14 words, 1 minute.",
        "Voice: tone.",
      ])
  }

  @Test(arguments: [
    ("sound.xyz", 64, "has no ending that tells a format"), ("sound", 64, "has no ending that tells a format"),
    ("no/such/sound.wav", 74, "/no/such is not there: check the path"),
    ("no/such/folder/", 74, "/no/such is not there: check the path"), ("sound.mp3", 74, "FFmpeg is not installed"),
  ])
  func `an output that cannot be is refused with a sentence`(output: String, status: Int32, sentence: String) {
    let run = export(output: output)
    #expect(run.status.rawValue == status)
    #expect(run.errors.contains(sentence))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/no"))
  }

  @Test func `a file that another export writes is left to it`() throws {
    let folder = home.path + "/sound.wav.part"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let other = open(folder, O_RDONLY | O_DIRECTORY)
    #expect(flock(other, LOCK_EX) == 0)
    let record = ToneVoice.Record()
    let run = export(record: record)
    #expect(run.status == .inputOutput && record.texts.isEmpty)
    #expect(run.errors.hasPrefix("lectern: Another export writes \(home.path)/sound.wav: "), "\(run.errors)")
    close(other)
    #expect(export().status == .done)
  }

  @Test(arguments: ["--voice", "--rate"], ["print", "none"])
  func `an option for a voice is refused where none speaks`(option: String, speech: String) {
    let value = option == "--rate" ? "300" : "espeak:en"
    let run = ProgramRun(["read", book, "--speech", speech, option, value], home: home)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.errors.hasPrefix("lectern: \(option) goes with --output, or with --speech and a voice"))
  }

  @Test(arguments: ["recorded", "synthetic"])
  func `a narrated book is written with its narrator or a voice, as an option says`(narration: String) throws {
    let path = try NarratedFixture.book("<p id='p'>One is here.</p>", [("p", "0s", "40s", nil)]).write(to: home)
    func texts(_ options: [String]) -> [String] {
      let record = ToneVoice.Record()
      let voice = ToneVoice.voice(record, playsRecordings: true)
      let arguments = ["read", path, "--output", home.path + "/sound.wav", "--jobs", "1"]
      #expect(ProgramRun(arguments + options, home: home, around: Surroundings(samples: voice)).status == .done)
      return record.texts
    }
    #expect(
      texts(["--narration", narration]) == [narration == "recorded" ? "recorded: One is here." : "One is here."])
    #expect(texts([]) == ["recorded: One is here."])
  }

  @Test func `a piece that was made before its turn takes its place`() throws {
    let text = (1...300).map { "Paragraph \($0) has a few words, and some more.\n\n" }.joined()
    let book = try home.write(text, to: "long.txt")
    func export(_ output: String, jobs: String) -> ProgramRun {
      ProgramRun(
        ["read", book, "--output", home.path + "/" + output, "--jobs", jobs], home: home,
        around: Surroundings(samples: ToneVoice.voice()))
    }
    #expect(export("one.wav", jobs: "1").status == .done)
    // The samples of the second piece lie there, those of the first do not.
    let folder = home.path + "/two.wav.part"
    let broken = ToneVoice.Record(failsAfter: 200)
    _ = ProgramRun(
      ["read", book, "--output", home.path + "/two.wav", "--jobs", "1"], home: home,
      around: Surroundings(samples: ToneVoice.voice(broken)))
    let whole = FileBytes.read(folder + "/sound.wav") ?? []
    let first = FileBytes.read(folder + "/00001.tsv") ?? []
    let samples = String(decoding: first, as: UTF8.self).split(separator: "\n").dropFirst(2).reduce(0) {
      $0 + (Int($1.split(separator: "\t", omittingEmptySubsequences: false)[5]) ?? 0)
    }
    let second = String(decoding: FileBytes.read(folder + "/00002.tsv") ?? [], as: UTF8.self)
      .split(separator: "\n").dropFirst(2).reduce(0) {
        $0 + (Int($1.split(separator: "\t", omittingEmptySubsequences: false)[5]) ?? 0)
      }
    #expect(samples > 0 && second > 0)
    let header = [UInt8](repeating: 0, count: 44)
    let range = 44 + samples * 2..<44 + (samples + second) * 2
    try Data(header + whole[range]).write(to: URL(fileURLWithPath: folder + "/00002.wav"))
    try FileManager.default.removeItem(atPath: folder + "/sound.wav")
    let record = ToneVoice.Record()
    let run = ProgramRun(
      ["read", book, "--output", home.path + "/two.wav", "--jobs", "1"], home: home,
      around: Surroundings(samples: ToneVoice.voice(record)))
    #expect(run.status == .done && record.texts.count < 300)
    #expect(!bytes("one.wav").isEmpty && bytes("two.wav") == bytes("one.wav"))
  }
}
