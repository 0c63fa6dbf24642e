import Foundation
import Glibc
import TestSupport

/// One run of the program without a terminal, from its start to its end.
struct FinishedRun {
  let change: ChildWatch.Change
  let output: String
  let errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs the program; its environment holds nothing but what is given.
  init(
    _ arguments: [String], program: String = ChildProcess.lectern, environment: [String: String],
    input: ChildProcess.Stream = .file("/dev/null"),
    output: ChildProcess.Stream? = nil
  ) throws {
    let (heard, complaints) = (try Pipe(), try Pipe())
    let process = try ChildProcess(
      [program] + arguments, environment: environment,
      streams: [input, output ?? .descriptor(heard.writing), .descriptor(complaints.writing)])
    heard.closeWriting()
    complaints.closeWriting()
    var lines = HeardLines(from: heard.reading)
    self.output = try lines.rest()
    var messages = HeardLines(from: complaints.reading)
    errors = try messages.rest()
    change = try process.change()
  }
}
