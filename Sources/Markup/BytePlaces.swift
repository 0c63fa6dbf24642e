import Glibc

extension UnsafeRawBufferPointer {
  /// Returns the next place of a byte, many bytes at a time, or the end if there is none.
  func place(of byte: UInt8, from start: Int) -> Int {
    guard let baseAddress, start < count, let found = memchr(baseAddress + start, Int32(byte), count - start) else {
      return count
    }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// Returns the next place of a byte before an end, many bytes at a time, or the end if there is none.
  func place(of byte: UInt8, from start: Int, to end: Int) -> Int {
    UnsafeRawBufferPointer(rebasing: self[..<end]).place(of: byte, from: start)
  }
}
