import CLinux
import Glibc

/// A run of a program that is waited for, as long as there is patience for it.
package struct ProgramRun {
  private let words: [String]
  private let input: Descriptor?
  private let milliseconds: Int
  private let memory: Int?

  /// Prepares to run a program, no shell between.
  ///
  /// - Parameters:
  ///   - words: Its name, looked for in `PATH`, and its arguments.
  ///   - input: What it reads from its standard input, a file that holds nobody up; nil for nothing at all.
  ///   - milliseconds: How long it may take.
  ///   - memory: How many bytes of memory it may hold; nil for as many as it likes.
  package init(_ words: [String], input: Descriptor? = nil, milliseconds: Int, memory: Int? = nil) {
    self.words = words
    self.input = input
    self.milliseconds = milliseconds
    self.memory = memory
  }

  /// Waits for its end.
  ///
  /// What it writes would be drawn over the book, and goes nowhere. What it has started itself and left behind goes on, as the owners of a clipboard do.
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

  /// Runs a program with bytes as its standard input, and tells whether it has ended well in time.
  ///
  /// The bytes are in a file in memory, so that a program that does not read them holds nobody up.
  package static func succeeds(_ words: [String], input bytes: [UInt8], milliseconds: Int) -> Bool {
    guard let file = MemoryFile(bytes) else { return false }
    let run = ProgramRun(words, input: file.descriptor, milliseconds: milliseconds)
    return (try? run.finish()) != nil
  }

  /// Waits for its end and gives what it has written to its standard output.
  ///
  /// All that it has started ends with it, and so does a run that writes more than `limit` bytes. It goes on no longer than
  /// this program either: nobody would ever read what it writes.
  package func output(upTo limit: Int) throws(ProgramFault) -> [UInt8] {
    guard let output = Descriptor.pipe(), let errors = Descriptor.pipe() else { throw .notStarted(code: errno) }
    // A program that computes for longer than there is time takes longer than there is time.
    let bounds = ProgramBounds(memory: memory, seconds: milliseconds / 1000 + 1, endsWithStarter: true)
    let process = try start(output: output.writing, errors: errors.writing, bounds)
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
      // Output that was written before the end is all there to be read after it.
      hasEnded = polled[0].revents != 0
      // A pipe that is never empty is always ready.
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
    output: Descriptor?, errors: Descriptor?, _ bounds: ProgramBounds
  ) throws(ProgramFault) -> ChildProcess {
    let streams = ChildProcess.Streams(input: input, output: output, errors: errors)
    do throws(StartFailure) {
      return try ChildProcess.start(words, streams, bounds)
    } catch {
      throw error.code == ENOENT ? .missing : .notStarted(code: error.code)
    }
  }

  /// Reads what is there, as long as more of it is wanted; at its end a pipe is closed, and no longer waited for.
  private func drain(_ pipe: Descriptor, _ isWanted: ([UInt8]) -> Bool) {
    while let more = pipe.read(upTo: 64 << 10) {
      if more.isEmpty || !isWanted(more) { return }
    }
    pipe.close()
  }
}
