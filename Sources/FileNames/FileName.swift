/// The names of files as text.
///
/// The system names files by bytes, which are UTF-8 only by custom. A byte that is not stands in the text as a
/// character of private use of its own, so that the text can be kept and compared like any other and still leads to the
/// file.
public enum FileName {
  /// The character that stands for byte 0; only those for bytes from 0x80 on are used.
  private static let first: UInt32 = 0x10_FE00

  /// Returns the text that stands for a name of the system.
  public static func text(_ bytes: some Sequence<UInt8>) -> String {
    var rest = Array(bytes)[...]
    var result = String.UnicodeScalarView()
    while !rest.isEmpty {
      var parser = Unicode.UTF8.ForwardParser()
      var source = rest.makeIterator()
      if case .valid(let encoded) = parser.parseScalar(from: &source), byte(Unicode.UTF8.decode(encoded)) == nil {
        result.append(Unicode.UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
      } else if let scalar = Unicode.Scalar(first + UInt32(rest.removeFirst())) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns the name of the system that a text stands for, with the zero that ends it in C.
  public static func bytes(_ name: String) -> [CChar] {
    var result: [CChar] = []
    for scalar in name.unicodeScalars {
      if let byte = byte(scalar) {
        result.append(CChar(bitPattern: byte))
      } else {
        result += String(scalar).utf8.map { CChar(bitPattern: $0) }
      }
    }
    return result + [0]
  }

  /// Returns the name in one line, to be shown: bytes that are no text and control characters are escaped.
  ///
  /// A name of the bytes `caf`, 0xE9 and a line end -> `caf\xE9\n`
  public static func shown(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\n": result += #"\n"#
      case "\t": result += #"\t"#
      case "\r": result += #"\r"#
      default:
        if let byte = byte(scalar) ?? control(scalar) {
          result += #"\x"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Returns the byte that a character stands for.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    (first + 0x80...first + 0xFF).contains(scalar.value) ? UInt8(scalar.value - first) : nil
  }

  private static func control(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.properties.generalCategory == .control ? UInt8(scalar.value) : nil
  }
}
