import Glibc
import Processes
import Words

/// A player at work, which plays what is written into its pipe.
struct PlayerRun {
  let process: ChildProcess
  private let name: String
  /// The pipe that samples are written into, or nil once all have been.
  private(set) var input: Descriptor?
  private var errors: Descriptor?
  private var tail = ErrorTail()

  /// Starts a player for a number of samples per second.
  init(_ player: SoundPlayer, sampleRate: Int) throws(StartFailure) {
    guard let input = Descriptor.pipe(), let errors = Descriptor.pipe() else {
      throw StartFailure(program: player.name, code: EMFILE)
    }
    let streams = ChildProcess.Streams(input: input.reading, output: nil, errors: errors.writing)
    name = player.name
    process = try ChildProcess.start(
      player.words(sampleRate: sampleRate), streams, by: player.supervisor)
    errors.writing.close()
    errors.reading.stopWaiting()
    input.writing.stopWaiting()
    self.input = input.writing
    self.errors = errors.reading
  }

  /// Returns the descriptors to wait for.
  func waits(hasSamples: Bool) -> [(descriptor: Descriptor, events: Int16)] {
    var waits = [(descriptor: process.ending, events: Int16(POLLIN))]
    if let errors { waits.append((errors, Int16(POLLIN))) }
    if hasSamples, let input { waits.append((input, Int16(POLLOUT))) }
    return waits
  }

  /// Reads what the player has written to its standard error.
  mutating func readErrors() {
    tail.read(&errors)
  }

  /// Ends the stream: the player plays what it has, and ends.
  mutating func finish() {
    input?.close()
    input = nil
  }

  /// Silences the player at once.
  func kill() {
    process.killGroup()
    process.reap()
  }

  /// Returns the reason why a player has ended before everything was played.
  mutating func fault() -> ChildFault {
    readErrors()
    let reason = process.badEnd().map(ChildFault.Reason.init) ?? .unread
    process.reap()
    return ChildFault(program: name, reason: reason, errors: ChildFault.lastLine(tail))
  }
}
