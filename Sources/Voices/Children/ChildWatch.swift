import CLinux
import Glibc
import Processes
import Speech

/// Writes the input of the programs of an utterance, and waits until all of them have ended.
///
/// A program has to read all its input before it ends. The unread bytes in its pipe show whether it did. A closed
/// pipe does not show it, since another program that is being started holds the pipe open for a moment, too.
///
/// If the program before it still runs, its pipe is watched further: nothing reads what is written into it from then
/// on.
struct ChildWatch: Sendable {
  /// The number of bytes that a program may leave unread, since some stop before the end of the last line.
  private static let slack = 1

  private let processes: [ChildProcess]
  private var alive: Set<Int>
  private var deserted: Set<Int> = []
  private var text: ArraySlice<UInt8>
  private var pipe: Descriptor?
  private var errors: Descriptor?
  private var tail = ErrorTail()
  private var fault: (program: String, reason: ChildFault.Reason)?

  /// Creates the watch over some programs.
  init(_ processes: [ChildProcess], text: [UInt8], into pipe: Descriptor, errors: Descriptor) {
    self.processes = processes
    alive = Set(processes.indices)
    self.text = text[...]
    self.pipe = pipe
    self.errors = errors
  }

  /// Waits for the end of all programs; if one fails, the others are useless and are killed.
  mutating func run(kill: () -> Void) -> ChildFault? {
    while !alive.isEmpty {
      let (endings, inputs) = (alive.sorted(), deserted.sorted())
      var polled = [
        pollfd(fd: pipe?.number ?? -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      polled += endings.map { pollfd(fd: processes[$0].ending.number, events: Int16(POLLIN), revents: 0) }
      polled += inputs.map { pollfd(fd: processes[$0].input?.number ?? -1, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 else { continue }
      if polled[0].revents != 0 { feed() }
      if polled[1].revents != 0 { readErrors() }
      let news = zip(endings + inputs, polled.dropFirst(2)).filter { $1.revents != 0 }.map { $0.0 }
      for index in news { look(at: index, kill: kill) }
    }
    readErrors()
    return fault.map { ChildFault(program: $0.program, reason: $0.reason, errors: ChildFault.line(tail)) }
  }

  private mutating func feed() {
    let written = pipe?.write(text)
    text = text.dropFirst(written ?? 0)
    guard written == nil || text.isEmpty else { return }
    pipe?.close()
    pipe = nil
  }

  private mutating func readErrors() { tail.read(&errors) }

  /// Checks a program that has ended, or the pipe that one has left behind.
  private mutating func look(at index: Int, kill: () -> Void) {
    let hasJustEnded = alive.remove(index) != nil
    let isAwaited = hasJustEnded && alive.contains(index - 1)
    if isAwaited { deserted.insert(index) } else { deserted.remove(index) }
    let reason =
      hasJustEnded ? processes[index].badEnd().map(ChildFault.Reason.init) ?? unread(by: index) : unread(by: index)
    if let reason { fail(index, reason, kill: kill) }
    // The last output of the program before it is complete when that one has ended.
    if let reason = unread(by: index + 1), !alive.contains(index + 1) { fail(index + 1, reason, kill: kill) }
  }

  private func unread(by index: Int) -> ChildFault.Reason? {
    guard processes.indices.contains(index) else { return nil }
    let left = processes[index].input?.unreadBytes ?? 0
    if index == 0 { return text.isEmpty && left <= ChildWatch.slack ? nil : .unread }
    return left == 0 ? nil : .unread
  }

  private mutating func fail(_ index: Int, _ reason: ChildFault.Reason, kill: () -> Void) {
    guard fault == nil else { return }
    fault = (processes[index].name, reason)
    kill()
  }
}
