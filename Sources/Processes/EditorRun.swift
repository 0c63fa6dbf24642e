import CLinux
import Glibc

/// An editor that has the terminal for a while, and a file of its own that nobody else may read.
package enum EditorRun {
  /// Why a text could not be edited.
  package enum Refusal: Error, Hashable {
    /// Nothing can be written into the folder.
    case folder(String)
    /// The file cannot be written.
    case file(String)
    /// There is no terminal to edit in.
    case noTerminal
    /// The editor cannot be started; the number is the system's.
    case notStarted(program: String, code: Int32)
    /// The editor is gone, and nobody knows where.
    case gone(program: String)
    /// The editor has ended with a fault.
    case failed(program: String)
    /// The editor has left no file.
    case leftNothing(program: String)
    /// The text has become longer than any note.
    case tooLong
  }

  /// The longest text that is taken back, in bytes.
  private static let longest = 1 << 20

  /// Has a text edited, and gives what it has become; the file, and what an editor leaves beside it, is gone then.
  package static func edit(_ text: [UInt8], by words: [String], inFolder parent: String) throws(Refusal) -> [UInt8] {
    var name = Array("\(parent)/lectern-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Refusal.folder(parent) }
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { remove(folder) }
    let path = folder + "/note.txt"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Refusal.file(path) }
    let isWritten = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } == text.count
    guard close(file) == 0, isWritten else { throw Refusal.file(path) }
    try run(words + [path])
    let edited = Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW))
    guard edited.number >= 0 else { throw Refusal.leftNothing(program: words[0]) }
    var bytes: [UInt8] = []
    while let more = edited.read(upTo: 64 << 10), !more.isEmpty, bytes.count <= longest { bytes += more }
    guard bytes.count <= longest else { throw Refusal.tooLong }
    return bytes
  }

  /// Runs an editor in our own process group, so that the keys of the terminal reach it, and a shell stops and continues
  /// both at once.
  private static func run(_ words: [String]) throws(Refusal) {
    let terminal = Descriptor(open("/dev/tty", O_RDWR | O_CLOEXEC))
    guard terminal.number >= 0 else { throw Refusal.noTerminal }
    let streams = ChildProcess.Streams(input: terminal, output: terminal, errors: terminal)
    let editor: ChildProcess
    do throws(StartFailure) {
      editor = try ChildProcess.start(words, streams, group: getpgrp())
    } catch {
      throw Refusal.notStarted(program: error.program, code: error.code)
    }
    var status: Int32 = 0
    while true {
      if waitpid(editor.id, &status, WUNTRACED) < 0 {
        guard errno == EINTR else { throw Refusal.gone(program: words[0]) }
        continue
      }
      // A program that has stopped has 0x7F in the low byte of its status (sys/wait.h); the shell is to have both.
      guard status & 0xFF == 0x7F else { break }
      raise(SIGSTOP)
    }
    guard status == 0 else { throw Refusal.failed(program: words[0]) }
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
}
