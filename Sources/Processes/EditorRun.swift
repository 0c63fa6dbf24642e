import CLinux
import Glibc

/// An editor that has the terminal for a while, and a file of its own that nobody else may read.
package enum EditorRun {
  /// Why a text could not be edited, a sentence.
  package struct Refusal: Error, Hashable {
    package let message: String
  }

  /// The longest text that is taken back, in bytes.
  private static let longest = 1 << 20

  /// Has a text edited, and gives what it has become; the file, and what an editor leaves beside it, is gone then.
  package static func edit(_ text: [UInt8], by words: [String], inFolder parent: String) throws(Refusal) -> [UInt8] {
    var name = Array("\(parent)/lectern-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw refusal("The folder \(parent) cannot be written") }
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { remove(folder) }
    let path = folder + "/note.txt"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw refusal("The file \(path) cannot be written") }
    let isWritten = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == text.count
    guard close(file) == 0, isWritten else { throw refusal("The file \(path) cannot be written") }
    try run(words + [path])
    let edited = Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW))
    guard edited.number >= 0 else { throw refusal("The editor \(words[0]) has left no file") }
    var bytes: [UInt8] = []
    while let more = edited.read(upTo: 64 << 10), !more.isEmpty, bytes.count <= longest { bytes += more }
    guard bytes.count <= longest else { throw refusal("A note of more than a megabyte is none") }
    return bytes
  }

  /// Runs an editor in our own process group, so that the keys of the terminal reach it, and a shell stops and continues
  /// both at once.
  private static func run(_ words: [String]) throws(Refusal) {
    let terminal = Descriptor(open("/dev/tty", O_RDWR | O_CLOEXEC))
    guard terminal.number >= 0 else { throw refusal("There is no terminal") }
    let streams = ChildProcess.Streams(input: terminal, output: terminal, errors: terminal)
    let editor: ChildProcess
    do throws(StartFailure) {
      editor = try ChildProcess.start(words, streams, group: getpgrp())
    } catch {
      throw refusal("The editor \(error.program) cannot be started: \(String(cString: strerror(error.code)))")
    }
    var status: Int32 = 0
    while true {
      if waitpid(editor.id, &status, WUNTRACED) < 0 {
        guard errno == EINTR else { throw refusal("The editor \(words[0]) is gone") }
        continue
      }
      // A program that has stopped has 0x7F in the low byte of its status (sys/wait.h); the shell is to have both.
      guard status & 0xFF == 0x7F else { break }
      raise(SIGSTOP)
    }
    guard status == 0 else { throw refusal("The editor \(words[0]) has ended with a fault") }
  }

  /// Takes a folder away with the files in it; an editor makes no folders in it.
  private static func remove(_ folder: String) {
    if let stream = opendir(folder) {
      let descriptor = dirfd(stream)
      while let entry = readdir(stream) {
        _ = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { unlinkat(descriptor, $0, 0) }
        }
      }
      closedir(stream)
    }
    rmdir(folder)
  }

  private static func refusal(_ reason: String) -> Refusal {
    Refusal(message: reason + ".")
  }
}
