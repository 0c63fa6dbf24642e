import BookFormats
import Foundation
import TestSupport

/// Reads books aloud to nobody, for as long as is wanted, and disturbs it at random: no word may be lost, none be said
/// twice.
///
/// Or kills readers while they write: nothing that was told as saved may be lost, none be kept twice.
@main enum LecternSoak {
  private static let usage = """
    lectern-soak [--minutes N] BOOK...: reads the books, stops and resumes at random (1)
    lectern-soak --kills N: kills two readers with one bookshelf at random moments, so many times
    """

  /// A task of the program.
  private enum Task {
    case help
    case read([String], minutes: Double)
    case kill(Int)
  }

  static func main() {
    guard let task = task(of: CommandLine.arguments.dropFirst()) else { end(64, usage) }
    do {
      switch task {
      case .help: print(usage)
      case .read(let books, let minutes): try read(books, minutes: minutes)
      case .kill(let kills): try killReaders(kills)
      }
    } catch {
      end(65, "lectern-soak: \((error as? BookError)?.message ?? "\(error)")")
    }
  }

  /// Returns the task that a command line asks for, or nil for one that is wrong.
  private static func task(of arguments: ArraySlice<String>) -> Task? {
    var minutes = 1.0
    var books: [String] = []
    var rest = arguments
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": return .help
      case "--minutes":
        guard let number = rest.popFirst().flatMap(Double.init), number > 0, number.isFinite else { return nil }
        minutes = number
      case "--kills":
        guard let kills = rest.popFirst().flatMap(Int.init), kills > 0, rest.isEmpty, books.isEmpty else {
          return nil
        }
        return .kill(kills)
      case let word where word.hasPrefix("-"): return nil
      default: books.append(word)
      }
    }
    return books.isEmpty ? nil : .read(books, minutes: minutes)
  }

  private static func end(_ status: Int32, _ words: String) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(status)
  }

  private static func read(_ books: [String], minutes: Double) throws {
    let end = Date(timeIntervalSinceNow: minutes * 60)
    var rounds = 0
    while rounds == 0 || Date() < end {
      let path = books[rounds % books.count]
      rounds += 1
      let seed = Seed("\(path), round \(rounds)")
      var reading = try SoakReading(try Book.open(path: path), seed)
      let faults = reading.run(until: end)
      print("\(path): \(reading.sentences) sentences, \(reading.disturbances) disturbances, \(faults.count) faults.")
      guard faults.isEmpty else {
        for fault in faults { print(fault) }
        exit(1)
      }
    }
  }

  private static func killReaders(_ kills: Int) throws {
    // The reader was built into the same folder.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("lectern").path
    var shelf = try ShelfKills(of: program, Seed("\(kills) kills"))
    let faults = try shelf.run(kills: kills)
    print("\(shelf.kills) kills, \(shelf.promises) promises, \(faults.count) faults.")
    for fault in faults { print(fault) }
    if !faults.isEmpty { exit(1) }
  }
}
