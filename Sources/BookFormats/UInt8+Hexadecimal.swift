extension UInt8 {
  /// The value of an ASCII character as a hexadecimal digit; nil for any other.
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}
