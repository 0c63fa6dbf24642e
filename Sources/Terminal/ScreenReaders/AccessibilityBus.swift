import CBus

/// The session bus, which knows whether a screen reader is switched on, as desktops let their programs know.
struct AccessibilityBus {
  /// The address in the notation of D-Bus.
  private let address: String

  /// Finds the bus by the environment; nil where there is none, or one that is no socket of this machine.
  init?(_ environment: [String: String]) {
    let sockets = (environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").split(separator: ";").filter {
      $0.hasPrefix("unix:")
    }
    if !sockets.isEmpty {
      address = sockets.joined(separator: ";")
    } else if let folder = environment["XDG_RUNTIME_DIR"] {
      address = "unix:path=" + Self.escaped(folder + "/bus")
    } else {
      return nil
    }
  }

  /// Asks whether a screen reader is switched on (`org.a11y.Status`); false where nobody answers within so many
  /// milliseconds.
  func hasScreenReader(patience: Int) -> Bool {
    accessibility_bus_has_screen_reader(address, UInt64(patience) * 1000)
  }

  /// A path as a value of an address: bytes that have a meaning there as `%2c` (D-Bus specification, "Server Addresses").
  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var escaped = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.properties.isAlphabetic && byte < 0x80 || (0x2D...0x39).contains(byte) || byte == 0x5F {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "%"
        escaped.unicodeScalars += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return escaped
  }
}
