import CNcurses
import Glibc
import TerminalUI

/// Text that is crossed out, or that the terminal opens as a link, written over what ncurses has drawn of it.
///
/// ncurses has attributes for neither. Its own idea of the screen stays right, as the same text stands in the same cells.
struct Overprint {
  private var bytes: [UInt8] = []

  /// A Boolean value that indicates whether the terminal crosses text out, and has an encoding to write it in.
  static var isKnown: Bool {
    lectern_has_sequence("smxx") && lectern_has_sequence("sgr0")
      && String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }

  /// Returns a Boolean value that indicates whether a run is more than ncurses can draw.
  static func isNeeded(_ run: Frame.Run) -> Bool { run.style.contains(.struck) || run.address != nil }

  /// Adds the text of a run, in the attributes of ncurses and the colours that it has been drawn in.
  mutating func add(
    _ text: [wchar_t], of run: Frame.Run, line: Int, _ attributes: attr_t, colours: (text: Int32, ground: Int32)?
  ) {
    place(line, run.column)
    let names = [
      (lectern_bold(), "bold"), (lectern_underline(), "smul"), (lectern_reverse(), "rev"), (lectern_italic(), "sitm"),
      (lectern_dim(), "dim"),
    ]
    for (attribute, name) in names where attributes & attribute != 0 { add(lectern_sequence(name)) }
    if let colours {
      if colours.text >= 0 { add(lectern_sequence_with("setaf", colours.text, 0)) }
      if colours.ground >= 0 { add(lectern_sequence_with("setab", colours.ground, 0)) }
    }
    if run.style.contains(.struck) { add(lectern_sequence("smxx")) }
    let address = run.address.flatMap(Self.written)
    if let address { bytes += "\u{1B}]8;;\(address)\u{1B}\\".utf8 }
    for scalar in text { bytes += (Unicode.Scalar(UInt32(scalar)) ?? "?").utf8 }
    if address != nil { bytes += "\u{1B}]8;;\u{1B}\\".utf8 }
    add(lectern_sequence("sgr0"))
  }

  /// Writes all that was added, and puts the cursor back.
  mutating func write(to output: FrameOutput, leavingAt cursor: (row: Int, column: Int)) {
    guard !bytes.isEmpty else { return }
    place(cursor.row, cursor.column)
    _ = FileBytes.write(bytes[...], to: fileno(output.file))
  }

  /// Returns an address as a terminal takes it, all but printable ASCII in percent signs: `http://a.b/ü` ->
  /// `http://a.b/%C3%BC`; nil where it is longer than terminals take ("Hyperlinks in Terminal Emulators", the
  /// specification of OSC 8).
  private static func written(_ address: String) -> String? {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return bytes.count <= 2_083 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private mutating func place(_ row: Int, _ column: Int) {
    add(lectern_sequence_with("cup", Int32(row), Int32(column)))
  }

  private mutating func add(_ sequence: UnsafePointer<CChar>?) {
    if let sequence { bytes += String(cString: sequence).utf8 }
  }
}
