/// The form that a picture is drawn in.
public enum PictureForm: String, CaseIterable, Sendable {
  /// A PNG file, for terminals that decode one.
  case png
  /// The pixels as sixels (DEC STD 070, chapter 14), without the sequence around them.
  case sixel
  /// Half blocks in 24-bit colours.
  case blocks
  /// Half blocks in the 240 colours of xterm's palette that are alike everywhere.
  case blocks256 = "blocks-256"
}
