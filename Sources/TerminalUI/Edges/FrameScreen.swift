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
}
