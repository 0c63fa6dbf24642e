/// The way that a terminal shows pictures.
package struct PictureSupport: Hashable, Sendable {
  /// A way to show pictures.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    /// The graphics protocol of kitty.
    case kitty
    /// The inline images of iTerm2.
    case iterm
    /// Sixels, as of the VT340.
    case sixel
    /// Half blocks in 24-bit colours, and in the 256 colours of xterm.
    case blocks, blocks256
  }

  /// The way.
  package let method: Method
  /// A Boolean value that indicates whether tmux stands between: pictures pass through it, in cells that it keeps.
  package let isInTmux: Bool
  /// The size of a cell in pixels.
  package let cellWidth: Int
  package let cellHeight: Int
  /// A Boolean value that indicates whether the size of a cell is that of the terminal.
  private let isCellKnown: Bool

  /// Creates a way; a cell without a size has that of a usual font.
  package init(_ method: Method, isInTmux: Bool = false, cell: (width: Int, height: Int)? = nil) {
    self.method = method
    self.isInTmux = isInTmux
    cellWidth = cell?.width ?? 10
    cellHeight = cell?.height ?? 20
    isCellKnown = cell != nil
  }

  /// A Boolean value that indicates whether marks can be laid over a picture that is there already.
  ///
  /// In tmux a picture stands in cells of text, over which no other can be laid, and marks of pixels need cells whose size
  /// is known.
  package var laysMarks: Bool { method == .kitty && !isInTmux && isCellKnown }

  /// The form that the helper program draws pictures in.
  package var form: String {
    switch method {
    case .kitty, .iterm: "png"
    case .sixel: "sixel"
    case .blocks: "blocks"
    case .blocks256: "blocks-256"
    }
  }
}
