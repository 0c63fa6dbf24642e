import Synchronization
import TerminalUI

/// A screen that keeps every frame it is shown.
final class MemoryScreen: FrameScreen, Sendable {
  let size: (columns: Int, lines: Int)
  private let held = Mutex<[Frame]>([])

  let abilities: ReaderView.Abilities

  init(_ columns: Int, _ lines: Int, _ abilities: ReaderView.Abilities = .all) {
    size = (columns, lines)
    self.abilities = abilities
  }

  /// The frames, one for each time that another text, look or cursor was shown.
  var frames: [Frame] { held.withLock { $0 } }

  /// The rows of the frames as text, one for each time that another was shown.
  var texts: [[String]] {
    let texts = frames.map { frame in
      frame.rows.map { row in
        row.reduce(into: "") { text, run in
          text += String(repeating: " ", count: run.column - text.count) + run.text
        }
      }
    }
    return texts.enumerated().filter { $0 == 0 || texts[$0 - 1] != $1 }.map(\.element)
  }

  func takeSize() {}

  func show(_ frame: Frame) {
    held.withLock { frames in if frames.last != frame { frames.append(frame) } }
  }

  func redraw() {}

  func ring() {}

  func leave() {}
}
