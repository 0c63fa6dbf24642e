import CLinux
import Glibc

/// The environment in which the program was started.
package enum ProcessEnvironment {
  /// Returns all variables; of several with the same name, the first counts, as in the C library.
  package static func all() -> [String: String] {
    var variables: [String: String] = [:]
    variables.reserveCapacity(64)
    guard var next = current_environment() else { return variables }
    while let line = next.pointee {
      if let symbol = strchr(line, 0x3D) {
        let name = String(decoding: UnsafeRawBufferPointer(start: line, count: symbol - line), as: UTF8.self)
        if variables[name] == nil { variables[name] = String(cString: symbol + 1) }
      }
      next += 1
    }
    return variables
  }
}
