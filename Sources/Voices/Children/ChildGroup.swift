import CLinux
import Glibc
import Processes
import Synchronization

/// The programs that speak one utterance: the first reads its text, and each other one reads the output of the one
/// before it.
///
/// They are one process group, so that one signal ends all of them and the processes that they start. Their zombies
/// are kept until all have ended: as long as one is left, the number of the group cannot belong to other programs.
final class ChildGroup: Sendable {
  private let processes: [ChildProcess]
  private let isReaped = Mutex(false)

  private init(_ processes: [ChildProcess]) {
    self.processes = processes
  }

  /// Starts programs with a text as input, and a thread that waits for them and reports their end.
  static func start(
    _ commands: [[String]], text: [UInt8], by supervisor: Supervisor?,
    whenEnded: @escaping @Sendable (ChildFault?) -> Void
  ) throws(StartFailure) -> ChildGroup {
    let name = commands.first?.first ?? ""
    guard let entrance = Descriptor.pipe(), let errors = Descriptor.pipe() else {
      throw StartFailure(program: name, code: errno)
    }
    var processes: [ChildProcess] = []
    var input = entrance.reading
    do throws(StartFailure) {
      for (index, words) in commands.enumerated() {
        let isLast = index == commands.count - 1
        let next = isLast ? nil : Descriptor.pipe()
        guard isLast || next != nil else { throw StartFailure(program: name, code: EMFILE) }
        let streams = ChildProcess.Streams(input: input, output: next?.writing, errors: errors.writing)
        processes.append(try ChildProcess.start(words, streams, group: processes.first?.id, by: supervisor))
        next?.writing.close()
        if let next { input = next.reading }
      }
    } catch {
      ChildGroup(processes).end()
      throw error
    }
    errors.writing.close()
    entrance.writing.stopWaiting()
    errors.reading.stopWaiting()
    let group = ChildGroup(processes)
    let watch = ChildWatch(processes, text: text, into: entrance.writing, errors: errors.reading)
    let isWatched = WaitingThread.run {
      var watch = watch
      let fault = watch.run { group.kill() }
      group.end()
      whenEnded(fault)
    }
    guard isWatched else {
      group.end()
      throw StartFailure(program: name, code: EAGAIN)
    }
    return group
  }

  /// Kills the programs unless they have ended.
  func kill() {
    isReaped.withLock { isReaped in
      if !isReaped { processes.first?.killGroup() }
    }
  }

  /// Kills the rest of the group and reaps all its processes.
  private func end() {
    kill()
    isReaped.withLock { isReaped in
      for process in processes { process.reap() }
      isReaped = true
    }
  }
}
