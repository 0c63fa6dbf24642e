import Foundation
import LecternCLI
import TestSupport

/// The laws for any bytes that are taken in from other programs: annotations, dictionaries of pronunciations, and the
/// reports and settings of an audit.
enum ImportLaws {
  /// The input is the kind of the file as a byte, and the file.
  static func check(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let file = FuzzedProgram.write(bytes.dropFirst(), to: "import")
    switch first % 4 {
    case 0: checkNotes(in: file)
    case 1: checkPronunciations(in: file)
    case 2: checkAudit("--baseline", file)
    default: checkAudit("--config", file)
    }
  }

  private static let book: String = {
    var fixture = EPUBFixture(
      "<h1>Rain</h1><p>It rained on Monday,<br/>and nobody left.</p><h1>Sun</h1><p>It was too late.</p>")
    fixture.title = "Weather & Co"
    fixture.identifier = "urn:isbn:1"
    guard let archive = try? ZipWriter.bytes(fixture.entries) else { fatalError("the book cannot be made") }
    return FuzzedProgram.write(archive, to: "weather.epub")
  }()

  private static let page = FuzzedProgram.write(
    Array("<title>x</title><h1></h1><h3>y</h3><img src=x><a href=#>z</a><input>".utf8), to: "page.html")

  /// Notes are taken in once, and so are those that are written of them; every format holds them.
  private static func checkNotes(in file: String) {
    defer { forget("lectern/shelf.sqlite") }
    let taken = FuzzedProgram(["notes", "--import", file, book])
    guard taken.status == .done else { return checkRefusal(of: taken, file) }
    let again = FuzzedProgram(["notes", "--import", file, book])
    require(again.output.hasPrefix("0 notes imported."), "notes are taken in a second time: \(again.output)")
    for format in NoteFormat.allCases {
      let list = FuzzedProgram(["notes", "--bookmarks", "--format", format.rawValue])
      require(list.status == .done, "notes are not written as \(format): \(list.errors)")
      guard [.w3c, .json].contains(format), list.output.contains("{") else { continue }
      let written = FuzzedProgram.write(list.output.utf8, to: "notes.json")
      let own = FuzzedProgram(["notes", "--import", written, book])
      require(own.output.hasPrefix("0 notes imported."), "\(format) holds other notes: \(own.output)\(own.errors)")
    }
  }

  /// Entries are taken in once, and then stand in the reader's file.
  private static func checkPronunciations(in file: String) {
    defer { forget("lectern/pronounce") }
    let taken = FuzzedProgram(["pronounce", "--import", file])
    guard [.done, .findings].contains(taken.status) else { return checkRefusal(of: taken, file) }
    for line in taken.errors {
      require(line.hasPrefix("lectern: ") && line.contains(file), "no file is named: \(line)")
    }
    let again = FuzzedProgram(["pronounce", "--import", file])
    require(again.output.hasPrefix("0 "), "entries are taken in a second time: \(again.output)")
  }

  private static func checkAudit(_ option: String, _ file: String) {
    let run = FuzzedProgram(["audit", page, option, file])
    if run.status != .done && run.status != .findings { checkRefusal(of: run, file) }
  }

  /// Checks that a refusal is a sentence that names the file.
  private static func checkRefusal(of run: FuzzedProgram, _ file: String) {
    require([.usage, .badData].contains(run.status), "a file is refused with \(run.status)")
    for line in run.errors {
      require(line.hasPrefix("lectern: ") && line.contains(file), "no file is named: \(line)")
    }
    require(!run.errors.isEmpty, "a file is refused without a word")
  }

  /// Takes away a file, and what SQLite puts beside it.
  private static func forget(_ name: String) {
    for end in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: FuzzedProgram.home.path + "/" + name + end)
    }
  }
}
