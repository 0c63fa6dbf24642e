import Foundation
import PageLayout

/// The most memory that a process has held at once, measured in one of its own.
enum PeakMemory {
  /// The option that makes this program the measured child; the path of a book follows, or nothing.
  static let option = "--peak-memory"

  /// Starts this program again to open a book, index it and press keys, and gives its peak in bytes; without a book
  /// it does nothing.
  static func measured(_ book: String?) throws -> Double {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = [option] + (book.map { [$0] } ?? [])
    let output = Pipe()
    child.standardOutput = output
    try child.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    return Double(text.filter(\.isNumber)) ?? 0
  }

  /// Does the work of the child: opens the book, if there is one, presses keys, and prints the peak of memory in bytes.
  static func run(_ book: String?) throws {
    if let book {
      var opened = try BenchDesk(book)
      opened.takeIndex()
      _ = try opened.press(100)
    }
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    print((Int(line.filter(\.isNumber)) ?? 0) * 1024)
  }
}
