import Foundation
import Glibc
import TestSupport
import Testing

/// The announcements and the messages about a bookshelf that cannot be used as it is.
@Suite(.timeLimit(.minutes(10))) struct ShelfTroubleTests {
  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
  }

  private var shelf: String { home.path + "/lectern/shelf.sqlite" }
  private var damage: Data { Data(String(repeating: "This is no bookshelf. ", count: 400).utf8) }
  private var notice: String {
    "The bookshelf \(shelf) was damaged and is now \(shelf).damaged: what is kept from here on is in a new one."
  }

  @Test func `a damaged shelf is told of at the opening, and a note goes into a new one`() throws {
    try damage.write(to: URL(fileURLWithPath: shelf))
    let session = try LiveSession(guide, home: home)
    var opening = try session.opening()
    while opening.last != notice, opening.count < 4 { opening.append(try session.hear("the complaint")) }
    #expect(opening.filter { $0 == notice }.count == 1)
    #expect(try session.answer(to: "\u{13}") == "Text saved.")
    #expect(try session.answer(to: "q").hasPrefix("Closed."))
    #expect(try session.process.change() == .exited(0))
    #expect(try Data(contentsOf: URL(fileURLWithPath: shelf + ".damaged")) == damage)
    let notes = try FinishedRun(["notes"], environment: ["XDG_DATA_HOME": home.path])
    #expect(notes.lines.first == "Morning" && notes.errors.isEmpty)
  }

  @Test(arguments: [["notes"], ["stats"], ["search", "--shelf", "park"]])
  func `a shelf that is a link to nothing is told by every command that reads it`(arguments: [String]) throws {
    #expect(symlink(home.path + "/gone", shelf) == 0)
    let run = try FinishedRun(arguments, environment: ["XDG_DATA_HOME": home.path])
    #expect(run.change == .exited(74))
    #expect(run.errors.hasPrefix("lectern: The bookshelf \(shelf) ") && run.output.isEmpty, "\(run.errors)")
  }

  @Test func `a command that meets a damaged shelf says so beside its output`() throws {
    try damage.write(to: URL(fileURLWithPath: shelf))
    let run = try FinishedRun(
      ["transcript", guide, "--keys", "C-s"], environment: ["XDG_DATA_HOME": home.path])
    #expect(run.lines.last == "Text saved.")
    #expect(run.errors == "lectern: \(notice)\n")
  }

  @Test func `the notes of a damaged shelf that can be read are listed, and it is told how many they are`() throws {
    let data = ["XDG_DATA_HOME": home.path]
    _ = try FinishedRun(["transcript", guide, "--keys", "C-s"], environment: data)
    let whole = try FinishedRun(["notes"], environment: data)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: shelf))
    bytes[0] ^= 1
    try bytes.write(to: URL(fileURLWithPath: shelf))
    let run = try FinishedRun(["notes"], environment: data)
    #expect(run.lines == whole.lines && !run.lines.isEmpty)
    #expect(
      run.errors
        == "lectern: The bookshelf \(shelf) was damaged and is now \(shelf).damaged: 1 note could be read and is in a new one, as is what is kept from here on.\n"
    )
  }

  @Test func `an empty shelf is told of`() throws {
    try Data().write(to: URL(fileURLWithPath: shelf))
    let run = try FinishedRun(["notes"], environment: ["XDG_DATA_HOME": home.path])
    #expect(run.errors.hasPrefix("lectern: There was nothing in the file of the bookshelf \(shelf): "))
  }

  /// A Boolean value that indicates whether file systems can be mounted here in a name space of one's own.
  private static let canMount =
    (try? FinishedRun(["-c", "unshare -rm true"], program: "/bin/sh", environment: ["PATH": "/usr/bin:/bin"]))?.change
    == .exited(0)

  @Test(.enabled(if: canMount)) func `notes are read on a disk that is mounted to be read only`() throws {
    let data = ["XDG_DATA_HOME": home.path, "PATH": "/usr/bin:/bin"]
    _ = try FinishedRun(["transcript", guide, "--keys", "C-s"], environment: data)
    let whole = try FinishedRun(["notes"], environment: data)
    let script = """
      mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && "$1" notes && exec "$1" transcript "$2" --keys '. C-s'
      """
    let run = try FinishedRun(
      ["-c", "exec unshare -rm sh -c \"$@\"", "sh", script, home.path, ChildProcess.lectern, guide],
      program: "/bin/sh", environment: data)
    #expect(!whole.lines.isEmpty && Array(run.lines.prefix(whole.lines.count)) == whole.lines, "\(run.errors)")
    #expect(run.lines.last?.hasPrefix("Could not save. The bookshelf \(shelf) cannot be written: check") == true)
  }

  @Test func `a newer shelf is refused and left as it is`() throws {
    _ = try FinishedRun(["transcript", guide, "--keys", "C-s"], environment: ["XDG_DATA_HOME": home.path])
    // The layout's number stands at byte 60 of the file's head, the highest byte first.
    var bytes = try Data(contentsOf: URL(fileURLWithPath: shelf))
    bytes[62] = 1
    try bytes.write(to: URL(fileURLWithPath: shelf))
    let run = try FinishedRun(
      ["transcript", guide, "--keys", ". C-s ."], environment: ["XDG_DATA_HOME": home.path])
    #expect(run.lines.contains { $0.hasPrefix("Could not save.") && $0.contains("newer version") })
    #expect(run.lines.last == "The zoo had lots of animals.")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path + "/lectern").sorted()
        == ["shelf.sqlite", "shelf.sqlite-checked"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: shelf)) == bytes)
  }

  @Test func `on a shelf that cannot be written notes stand on their words in a new edition`() throws {
    func edition(_ body: String) throws -> String {
      var book = EPUBFixture(body)
      book.identifier = "urn:one"
      return try book.write(to: home)
    }
    let data = ["XDG_DATA_HOME": home.path, "PATH": "/usr/bin:/bin"]
    let old = try edition("<p>It rained.</p><p>We left the house at nine.</p><p>All of it was gone.</p>")
    _ = try FinishedRun(["transcript", old, "--keys", ". C-s . C-s"], environment: data)
    let new = try edition("<p>A preface that is new.</p><p>It rained.</p><p>We left the house at nine.</p>")
    let user = geteuid() == 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : []
    for file in try FileManager.default.contentsOfDirectory(atPath: home.path + "/lectern") {
      chmod(home.path + "/lectern/" + file, 0o444)
    }
    for folder in ["", "/lectern"] { chmod(home.path + folder, 0o555) }
    defer { for folder in ["", "/lectern"] { chmod(home.path + folder, 0o755) } }
    let run = try FinishedRun(
      ["-c", "exec \"$@\" 2>&1", "sh"] + user + [
        ChildProcess.lectern, "transcript", new, "--keys", ": \"notes\" Enter Down Up Enter", "--speech-only",
      ], program: "/bin/sh", environment: data)
    #expect(run.lines.contains("1 note has lost its words in this edition; lectern notes still lists it."))
    #expect(run.lines.contains("Notes. 2 items. Dialog."), "\(run.output)")
    #expect(run.lines.contains("All of it was gone. Not in this edition. 2 of 2."), "\(run.output)")
    #expect(run.lines.last == "We left the house at nine.", "\(run.output)")
  }

  @Test func `in a home that may not be written a book is read to its end, and what is not kept is told`() throws {
    // Root may write anywhere; setpriv takes its rights away.
    let user = geteuid() == 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : []
    let locked = home.path + "/locked"
    try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: true)
    chmod(locked, 0o555)
    defer { chmod(locked, 0o755) }
    chmod(home.path, 0o755)
    let shell = "printf '.\\023.q' | exec \"$@\" 2>&1"
    let run = try FinishedRun(
      ["-c", shell, "sh"] + user + [ChildProcess.lectern, guide, "--line"], program: "/bin/sh",
      environment: ["XDG_DATA_HOME": locked, "PATH": "/usr/bin:/bin"])
    let refused = try #require(run.lines.firstIndex { $0.hasPrefix("Could not save.") }, "\(run.output)")
    #expect(run.lines[refused].contains("cannot be written"))
    #expect(run.lines[(refused + 1)...].contains("The zoo had lots of animals."))
    #expect(run.lines.last?.hasPrefix("lectern: Could not save.") == true)
    #expect(run.change == .exited(0))
  }
}
