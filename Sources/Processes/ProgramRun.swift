import CLinux
import Glibc

/// A run of a program that is waited for, for a limited time.
package struct ProgramRun {
  private let words: [String]
  private let input: Descriptor?
  private let milliseconds: Int
  private let memory: Int?
  private let file: Int?
  private let supervisor: Supervisor?
  private let reach: ProgramReach?

  /// Prepares a run of a program, without a shell.
  ///
  /// - Parameters:
  ///   - words: The name, which is looked for in `PATH`, and the arguments.
  ///   - input: The standard input, a file that never blocks, or nil for an empty input.
  ///   - milliseconds: The greatest duration.
  ///   - memory: The greatest size of the memory, in bytes, or nil for no limit.
  ///   - file: The greatest size of a file that it writes, in bytes, or nil for no limit.
  ///   - supervisor: The helper that starts the program if its output is waited for, or nil for none.
  ///   - reach: The files that it can reach, if there is a supervisor; nil for all.
  package init(
    _ words: [String], input: Descriptor? = nil, milliseconds: Int, memory: Int? = nil, file: Int? = nil,
    supervisor: Supervisor? = nil, reach: ProgramReach? = nil
  ) {
    self.supervisor = supervisor
    self.reach = reach
    self.file = file
    self.words = words
    self.input = input
    self.milliseconds = milliseconds
    self.memory = memory
  }

  /// Waits for the end of the program.
  ///
  /// Its output is discarded, since it would be drawn over the book. Programs that it has started may outlive it, as
  /// the owners of a clipboard do.
  package func finish() throws(ProgramFault) {
    let process = try start(output: nil, errors: nil, ProgramBounds(memory: memory))
    defer { process.reap() }
    let deadline = Deadline(milliseconds)
    var polled = [pollfd(fd: process.ending.number, events: Int16(POLLIN), revents: 0)]
    guard deadline.wait(&polled) else {
      process.killGroup()
      throw .tooSlow(milliseconds: milliseconds)
    }
    if let end = process.badEnd() { throw ProgramFault(end, errors: "") }
  }

  /// Runs a program with some bytes as its standard input, and returns a Boolean value that indicates whether it
  /// succeeded in time.
  ///
  /// The bytes are in a file in memory, so that a program that does not read them blocks nothing.
  package static func succeeds(_ words: [String], input bytes: [UInt8], milliseconds: Int) -> Bool {
    guard let file = MemoryFile(bytes) else { return false }
    let run = ProgramRun(words, input: file.descriptor, milliseconds: milliseconds)
    return (try? run.finish()) != nil
  }

  /// Waits for the end of the program and returns its standard output.
  ///
  /// A run with more than `limit` bytes of output is ended. All programs that it has started end with it, and it ends
  /// with this program, since nobody would read its output.
  package func output(upTo limit: Int) throws(ProgramFault) -> [UInt8] {
    guard let output = Descriptor.pipe(), let errors = Descriptor.pipe() else { throw .notStarted(code: errno) }
    // More processor time than until the deadline is of no use, so it is limited, too.
    let bounds = ProgramBounds(
      memory: memory, seconds: milliseconds / 1000 + 1, file: file, endsWithStarter: true, reach: reach)
    let process = try start(output: output.writing, errors: errors.writing, bounds, by: supervisor)
    defer {
      process.killGroup()
      process.reap()
    }
    for end in [output, errors] {
      end.writing.close()
      end.reading.stopWaiting()
    }
    var bytes: [UInt8] = []
    var tail = ErrorTail()
    let deadline = Deadline(milliseconds)
    var hasEnded = false
    while !hasEnded {
      var polled = [process.ending, output.reading, errors.reading].map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      guard deadline.wait(&polled) else { throw .tooSlow(milliseconds: milliseconds) }
      // Output from before the end can still be read after it.
      hasEnded = polled[0].revents != 0
      // A pipe that is never empty is always ready, so that waiting never times out.
      guard hasEnded || deadline.isAhead else { throw .tooSlow(milliseconds: milliseconds) }
      drain(errors.reading) { more in
        tail.append(more)
        return deadline.isAhead
      }
      drain(output.reading) { more in
        bytes += more
        return bytes.count <= limit && deadline.isAhead
      }
      guard bytes.count <= limit else { throw .tooMuch(bytes: limit) }
    }
    if let end = process.badEnd() { throw ProgramFault(end, errors: tail.text, memory: memory) }
    return bytes
  }

  private func start(
    output: Descriptor?, errors: Descriptor?, _ bounds: ProgramBounds, by supervisor: Supervisor? = nil
  ) throws(ProgramFault) -> ChildProcess {
    let streams = ChildProcess.Streams(input: input, output: output, errors: errors)
    do throws(StartFailure) {
      return try ChildProcess.start(words, streams, bounds, by: supervisor)
    } catch {
      throw error.code == ENOENT ? .missing : .notStarted(code: error.code)
    }
  }

  /// Reads the available bytes as long as more are wanted; at its end, a pipe is closed, and no longer waited for.
  private func drain(_ pipe: Descriptor, _ isWanted: ([UInt8]) -> Bool) {
    while let more = pipe.read(upTo: 64 << 10) {
      if more.isEmpty || !isWanted(more) { return }
    }
    pipe.close()
  }
}
