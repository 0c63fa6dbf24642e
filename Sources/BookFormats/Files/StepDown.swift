import FileNames
import Glibc

/// The name of a file or a folder in a folder that is open.
struct StepDown {
  private let name: [UInt8]

  /// Takes a name; nil for one that means the folder itself, the one above it or a file further down.
  init?(_ name: String) { self.init(bytes: FileName.bytes(name).dropLast().map { UInt8(bitPattern: $0) }) }

  private init?(bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes != [Self.dot], bytes != [Self.dot, Self.dot], !bytes.contains(0),
      !bytes.contains(UInt8(ascii: "/"))
    else { return nil }
    name = bytes
  }

  private static let dot = UInt8(ascii: ".")

  /// Opens it to be read, under the name in the folder that differs in capitals or escapes where there is none like it;
  /// negative where it cannot be opened, or is a link, and `errno` says why.
  func open(in folder: Int32, _ kind: Int32) -> Int32 {
    let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind
    let opened = open(in: folder, flags: flags)
    guard opened < 0, errno == ENOENT, let other = alike(in: folder) else { return opened }
    return other.open(in: folder, flags: flags)
  }

  private func open(in folder: Int32, flags: Int32) -> Int32 {
    openat(folder, name.map { CChar(bitPattern: $0) } + [0], flags)
  }

  /// Returns the first name in a folder that differs only in its capitals or its escapes; where there is none `errno`
  /// says so.
  private func alike(in folder: Int32) -> StepDown? {
    let wanted = ApproximateName.of(text)
    var result: StepDown?
    if let stream = fdopendir(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
      while result == nil, let entry = readdir(stream) {
        let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        if let other = StepDown(bytes: bytes), ApproximateName.forms(of: other.text).contains(wanted) {
          result = other
        }
      }
      closedir(stream)
    }
    errno = ENOENT
    return result
  }

  private var text: String { String(decoding: name, as: UTF8.self) }
}
