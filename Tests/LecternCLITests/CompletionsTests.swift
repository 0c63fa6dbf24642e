import Foundation
import LecternCLI
import TestSupport
import Testing

@Suite struct CompletionsTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func script(_ shell: String) -> String {
    let run = ProgramRun(["completions", shell], home: home)
    #expect(run.status == .done)
    return run.output
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a script knows every command and every option that help lists`(shell: String) {
    let help = ProgramRun(["--help"], home: home).output
    let script = script(shell)
    for option in Set(help.matches(of: /--[a-z][a-z-]+/).map { String($0.output.dropFirst(2)) }) {
      #expect(script.contains(shell == "fish" ? "-l \(option)" : "--\(option)"), "\(option)")
    }
    for command in help.matches(of: /\nlectern ([a-z]+)/).map({ String($0.output.1) }) {
      #expect(script.contains(shell == "fish" ? "-a \(command) " : command), "\(command)")
    }
  }

  /// Returns the completions that bash offers for the last word of a line.
  func offered(_ words: [String]) throws -> [String] {
    let file = home.path + "/script"
    try Data(script("bash").utf8).write(to: URL(fileURLWithPath: file))
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments =
      [
        "-c",
        "source \"$0\"; COMP_WORDS=(lectern \"$@\"); COMP_CWORD=$#; _lectern; printf '%s\\n' \"${COMPREPLY[@]}\"",
      ]
      + [file] + words
    bash.currentDirectoryURL = URL(fileURLWithPath: home.path)
    let pipe = Pipe()
    bash.standardOutput = pipe
    try bash.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["tran"], ["transcript"]), (["--unl"], ["--unlinked"]), (["read", "--format", "s"], ["ssml"]),
      (["read", "book", "--format", "=", "j"], ["jsonl"]), (["read", "--verb"], ["--verbosity"]),
      (["practice", "ro"], ["rotor"]), (["completions", ""], ["bash", "zsh", "fish"]), (["toc", "scr"], ["script"]),
      (["keys", "scr"], []), (["--speech", "e"], ["espeak"]), (["transcript", "--keys-file", "scr"], ["script"]),
      (["read", "--from", "scr"], []),
    ])
  func `bash offers what fits`(words: [String], offers: [String]) throws {
    #expect(try offered(words) == offers)
  }

  @Test func `a shell that is none is refused`() {
    let run = ProgramRun(["completions", "tcsh"], home: home)
    #expect(run.status == .usage && run.errors.hasPrefix("lectern: There are no completions for tcsh.\n"))
  }
}
