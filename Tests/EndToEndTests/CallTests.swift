import Foundation
import Glibc
import TestSupport
import Testing

/// Other programs call the reader: by signals, and by `lectern ctl`.
@Suite(.timeLimit(.minutes(10))) struct CallTests {
  let home: TemporaryFolder
  let guide: String
  let environment: [String: String]

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
    environment = ["XDG_DATA_HOME": home.path, "XDG_RUNTIME_DIR": home.path]
  }

  private func call(_ name: String) throws -> FinishedRun {
    try FinishedRun(["ctl", name], environment: environment)
  }

  @Test func `signals read and say where`() throws {
    let session = try LiveSession(guide, home: home, environment: environment)
    _ = try session.opening()
    session.process.signal(SIGUSR2)
    let place = try session.hear("where")
    #expect(place.hasPrefix("Page 1") || place.hasPrefix("Morning."))
    session.process.signal(SIGUSR1)
    #expect(try session.hear("the reading") == "Morning. Heading.")
    #expect(try session.answer(to: "q").hasPrefix("Closed."))
  }

  @Test func `every call does what its key does`() throws {
    let session = try LiveSession(guide, home: home, environment: environment)
    _ = try session.opening()
    #expect(try call("next").change == .exited(0))
    #expect(try session.hear() == "We started out our morning in Lincoln Park.")
    #expect(try call("next").change == .exited(0))
    #expect(try session.hear() == "The zoo had lots of animals.")
    #expect(try call("back").change == .exited(0))
    #expect(try session.hear() == "We started out our morning in Lincoln Park.")
    #expect(try call("sing").change == .exited(64))
    #expect(try session.answer(to: "q").hasPrefix("Closed."))
    #expect(try session.process.change() == .exited(0))
  }

  @Test func `what the reader refuses ends with a status of its own and the sentence that it says`() throws {
    let session = try LiveSession(guide, home: home, environment: environment)
    _ = try session.opening()
    #expect(try session.answer(to: "/tw") == "Search. Search field.")
    let refused = try call("toggle")
    #expect(refused.change == .exited(75))
    #expect(refused.errors == "lectern: A dialog is open.\n")
    #expect(try session.hear("the refusal").contains("A dialog is open."))
    #expect(try call("where").change == .exited(0))
    _ = try session.hear("where")
    #expect(try session.answer(to: "\u{1B}").hasPrefix("Morning."))
    session.process.signal(SIGSTOP)
    #expect(try session.process.change() == .stopped)
    let silent = try call("next")
    #expect(silent.change == .exited(75) && silent.errors.contains("does not answer"))
    session.process.signal(SIGCONT)
    #expect(try session.process.change() == .continued)
    // Nobody waits for that call any more.
    #expect(try call("back").change == .exited(75))
    session.press("q")
    #expect(try session.process.change() == .exited(0))
  }

  @Test func `the reader opened last is called, and what a killed one left is taken away`() throws {
    let first = try LiveSession(guide, home: home, environment: environment)
    _ = try first.opening()
    let second = try LiveSession(guide, home: home, environment: environment)
    _ = try second.opening()
    #expect(try call("next").change == .exited(0))
    #expect(try second.hear() == "We started out our morning in Lincoln Park.")
    second.process.signal(SIGKILL)
    #expect(try second.process.change() == .killed(by: SIGKILL))
    #expect(try call("next").change == .exited(0))
    #expect(try first.hear() == "We started out our morning in Lincoln Park.")
    first.process.signal(SIGKILL)
    #expect(try first.process.change() == .killed(by: SIGKILL))
    let nobody = try call("next")
    #expect(nobody.change == .exited(1))
    #expect(nobody.errors == "lectern: No book is open. lectern BOOK opens one.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/lectern").allSatisfy { Int($0) == nil })
  }

  @Test func `nobody else can call, and a folder that others can enter is not used`() throws {
    let session = try LiveSession(guide, home: home, environment: environment)
    _ = try session.opening()
    let folder = home.path + "/lectern"
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    chmod(folder, 0o755)
    #expect(try call("next").change == .exited(1))
    #expect(try session.answer(to: "q").hasPrefix("Closed."))
  }
}
