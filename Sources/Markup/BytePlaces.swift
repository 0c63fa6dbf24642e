import Glibc

extension UnsafeRawBufferPointer {
  /// Where a byte stands next, many bytes at a time; the end where it does not.
  func place(of byte: UInt8, from start: Int) -> Int {
    guard let baseAddress, start < count, let found = memchr(baseAddress + start, Int32(byte), count - start) else {
      return count
    }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// Where a byte stands next before an end, many bytes at a time; the end where it does not.
  func place(of byte: UInt8, from start: Int, to end: Int) -> Int {
    UnsafeRawBufferPointer(rebasing: self[..<end]).place(of: byte, from: start)
  }
}
