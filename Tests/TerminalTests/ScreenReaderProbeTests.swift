import Foundation
import Glibc
import Terminal
import TestSupport
import Testing

@Suite struct ScreenReaderProbeTests {
  let machine: FakeMachine

  init() throws { machine = try FakeMachine() }

  @Test func `where nothing runs nothing is found`() throws {
    #expect(machine.reader == nil)
    try machine.run(1, "init", parent: 0)
    try machine.run(FakeMachine.reading, "lectern", parent: 1)
    #expect(machine.reader == nil)
  }

  @Test(arguments: [(nil, "Speakup"), ("soft\n", "Speakup"), ("none\n", nil)] as [(String?, String?)])
  func `Speakup is there once it has a synthesizer`(synthesizer: String?, name: String?) throws {
    try machine.write(synthesizer, to: "sys/accessibility/speakup/synth")
    #expect(machine.reader == name)
  }

  @Test(arguments: ["var/lib/BrlAPI", "run/brltty"])
  func `a braille server is there while it answers, not by what it left behind`(folder: String) throws {
    try machine.write("", to: folder + "/.lock")
    #expect(machine.reader == nil)
    let server = try machine.listen(at: folder + "/0")
    #expect(machine.reader == "BRLTTY")
    machine.end(server)
    #expect(machine.reader == nil)
  }

  @Test(arguments: [("orca", "Orca"), ("fenrir", "Fenrir"), ("fenrir-daemon", "Fenrir"), ("tdsr", nil)])
  func `a process beside is found by its name, but TDSR reads only what it has started`(
    program: String, name: String?
  ) throws {
    try machine.run(FakeMachine.reading, "lectern", parent: 1)
    try machine.run(70, program, parent: 1)
    #expect(machine.reader == name)
  }

  @Test(arguments: [("orca", "Orca"), ("fenrir", "Fenrir"), ("tdsr", "TDSR"), ("bash", nil)])
  func `whatever has started the shell is found by its name`(program: String, name: String?) throws {
    try machine.run(FakeMachine.reading, "lectern", parent: 71)
    try machine.run(71, "odd) (name", parent: 70)
    try machine.run(70, program, parent: 1)
    #expect(machine.reader(of: getuid() + 1) == name)
  }

  @Test(arguments: [
    ("/usr/bin/python3 /usr/bin/orca --replace", "Orca"), ("python3 -u ./fenrir.py", "Fenrir"),
    ("python3 -m orca", "Orca"), ("python3 notes.py orca", nil), ("python3", nil),
  ])
  func `of a script the script is looked at, not its interpreter`(command: String, name: String?) throws {
    try machine.run(70, "python3", parent: 1, command: command)
    #expect(machine.reader == name)
  }

  @Test func `the screen reader of somebody else is none of ours`() throws {
    try machine.run(70, "orca", parent: 1)
    #expect(machine.reader(of: getuid() + 1) == nil)
    #expect(machine.reader == "Orca")
  }
}
