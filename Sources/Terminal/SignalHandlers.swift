import CLinux
import Glibc

/// The handlers of a program for signals, while a library is called that would change them.
struct SignalHandlers {
  private let found: [(signal: Int32, action: sigaction)]

  /// Looks at what is done on the signals now.
  init(_ signals: Int32...) { self.init(signals) }

  /// Looks at what is done on the signals now.
  init(_ signals: [Int32]) {
    found = signals.map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return (signal, action)
    }
  }

  /// Does again what was done then.
  func restore() {
    for (signal, action) in found { withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) } }
  }
}
