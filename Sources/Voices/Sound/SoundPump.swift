import CLinux
import Glibc
import Processes
import Speech
import Synchronization
import VoiceProtocol
import Words

/// The thread that takes samples from engines and writes them to a player.
///
/// Its owner hands jobs over, stops them, and takes reports of what is heard when. A job is turned into samples while
/// the one before it is played; an answer goes before reading that is not in the player yet. To stop, the player is
/// killed, since samples in a pipe cannot be taken back. Everything has the number of its generation, which counts the
/// stops: what belongs to an earlier one is dropped.
final class SoundPump: Sendable {
  /// The requests of the owner.
  private struct Inbox: Sendable {
    var jobs: [SoundJob] = []
    var generation = 0
    var isClosed = false
    var isRunning = false
  }

  /// The programs that sounds are made and played with.
  struct Equipment: Sendable {
    /// Makes the source of each engine, in the order of their indexes.
    let sources: [@Sendable () -> any SampleSource]
    /// The longest time that each engine takes before its first sample, in milliseconds.
    let patience: [Int]
    /// The player.
    let player: SoundPlayer
    /// The recording of the book, or nil if there is none.
    let recordings: RecordingPlayer?
    /// The remedy for a player that has failed.
    let advice: Complaint?
    /// The clock of the owner.
    let clock: @Sendable () -> Instant
  }

  private let equipment: Equipment
  private let wake: @Sendable () -> Void
  private let inbox = Mutex(Inbox())
  private let reports = Mutex<(generation: Int, reports: [SoundReport])>((0, []))
  private let signal: (reading: Descriptor, writing: Descriptor)?

  /// Creates a pump, whose thread starts with the first job; `wake` is called when there are reports.
  init(_ equipment: Equipment, wake: @escaping @Sendable () -> Void) {
    self.equipment = equipment
    self.wake = wake
    signal = Descriptor.pipe()
    signal?.reading.stopWaiting()
    signal?.writing.stopWaiting()
  }

  /// Hands a job over; a hint that waits is dropped for anything newer.
  func add(_ job: SoundJob) {
    let mustStart = inbox.withLock { inbox in
      inbox.jobs.append(job)
      defer { inbox.isRunning = true }
      return !inbox.isRunning
    }
    if mustStart, !WaitingThread.run({ [self] in run() }) {
      inbox.withLock { $0.isRunning = false }
      report([.failed(Complaint.system(EAGAIN))], of: inbox.withLock { $0.generation })
    }
    ring()
  }

  /// Stops all jobs; no reports of them follow.
  func stop() {
    let generation = inbox.withLock { inbox in
      inbox.jobs = []
      inbox.generation += 1
      return inbox.generation
    }
    reports.withLock { $0 = (generation, []) }
    ring()
  }

  /// Ends the thread and all programs.
  func close() {
    inbox.withLock { $0.isClosed = true }
    ring()
  }

  /// Returns the reports since the last call, in order.
  func take() -> [SoundReport] {
    reports.withLock { reports in
      defer { reports.reports = [] }
      return reports.reports
    }
  }

  private func ring() { _ = signal?.writing.write([1]) }

  private func report(_ more: [SoundReport], of generation: Int) {
    guard !more.isEmpty else { return }
    let isNew = reports.withLock { reports in
      guard reports.generation == generation else { return false }
      reports.reports += more
      return true
    }
    if isNew { wake() }
  }

  private func run() {
    var work = SoundWork(equipment)
    while true {
      _ = signal?.reading.read(upTo: 256)
      let (jobs, generation, isClosed) = inbox.withLock { inbox in
        defer { inbox.jobs = [] }
        return (inbox.jobs, inbox.generation, inbox.isClosed)
      }
      if isClosed { return work.close() }
      if generation != work.generation { work.stop(generation) }
      for job in jobs { work.add(job) }
      report(work.advance(), of: generation)
      var polled = work.waits.map { pollfd(fd: $0.descriptor.number, events: $0.events, revents: 0) }
      polled.append(pollfd(fd: signal?.reading.number ?? -1, events: Int16(POLLIN), revents: 0))
      poll(&polled, nfds_t(polled.count), Int32(clamping: work.wait ?? -1))
    }
  }
}
