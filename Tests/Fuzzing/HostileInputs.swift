import Foundation
import Synchronization
import TestSupport

/// Damaged documents of every format, each of them given to a command of the built program, and the laws of its answer.
final class HostileInputs: Sendable {
  /// The commands, each with the arguments behind the file.
  private static let commands: [(words: [String], rest: [String])] = [
    (["text"], []), (["toc"], []), (["info"], []), (["read"], []), (["check"], []), (["audit"], []),
    (["search"], ["the"]), (["units", "--granularity", "sentence"], []), (["audit", "--controls"], ["--json"]),
    (["transcript"], ["--keys", "Down ] Right a @words:5 k Enter Esc t l"]),
  ]
  /// The time that a run may take, in seconds.
  private static let patience = 20
  private static let statuses: Set<Int32> = [0, 1, 64, 65, 66, 74]

  private let program: String
  private let kept: String
  private let folder: TemporaryFolder
  private let faults = Mutex<[String]>([])

  /// Creates a campaign against a program; the inputs that break a law are kept in a folder.
  init(program: String, keptIn folder: String) throws {
    self.program = program
    kept = folder
    self.folder = try TemporaryFolder()
  }

  /// Gives the program some inputs, made from a seed, and returns the laws that it has broken, a line each.
  func run(_ count: Int, seed: UInt64) -> [String] {
    DispatchQueue.concurrentPerform(iterations: count) { number in
      var random = Seed(seed &+ UInt64(number))
      let (name, bytes) = DamagedDocument.any(&random)
      let command = Self.commands.randomElement(using: &random) ?? Self.commands[0]
      let path = "\(folder.path)/\(number)-\(name)"
      try? Data(bytes).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      guard let fault = fault(of: command.words + [path] + command.rest, on: path) else { return }
      faults.withLock { $0.append("seed \(seed &+ UInt64(number)): \(command.words[0]) \(name): \(fault)") }
      try? FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
      try? Data(bytes).write(to: URL(fileURLWithPath: "\(kept)/\(number)-\(name)"))
    }
    return faults.withLock { $0 }
  }

  /// Returns the law that a run breaks, or nil.
  private func fault(of words: [String], on path: String) -> String? {
    let run = Process()
    run.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    run.arguments = ["-s", "KILL", "\(Self.patience)", program] + words
    run.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8"]
    let (output, errors) = (path + ".out", path + ".err")
    defer { for file in [output, errors] { try? FileManager.default.removeItem(atPath: file) } }
    for file in [output, errors] { try? Data().write(to: URL(fileURLWithPath: file)) }
    run.standardInput = FileHandle.nullDevice
    run.standardOutput = FileHandle(forWritingAtPath: output)
    run.standardError = FileHandle(forWritingAtPath: errors)
    do { try run.run() } catch { return "it cannot be started: \(error)" }
    run.waitUntilExit()
    guard run.terminationReason == .exit, Self.statuses.contains(run.terminationStatus) else {
      return run.terminationStatus == 137 || run.terminationStatus == 9
        ? "it hangs" : "it ends with \(run.terminationStatus)"
    }
    let message = FileBytes.read(errors) ?? []
    for bytes in [FileBytes.read(output) ?? [], message] where !Self.isHarmless(bytes) {
      return "it prints a control character"
    }
    let text = String(decoding: message, as: UTF8.self)
    if text.contains("has crashed") { return "a parser crashes" }
    guard run.terminationStatus > 1 else { return nil }
    let isSentence = text.hasPrefix("lectern: ") && [".", ")"].contains(where: text.dropLast().hasSuffix)
    return isSentence && text.contains(path) ? nil : "it is refused without the file and a sentence: \(text)"
  }

  /// Returns a Boolean value that indicates whether a terminal would take all of an output as text.
  private static func isHarmless(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }
      && !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { (0x80...0x9F).contains($0.value) }
  }
}
