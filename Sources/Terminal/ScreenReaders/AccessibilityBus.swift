import CBus

/// The session bus, through which desktops show their programs whether a screen reader is enabled.
struct AccessibilityBus {
  /// The address in the notation of D-Bus.
  private let address: String

  /// Finds the bus in the environment, or returns nil if there is none, or none that is a local socket.
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

  /// Returns a Boolean value that indicates whether a screen reader is enabled (`org.a11y.Status`).
  ///
  /// It returns false without an answer in so many milliseconds.
  func hasScreenReader(patience: Int) -> Bool {
    accessibility_bus_has_screen_reader(address, UInt64(patience) * 1000)
  }

  /// Returns a path as a value of an address, with `%2c` and the like for reserved bytes (D-Bus specification,
  /// "Server Addresses").
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
