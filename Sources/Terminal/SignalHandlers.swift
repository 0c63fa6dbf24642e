import CLinux
import Glibc

/// The signal handlers of the program, which are saved while a library changes them.
struct SignalHandlers {
  private let found: [(signal: Int32, action: sigaction)]

  /// Saves the handlers of some signals.
  init(_ signals: Int32...) { self.init(signals) }

  /// Saves the handlers of some signals.
  init(_ signals: [Int32]) {
    found = signals.map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return (signal, action)
    }
  }

  /// Restores the saved handlers.
  func restore() {
    for (signal, action) in found { withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) } }
  }
}
