import CNcurses
import Glibc
import TerminalUI

/// Text that is crossed out or is a link of the terminal, written over the same text as drawn by ncurses.
///
/// ncurses has attributes for neither. Its state of the screen stays valid, since the same text is in the same cells.
struct Overprint {
  private var bytes: [UInt8] = []

  /// A Boolean value that indicates whether the terminal can cross out text, and has an encoding with all characters.
  static var isKnown: Bool {
    lectern_has_sequence("smxx") && lectern_has_sequence("sgr0")
      && String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }

  /// Returns a Boolean value that indicates whether ncurses cannot draw all of a run.
  static func isNeeded(_ run: Frame.Run) -> Bool { run.style.contains(.struck) || run.address != nil }

  /// Adds the text of a run, with the attributes and the colours that ncurses has drawn it in.
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

  /// Writes the added text, and puts the cursor back.
  mutating func write(to output: FrameOutput, leavingAt cursor: (row: Int, column: Int)) {
    guard !bytes.isEmpty else { return }
    place(cursor.row, cursor.column)
    _ = FileBytes.write(bytes[...], to: fileno(output.file))
  }

  /// Returns an address with percent-encoding of all bytes other than printable ASCII, or nil if terminals do not
  /// support its length.
  ///
  /// `http://a.b/ü` -> `http://a.b/%C3%BC`. The length is given in the specification of OSC 8 ("Hyperlinks in
  /// Terminal Emulators").
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
