import Foundation
import Glibc
import TestSupport

/// The cost of each form of a document for a command of the built program as the document grows.
///
/// A run is measured by its processor time and its peak of memory, with all processes that it has waited for.
struct ShapeSweep {
  /// The option that makes this program sweep; the path of the program follows, and words of the names of forms.
  static let option = "--shapes"
  /// The sizes of a document in bytes, each twice the one before.
  private static let sizes = [100_000, 200_000, 400_000]
  private static let commands: [(words: [String], rest: [String])] = [
    (["text"], []), (["info"], []), (["read"], []), (["search"], ["word"]), (["audit"], []),
    (["transcript"], ["--keys", "Down"]),
  ]
  /// The greatest cost of a form: seconds per megabyte, exponent, and bytes of memory.
  private static let most = (seconds: 2.0, exponent: 1.2, memory: 200 << 20)
  /// The time that a run may take, in seconds.
  private static let patience = 60

  let program: String

  /// Prints a line for each form and command that costs more than it may, and how many there were.
  func run(_ names: [String]) throws {
    let folder = try TemporaryFolder()
    let start = try cost(["--version"]).seconds
    let shapes = Shape.all.filter { shape in names.isEmpty || names.contains { shape.name.contains($0) } }
    var found = 0
    for shape in shapes {
      let files = try Self.sizes.map { size in
        let path = "\(folder.path)/\(size).\(shape.suffix)"
        try Data(shape.bytes(shape.count(for: size))).write(to: URL(fileURLWithPath: path))
        return path
      }
      for command in Self.commands {
        let costs = try files.map { try cost(command.words + [$0] + command.rest) }
        let seconds = costs.map { max(0.001, $0.seconds - start) }
        // Below some tenths of a second a machine that others use says nothing of the growth.
        let exponent = seconds[2] < 0.3 ? 1 : log2(seconds[2] / seconds[0]) / 2
        let rate = seconds[2] / Double(Self.sizes[2]) * 1e6
        let memory = costs[2].memory
        guard rate > Self.most.seconds || exponent > Self.most.exponent || memory > Self.most.memory else { continue }
        found += 1
        // At once, and not when a buffer is full: a sweep takes half an hour.
        let line = String(
          format: "%@: %@: %.2f s a megabyte, exponent %.2f, %d MB\n", shape.name, command.words[0], rate, exponent,
          memory >> 20)
        FileHandle.standardOutput.write(Data(line.utf8))
      }
    }
    print("\(shapes.count) forms, \(Self.commands.count) commands: \(found) cost too much.")
  }

  private func cost(_ words: [String]) throws -> (seconds: Double, memory: Int) {
    let arguments = ["timeout", "-s", "KILL", "\(Self.patience)", program] + words
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var child = pid_t()
    guard posix_spawnp(&child, "timeout", &actions, nil, &pointers, environ) == 0 else {
      throw POSIXError(.ENOENT)
    }
    var (status, usage) = (Int32(0), rusage())
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let seconds = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    return (seconds[0] + seconds[1], usage.ru_maxrss << 10)
  }
}
