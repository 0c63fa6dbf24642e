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

  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var minutes = 1.0
    if let option = arguments.firstIndex(of: "--minutes"), option + 1 < arguments.count {
      minutes = Double(arguments[option + 1]) ?? minutes
      arguments.removeSubrange(option...option + 1)
    }
    if arguments.first == "--kills", arguments.count == 2, let kills = Int(arguments[1]) {
      return try killReaders(kills)
    }
    guard !arguments.isEmpty else { return print(usage) }
    let end = Date(timeIntervalSinceNow: minutes * 60)
    var rounds = 0
    while rounds == 0 || Date() < end {
      let path = arguments[rounds % arguments.count]
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
