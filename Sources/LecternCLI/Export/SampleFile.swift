import FileNames
import Glibc
import Speech
import Synchronization
import Words

/// A file of samples behind the header of a WAV file, which grows while they are made.
final class SampleFile: SampleSink, Sendable {
  /// The bytes that are copied at once.
  static let step = 1 << 20

  /// The path.
  let path: String
  private let file: Int32
  private let length: Mutex<Int>
  /// The checksum of what was appended since ``beginPiece()``.
  private let sum = Mutex(SampleChecksum())

  /// Opens a file, or creates it, with the samples that it has.
  init(_ path: String) throws(VoiceRefusal) {
    self.path = path
    file = open(FileName.bytes(path), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw VoiceRefusal(Self.fault(path)) }
    length = Mutex(max(0, Int(lseek(file, 0, SEEK_END)) - WaveHeader.length))
  }

  deinit { close(file) }

  var count: Int { length.withLock { $0 } }

  func append(_ bytes: [UInt8]) throws(VoiceRefusal) {
    let isDone = length.withLock { length in
      guard write(bytes, at: WaveHeader.length + length) else { return false }
      length += bytes.count
      return true
    }
    guard isDone else { throw VoiceRefusal(Self.fault(path)) }
    sum.withLock { $0.add(bytes) }
  }

  /// Has the checksum count from here.
  func beginPiece() { sum.withLock { $0 = SampleChecksum() } }

  /// The checksum of what was appended since ``beginPiece()``.
  var checksum: UInt64 { sum.withLock { $0.value } }

  /// Returns the checksum of samples in a range of bytes, as far as they can be read.
  func checksum(of range: Range<Int>) -> UInt64 {
    var sum = SampleChecksum()
    for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.step) {
      sum.add(bytes(start..<min(start + Self.step, range.upperBound)))
    }
    return sum.value
  }

  func cut(to count: Int) throws(VoiceRefusal) {
    let isDone = length.withLock { length in
      length = count
      return ftruncate(file, WaveHeader.length + count) == 0
    }
    guard isDone else { throw VoiceRefusal(Self.fault(path)) }
  }

  /// Appends the samples of another file.
  func append(_ other: SampleFile) throws(VoiceRefusal) {
    var next = 0
    while next < other.count {
      let bytes = other.bytes(next..<min(next + Self.step, other.count))
      guard !bytes.isEmpty else { throw VoiceRefusal(Self.fault(other.path)) }
      try append(bytes)
      next += bytes.count
    }
  }

  /// Returns the samples in a range of bytes, or those that can be read of them.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      filled = max(0, pread(file, buffer.baseAddress, range.count, WaveHeader.length + range.lowerBound))
    }
  }

  /// Has what was written put on the disk.
  func synchronise() throws(VoiceRefusal) {
    guard fdatasync(file) == 0 else { throw VoiceRefusal(Self.fault(path)) }
  }

  /// Puts the file in a place as a whole, with its header, and returns false if it has to be copied there.
  func move(to place: String, sampleRate: Int) throws(VoiceRefusal) -> Bool {
    // A link stays, and the file that it leads to is replaced.
    let real = realpath(FileName.bytes(place), nil)
    defer { free(real) }
    var status = stat()
    if let real, stat(real, &status) == 0, status.st_mode & S_IFMT != S_IFREG { return false }
    guard write(WaveHeader.bytes(samples: count, sampleRate: sampleRate), at: 0), fsync(file) == 0 else {
      throw VoiceRefusal(Self.fault(path))
    }
    if let real { return rename(FileName.bytes(path), real) == 0 }
    return rename(FileName.bytes(path), FileName.bytes(place)) == 0
  }

  private func write(_ bytes: [UInt8], at place: Int) -> Bool {
    var done = 0
    return bytes.withUnsafeBytes { buffer in
      while done < buffer.count {
        let count = pwrite(file, buffer.baseAddress?.advanced(by: done), buffer.count - done, place + done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  /// Returns the sentence about the last fault of the system.
  private static func fault(_ path: String) -> Complaint {
    Complaint(.fileFault, ["file": .file(path), "reason": .complaint(.system(errno))])
  }
}
