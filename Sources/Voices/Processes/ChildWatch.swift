import Glibc

/// Feeds the programs of an utterance and waits until all of them have ended.
struct ChildWatch: Sendable {
  /// A program may leave the end of its line unread: some stop at it.
  private static let slack = 1

  private let processes: [ChildProcess]
  private var alive: [Int]
  private var text: ArraySlice<UInt8>
  private var pipe: Descriptor?
  private var errors: Descriptor?
  private var tail = ErrorTail()
  private var fault: (program: String, reason: ChildFault.Reason)?

  /// Creates the watch over programs.
  init(_ processes: [ChildProcess], text: [UInt8], into pipe: Descriptor, errors: Descriptor) {
    self.processes = processes
    alive = Array(processes.indices)
    self.text = text[...]
    self.pipe = pipe
    self.errors = errors
  }

  /// Waits for the end of every program; where one ends badly the others are of no use and are killed.
  mutating func run(kill: () -> Void) -> ChildFault? {
    while !alive.isEmpty {
      var polled = [
        pollfd(fd: pipe?.number ?? -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      polled += alive.map { pollfd(fd: processes[$0].ending.number, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 else { continue }
      if polled[0].revents != 0 { feed() }
      if polled[1].revents != 0 { readErrors() }
      let ended = zip(alive, polled.dropFirst(2)).filter { $1.revents != 0 }.map { $0.0 }
      for index in ended.reversed() { take(endOf: index, kill: kill) }
    }
    readErrors()
    return fault.map { ChildFault(program: $0.program, reason: $0.reason, errors: tail.text) }
  }

  private mutating func feed() {
    guard let written = pipe?.write(text) else { return pipe = nil }
    text = text.dropFirst(written)
    if text.isEmpty { pipe = nil }
  }

  private mutating func readErrors() {
    while let more = errors?.read(upTo: 4096) {
      if more.isEmpty { return }
      tail.append(more)
    }
    errors = nil
  }

  private mutating func take(endOf index: Int, kill: () -> Void) {
    alive.removeAll { $0 == index }
    guard fault == nil, let reason = processes[index].fault(slack: index == 0 ? ChildWatch.slack : 0) else { return }
    fault = (processes[index].name, reason)
    kill()
  }
}
