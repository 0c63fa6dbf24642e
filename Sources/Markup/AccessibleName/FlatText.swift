/// Text in one line as it grows: white space collapsed, and no longer than anyone would listen to.
struct FlatText {
  /// The greatest length of a name or a description, in bytes.
  static let longest = 10_000

  private var bytes: [UInt8] = []
  private var hasSpaceNext = false
  /// A Boolean value that indicates whether there is no room for more.
  private(set) var isFull = false

  init() {}

  init(_ text: some Collection<UInt8>) {
    append(text)
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  var isEmpty: Bool { bytes.isEmpty }

  /// The text, without blanks at its ends.
  var text: String {
    let whole = String(decoding: bytes, as: UTF8.self)
    // The cut may have left half a character.
    return isFull ? String(whole.dropLast(2)) : whole
  }

  /// Divides what comes next from what is there.
  mutating func divide() { hasSpaceNext = true }

  /// Adds text; a full one takes no more.
  mutating func append(_ text: some Collection<UInt8>) {
    for byte in text {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: hasSpaceNext = true
      default:
        if hasSpaceNext, !bytes.isEmpty { bytes.append(0x20) }
        hasSpaceNext = false
        bytes.append(byte)
        if bytes.count >= Self.longest {
          isFull = true
          return
        }
      }
    }
  }
}
