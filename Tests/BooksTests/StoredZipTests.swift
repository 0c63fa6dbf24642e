import TestSupport
import Testing

@Suite struct StoredZipTests {
  // The check value that every catalogue of checksums gives for CRC-32.
  @Test func `the checksum is the one of ZIP`() {
    #expect(StoredZip.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(StoredZip.checksum([]) == 0)
  }

  @Test func `an archive without entries is its end record`() {
    #expect(StoredZip().bytes == [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18))
  }

  @Test func `an entry is written as the format says`() {
    var zip = StoredZip()
    zip.append(Array("hi".utf8), named: "a/b")
    let checksum: [UInt8] = [0xAC, 0x2A, 0x93, 0xD8]
    let common: [UInt8] = [10, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + checksum + [2, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]
    let local = [0x50, 0x4B, 3, 4] + common + Array("a/bhi".utf8)
    let central = [0x50, 0x4B, 1, 2, 10, 0] + common + [UInt8](repeating: 0, count: 14) + Array("a/b".utf8)
    let end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 49, 0, 0, 0, 35, 0, 0, 0, 0, 0]
    #expect(zip.bytes == local + central + end)
  }

  @Test func `a container has its media type first and the rest by name`() {
    let container = StoredZip(container: ["b": [1], "META-INF/c": [2], "mimetype": [3], "a/z": [4]])
    var expected = StoredZip()
    expected.append([3], named: "mimetype")
    expected.append([2], named: "META-INF/c")
    expected.append([4], named: "a/z")
    expected.append([1], named: "b")
    #expect(container.bytes == expected.bytes)
  }
}
