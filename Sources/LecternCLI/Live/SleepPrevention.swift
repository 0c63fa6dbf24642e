import TerminalUI

/// Keeps the machine from falling asleep while it reads aloud.
struct SleepPrevention {
  private let edges: Edges
  private var isOn = false
  private var hasToldOfSleep = false

  init(_ edges: Edges) { self.edges = edges }

  /// Keeps the machine awake while something is read, and is asked again and again; where that cannot be, or is over,
  /// the log tells it once.
  mutating func keepAwake(_ isReading: Bool) {
    guard isReading || isOn else { return }
    isOn = isReading
    guard !edges.keepAwake(isReading), !hasToldOfSleep else { return }
    hasToldOfSleep = true
    let log = StateFolder.file("log", in: edges.environment).flatMap { edges.log($0, true) }
    log?.append("The machine may fall asleep while it reads: systemd-inhibit does not keep it awake.")
  }
}
