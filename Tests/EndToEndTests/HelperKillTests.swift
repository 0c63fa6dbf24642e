import Foundation
import Glibc
import TestSupport
import Testing

/// A book of pictures that is read while the helper that recognises its pages is killed.
@Suite(.timeLimit(.minutes(30))) struct HelperKillTests {
  /// The number of kills: a handful, or that in the environment.
  private static let kills = ProcessInfo.processInfo.environment["LECTERN_KILLS"].flatMap { Int($0) } ?? 5
  private static let pages = 5
  /// The processor time after which a helper is killed, in nanoseconds, at most: it ends by itself soon after.
  private static let life = 200_000_000

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test func `a helper that is killed at random moments costs no text`() throws {
    var random = Seed("Kills of the helper")
    let path = home.path + "/book.cbz"
    // The pages differ by a byte behind the picture, so that none is kept from another.
    try ZipWriter.write((1...Self.pages).map { ("\($0).png", ScanTests.lake + [UInt8($0)]) }, to: path)
    let whole = Array(repeating: "We walked along the lake until it was late.", count: Self.pages)
    var kills = 0
    // Helpers that end before their moment are not killed.
    for round in 0..<2 * Self.kills + 2 where kills < Self.kills {
      let cache = home.path + "/cache-\(round)"
      let output = try Pipe()
      let process = try ChildProcess(
        [ChildProcess.lectern, "text", path],
        environment: ["PATH": "/usr/bin:/bin", "HOME": home.path, "XDG_CACHE_HOME": cache],
        streams: [.file("/dev/null"), .descriptor(output.writing), .file("/dev/null")])
      output.closeWriting()
      kills += kill(helpersOf: process, until: output, atMost: Self.kills - kills, &random)
      var lines = HeardLines(from: output.reading)
      #expect(try lines.rest().split(separator: "\n").map(String.init) == whole, "round \(round)")
      #expect(try process.change() == .exited(0))
      try? FileManager.default.removeItem(atPath: cache)
    }
    #expect(kills == Self.kills)
    print("\(kills) kills of the helper")
  }

  /// Kills helpers of a program at random moments of their work until there is output, and returns their number.
  ///
  /// The one after a killed one is left alone, as each page is tried twice.
  private func kill(
    helpersOf process: ChildProcess, until output: Pipe, atMost most: Int, _ random: inout Seed
  ) -> Int {
    var seen: Set<pid_t> = []
    var kills = 0
    var isSpared = false
    var next: (id: pid_t, moment: Int)?
    var polled = pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0)
    while kills < most, poll(&polled, 1, 5) == 0 {
      if let id = Self.helper(of: process.id), seen.insert(id).inserted {
        next = isSpared ? nil : (id, Int.random(in: 0..<Self.life, using: &random))
        isSpared = false
      }
      if let (id, moment) = next, let time = Self.time(of: id), time >= moment {
        isSpared = Glibc.kill(id, SIGKILL) == 0
        kills += isSpared ? 1 : 0
        next = nil
      }
    }
    return kills
  }

  /// Returns the helper that a program, or one that it has started, has started.
  private static func helper(of id: pid_t) -> pid_t? {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    let children = threads.flatMap { text("/proc/\(id)/task/\($0)/children").split(separator: " ") }
      .compactMap { pid_t($0) }
    if let found = children.first(where: { text("/proc/\($0)/comm") == "lectern-pages\n" }) { return found }
    // Each is asked once: a lazy sequence asks twice, and traps where the helper has ended in between.
    for child in children { if let found = helper(of: child) { return found } }
    return nil
  }

  /// Returns the processor time of a process that has not ended, in nanoseconds.
  private static func time(of id: pid_t) -> Int? {
    guard text("/proc/\(id)/stat").contains(") Z ") == false else { return nil }
    return text("/proc/\(id)/schedstat").split(separator: " ").first.flatMap { Int($0) }
  }

  private static func text(_ path: String) -> String {
    FileBytes.read(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
