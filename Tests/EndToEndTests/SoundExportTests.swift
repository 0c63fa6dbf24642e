import Foundation
import Glibc
import TestSupport
import Testing

/// Books that the program writes as sound, with the voice of its helper.
@Suite(.timeLimit(.minutes(10))) struct SoundExportTests {
  private let home: TemporaryFolder
  private let book: String

  init() throws {
    home = try TemporaryFolder()
    let chapters = (1...6).map { chapter in
      "# Chapter \(chapter)\n\n"
        + (1...12).map { "In this paragraph, number \($0), it rained & nobody <b>went</b> out. Then it stopped.\n\n" }
        .joined()
    }
    book = try home.write(chapters.joined(), to: "rain.md")
  }

  private var environment: [String: String] {
    ["PATH": "/usr/bin:/bin", "HOME": home.path, "SHELL": "/bin/sh", "LC_ALL": "C.UTF-8"]
  }

  private func run(_ arguments: [String], program: String = ChildProcess.lectern) throws -> FinishedRun {
    try FinishedRun(arguments, program: program, environment: environment)
  }

  private func bytes(_ name: String) -> [UInt8] { FileBytes.read(home.path + "/" + name) ?? [] }

  @Test func `an export that is killed twice on the way is the same as one that is not`() throws {
    let whole = try run(["read", book, "--output", home.path + "/whole.wav", "--verify"])
    #expect(whole.output.hasPrefix("1020 words checked. Not spoken: 0. Of unusual length: 0.\n"), "\(whole.errors)")
    var random = Seed("Kills of an export")
    let arguments = ["read", book, "--output", home.path + "/parts.wav", "--verify"]
    for _ in 0..<2 {
      let folder = home.path + "/parts.wav.part"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let watch = FolderWatch(folder)
      func manifests() -> Int? {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".tsv") }.count
      }
      let before = manifests() ?? 0
      let process = try ChildProcess(
        [ChildProcess.lectern] + arguments, environment: environment,
        streams: [.file("/dev/null"), .file("/dev/null"), .file("/dev/null")])
      // It is killed at a random piece of its work, unless it has ended before.
      let pieces = Int.random(in: 1...2, using: &random)
      // The folder is removed with the end of an export, which is a change, too.
      _ = watch.wait {
        (manifests() ?? Int.max) >= before + pieces
      }
      kill(process.id, SIGKILL)
      _ = try process.change()
    }
    let rest = try run(arguments)
    #expect(rest.output.hasPrefix("1020 words checked. Not spoken: 0."), "\(rest.errors)")
    #expect(!bytes("whole.wav").isEmpty && bytes("parts.wav") == bytes("whole.wav"))
  }

  @Test func `a talking book has the text of the book, and its sound is played back`() throws {
    let run = try run(["read", book, "--output", home.path + "/rain.epub", "--verify"])
    #expect(run.change == .exited(0), "\(run.errors)")
    let talking = home.path + "/rain.epub"
    #expect(try self.run(["text", talking]).output == self.run(["text", book]).output)
    #expect(try self.run(["check", talking]).output == "No problems found.\n")
    #expect(try self.run(["info", talking]).output.contains("narrated_seconds"))
    // Its narrator is read back, and no voice is needed for any of it.
    let again = try self.run(["read", talking, "--output", home.path + "/again.wav", "--verify"])
    #expect(again.output.hasPrefix("1020 words checked. Not spoken: 0."), "\(again.errors)")
  }

  @Test func `a talking book has the contents and the notes of the book`() throws {
    let words = "# One\n\nThe rain[^1] fell.\n\n## Deep\n\nIt ran away.\n\n# Two\n\nDry.\n\n[^1]: A note.\n"
    let book = try home.write(words, to: "notes.md")
    let talking = home.path + "/notes.epub"
    #expect(try run(["read", book, "--output", talking]).change == .exited(0))
    #expect(try run(["toc", talking]).output == run(["toc", book]).output)
    #expect(try run(["read", talking]).output == run(["read", book]).output)
    let contents = try run(["-p", talking, "EPUB/nav.xhtml"], program: "/usr/bin/unzip").output
    #expect(Set(contents.matches(of: /xhtml#b\d+/).map(\.output)).count == 3, "\(contents)")
    #expect(try run(["check", talking]).output == "No problems found.\n")
  }

  @Test func `a talking book claims to be read by ear only where all of it is`() throws {
    let claims = ["accessModeSufficient\">auditory", "accessibilityFeature\">synchronizedAudioText"]
    for (options, isWhole) in [([], true), (["--to", "chapter:2"], false)] {
      #expect(try run(["read", book, "--output", home.path + "/rain.epub"] + options).change == .exited(0))
      let package = try run(["-p", home.path + "/rain.epub", "EPUB/package.opf"], program: "/usr/bin/unzip").output
      for claim in claims { #expect(package.contains(claim) == isWhole, "\(options) \(claim)") }
      #expect(package.contains("accessMode\">auditory") && package.contains("media:duration"))
    }
  }

  @Test func `an audiobook has chapters, tags and their times`() throws {
    #expect(try run(["read", book, "--output", home.path + "/rain.m4b"]).change == .exited(0))
    let probe = try run(
      [
        "-v", "error", "-show_chapters", "-show_entries", "format_tags=title", "-of", "flat", home.path + "/rain.m4b",
      ],
      program: "/usr/bin/ffprobe")
    #expect(
      probe.lines.filter { $0.contains("chapter.") && $0.contains("tags.title=\"Chapter ") }.count == 6,
      "\(probe.errors)")
    #expect(probe.output.contains("format.tags.title=\"Chapter 1\""))
  }

  // The recipe of the README, with two workers on this machine.
  @Test func `GNU parallel makes a folder of books, and does the rest of it when it is run again`() throws {
    for name in ["a", "b"] { _ = try home.write("A short book, called \(name).\n", to: name + ".txt") }
    _ = try home.write("\0\0\0", to: "c.txt")
    let recipe =
      ["--joblog", home.path + "/log", "--resume-failed", "-S", "2/:"]
      + [ChildProcess.lectern, "read", "{}", "--output", "{.}.wav", ":::"]
      + ["a", "b", "c"].map { "\(home.path)/\($0).txt" }
    let first = try run(recipe, program: "/usr/bin/parallel")
    #expect(first.change == .exited(1) && first.errors.contains("c.txt"), "\(first.errors)")
    #expect(!bytes("a.wav").isEmpty && !bytes("b.wav").isEmpty)
    _ = try home.write("A short book after all.\n", to: "c.txt")
    let second = try run(recipe, program: "/usr/bin/parallel")
    #expect(second.lines.count == 1 && !bytes("c.wav").isEmpty, "\(second.errors)")
  }
}
