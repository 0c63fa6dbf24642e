import Foundation
import Glibc
import Processes
import TestSupport
import Testing

@Suite struct SleepInhibitorTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test func `the lock is asked for once, and let go of with whoever holds it`() throws {
    let told = home.path + "/told"
    mkfifo(told, 0o600)
    let program = try home.write(
      "#!/bin/sh\necho $$ \"$@\" > '\(told)'\nfor program; do :; done\n\"$program\"\n", to: "inhibit")
    chmod(program, 0o700)
    let inhibitor = SleepInhibitor(program: program)
    #expect(inhibitor.hold(true))
    #expect(inhibitor.hold(true))
    let line = try #require(try FileHandle(forReadingAtPath: told)?.readToEnd())
    let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    let id = try #require(words.first.flatMap(Int32.init))
    #expect(words.contains("--what=idle:sleep"))
    #expect(kill(id, 0) == 0)
    #expect(inhibitor.hold(false))
    #expect(kill(id, 0) == -1)
    #expect(inhibitor.hold(false))
  }

  @Test func `a program that is refused the lock is ended with, and asked again once the lock was let go of`() throws
  {
    let told = home.path + "/told"
    mkfifo(told, 0o600)
    let program = try home.write("#!/bin/sh\necho $$ > '\(told)'\nexit 1\n", to: "refused")
    chmod(program, 0o700)
    let inhibitor = SleepInhibitor(program: program)
    for _ in 0..<2 {
      #expect(inhibitor.hold(true))
      let line = try #require(try FileHandle(forReadingAtPath: told)?.readToEnd())
      let id = try #require(
        Int32(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
      var info = siginfo_t()
      #expect(waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == 0)
      #expect(!inhibitor.hold(true))
      #expect(kill(id, 0) == -1, "it is no zombie")
      #expect(!inhibitor.hold(true))
      #expect(inhibitor.hold(false))
    }
  }

  @Test func `where the program is missing the machine may fall asleep, and nothing else happens`() {
    let inhibitor = SleepInhibitor(program: "no-such-program-here")
    #expect(!inhibitor.hold(true))
    #expect(inhibitor.hold(false))
  }
}
