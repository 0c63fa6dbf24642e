import Synchronization
import TerminalUI

/// A screen that keeps every frame it is shown.
final class MemoryScreen: FrameScreen, Sendable {
  let size: (columns: Int, lines: Int)
  private let held = Mutex<[Frame]>([])

  let abilities: ReaderView.Abilities

  /// The way to show pictures; nil for a terminal that shows none.
  private let support: PictureSupport?
  private let questions = Mutex(0)
  let isBusy: Bool

  init(
    _ columns: Int, _ lines: Int, _ abilities: ReaderView.Abilities = .all, pictures support: PictureSupport? = nil,
    isBusy: Bool = false
  ) {
    self.isBusy = isBusy
    size = (columns, lines)
    self.abilities = abilities
    self.support = support
  }

  /// The number of times that the terminal was asked how it shows pictures.
  var timesAsked: Int { questions.withLock { $0 } }

  func askForPictures() { questions.withLock { $0 += 1 } }

  func pictureSupport(_ setting: String, _ answers: [TerminalAnswer]) -> PictureSupport? {
    setting == "off" ? nil : support
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
