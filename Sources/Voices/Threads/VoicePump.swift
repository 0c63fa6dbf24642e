import CLinux
import Glibc
import Processes
import Speech
import Synchronization
import Words

/// The work of the thread of a ``VoicePump``.
protocol VoiceWork: SendableMetatype {
  /// An utterance in the form that the work takes.
  associatedtype Job: Sendable
  /// The programs and the limits that the work is done with.
  associatedtype Equipment: Sendable

  /// Creates work without a job.
  init(_ equipment: Equipment)
  /// Adds a job behind the others.
  mutating func add(_ job: Job)
  /// Drops everything, and falls silent.
  mutating func stop()
  /// Ends all programs.
  mutating func close()
  /// Does as much as is possible without waiting, and returns what is to be reported.
  mutating func advance() -> [SoundReport]
  /// The descriptors to wait for.
  var waits: [(descriptor: Descriptor, events: Int16)] { get }
  /// The longest time to wait, in milliseconds; nil for any.
  var wait: Int? { get }
}

/// The thread of a voice: it takes jobs, does the work, and reports what is heard when.
///
/// Its owner hands jobs over, stops them, and takes the reports. Everything has the number of its generation, which
/// counts the stops: what belongs to an earlier one is dropped.
final class VoicePump<Work: VoiceWork>: Sendable {
  /// The requests of the owner.
  private struct Inbox: Sendable {
    var jobs: [Work.Job] = []
    var generation = 0
    var isClosed = false
    var isRunning = false
  }

  private let equipment: Work.Equipment
  private let wake: @Sendable () -> Void
  private let inbox = Mutex(Inbox())
  private let reports = Mutex<(generation: Int, reports: [SoundReport])>((0, []))
  private let signal: (reading: Descriptor, writing: Descriptor)?
  /// A pipe whose writing end is closed at the end of the thread.
  private let ended: (reading: Descriptor, writing: Descriptor)?
  /// The longest time to wait for the end of the thread, in milliseconds.
  private static var longestEnd: Int32 { 300 }

  /// Creates a pump, whose thread starts with the first job; `wake` is called when there are reports.
  init(_ equipment: Work.Equipment, wake: @escaping @Sendable () -> Void) {
    self.equipment = equipment
    self.wake = wake
    signal = Descriptor.pipe()
    ended = Descriptor.pipe()
    signal?.reading.stopWaiting()
    signal?.writing.stopWaiting()
  }

  /// Hands a job over.
  func add(_ job: Work.Job) {
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

  /// Ends the thread and all programs, and waits for that for a short time: this program may be about to end, and what
  /// speaks for it would speak on.
  func close() {
    let isRunning = inbox.withLock { inbox in
      inbox.isClosed = true
      return inbox.isRunning
    }
    ring()
    guard isRunning, let ended else { return }
    var polled = pollfd(fd: ended.reading.number, events: 0, revents: 0)
    poll(&polled, 1, Self.longestEnd)
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
    defer { ended?.writing.close() }
    var work = Work(equipment)
    var current = 0
    while true {
      _ = signal?.reading.read(upTo: 256)
      let (jobs, generation, isClosed) = inbox.withLock { inbox in
        defer { inbox.jobs = [] }
        return (inbox.jobs, inbox.generation, inbox.isClosed)
      }
      if isClosed { return work.close() }
      if generation != current {
        current = generation
        work.stop()
      }
      for job in jobs { work.add(job) }
      report(work.advance(), of: generation)
      var polled = work.waits.map { pollfd(fd: $0.descriptor.number, events: $0.events, revents: 0) }
      polled.append(pollfd(fd: signal?.reading.number ?? -1, events: Int16(POLLIN), revents: 0))
      poll(&polled, nfds_t(polled.count), Int32(clamping: work.wait ?? -1))
    }
  }
}
