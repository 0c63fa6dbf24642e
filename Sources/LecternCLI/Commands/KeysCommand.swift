import Accessibility
import TerminalUI

extension Subcommand {
  /// `lectern keys`: every key and what it does.
  static let keys = Subcommand(
    name: "keys", synopsis: "", operands: 0...0, summary: "every key and what it does", options: []
  ) { _, edges throws(Failure) in
    for (keys, help) in try KeyMap.standard().lines(in: edges.catalogue) { edges.output.write("\(keys)\t\(help)\n") }
    return .done
  }
}

extension KeyMap {
  /// The keys as they are bound from the start.
  static func standard() throws(Failure) -> KeyMap {
    do { return try KeyMap() } catch { throw Failure(.usage, "The keys cannot be bound: \(error).") }
  }
}
