import CLinux
import Glibc

/// The signals that end or stop a program, as something to be read.
enum EndingSignals {
  /// A descriptor to read the signals from; they do nothing else any more.
  static func descriptor() -> Int32 {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGHUP, SIGINT, SIGTERM, SIGTSTP] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    return signalfd(-1, &set, Int32(SFD_CLOEXEC))
  }

  /// The number of the signal that has come.
  static func next(from descriptor: Int32) -> Int32? {
    let size = MemoryLayout<signalfd_siginfo>.size
    guard let bytes = try? FileBytes.read(upTo: size, from: descriptor), bytes.count == size else { return nil }
    return bytes.withUnsafeBytes { Int32($0.loadUnaligned(as: signalfd_siginfo.self).ssi_signo) }
  }
}
