/// Something that shows frames.
package protocol FrameScreen: AnyObject {
  /// The abilities of the screen to make text stand out.
  var abilities: ReaderView.Abilities { get }
  /// The size in cells.
  var size: (columns: Int, lines: Int) { get }
  /// Takes the size that the screen has now; the next frame is drawn whole.
  func takeSize()
  /// Shows a frame; only what has changed since the last is written.
  func show(_ frame: Frame)
  /// Rings the bell.
  func ring()
  /// Gives the terminal back until the next frame.
  func leave()
  /// A Boolean value that indicates whether the terminal has no room for more until it has taken what was written.
  var isBusy: Bool { get }
  /// Asks the terminal how it shows pictures; the answers come from the keyboard.
  func askForPictures()
  /// Returns the way to show pictures that a setting and the answers of the terminal lead to, or nil if there is none.
  func pictureSupport(_ setting: String, _ answers: [TerminalAnswer]) -> PictureSupport?
}

extension FrameScreen {
  package var isBusy: Bool { false }

  package func askForPictures() {}

  package func pictureSupport(_ setting: String, _ answers: [TerminalAnswer]) -> PictureSupport? { nil }
}
