import Reading
import TerminalUI

/// The followers of reading: the display of the desktop, the machine that is kept awake, and the measure, which is kept
/// now and then.
extension LiveReader {
  /// Has the desktop shown what is read, the machine kept awake while that is read aloud, and the meter follow the
  /// reader, where the input or reading aloud is a symbol that somebody reads.
  mutating func follow(_ input: KeyboardInput) {
    let isReading = reader.bookSession.isReading && !hasEnded
    parts.display.show(reader)
    sleepPrevention?.keepAwake(isReading)
    switch input {
    case .byte, .called: break
    // The shell had the terminal meanwhile.
    case .stopped, .continued: return meter.pause()
    case .nothing, .woken, .resized, .closed: guard isReading else { return }
    }
    let day = reader.wallClock.day(at: now)
    meter.follow(to: reader.bookSession.cursor, on: reader.bookPage, of: reader.bookText, day: day, at: now)
  }

  /// Puts what has been measured on the shelf; what cannot be put there is kept for the next time.
  mutating func keepMeasured(waiting: Bool = true) {
    parts.keeper.reading.keep(&meter, length: reader.bookLength, waiting: waiting)
  }
}
