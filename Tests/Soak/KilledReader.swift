import Foundation
import TestSupport

/// One run of the reader in lines, with all its keys at hand from the start.
struct KilledReader {
  private let process = Process()
  private let keys = Pipe()
  private let output: String
  /// A Boolean value that indicates whether it sets bookmarks.
  let marks: Bool

  /// Starts the program.
  init(_ program: String, _ book: String, keys: String, home: String, marks: Bool) throws {
    self.marks = marks
    output = home + (marks ? "/heard-marks" : "/heard")
    guard FileManager.default.createFile(atPath: output, contents: nil) else { throw CocoaError(.fileWriteUnknown) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [book, "--line"]
    process.environment = ["XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_RUNTIME_DIR": home]
    process.standardInput = self.keys
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardOutput = file
    process.standardError = file
    try process.run()
    try self.keys.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
  }

  /// Kills it, and gives what is wrong with how it ended.
  func kill() -> String? {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL else {
      return "A reader ended by itself: \(process.terminationStatus)"
    }
    return nil
  }

  /// The whole lines it wrote.
  var heard: [String] {
    let bytes = FileBytes.read(output) ?? []
    let whole = bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0)]
    return String(decoding: whole, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
