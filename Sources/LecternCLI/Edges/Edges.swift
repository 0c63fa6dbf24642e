import Reading

/// Everything outside that the program touches, so that it can be run without it.
package struct Edges: Sendable {
  /// Standard output.
  package let output: any TextOutput
  /// Writes a line to standard error.
  package let complain: @Sendable (String) -> Void
  /// Reads standard input to its end.
  package let readInput: @Sendable () throws -> [UInt8]
  /// The environment.
  package let environment: [String: String]
  /// Seconds since 1970.
  package let date: @Sendable () -> Int
  /// A clock that never goes back.
  package let clock: @Sendable () -> Instant
  /// Takes the keyboard of the terminal, which is given back when the value is gone; nil where there is none.
  package let keyboard: @Sendable () -> (any Keyboard)?
  /// Whether standard output is a terminal.
  package let isTerminal: Bool

  package init(
    output: any TextOutput, complain: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () throws -> [UInt8], environment: [String: String],
    date: @escaping @Sendable () -> Int, clock: @escaping @Sendable () -> Instant,
    keyboard: @escaping @Sendable () -> (any Keyboard)?, isTerminal: Bool
  ) {
    self.output = output
    self.complain = complain
    self.readInput = readInput
    self.environment = environment
    self.date = date
    self.clock = clock
    self.keyboard = keyboard
    self.isTerminal = isTerminal
  }
}

/// Where text goes.
package protocol TextOutput: Sendable {
  func write(_ text: String)
  /// Hands on what is held back; false when something could not be written.
  @discardableResult func flush() -> Bool
}

/// Bytes from a keyboard.
package protocol Keyboard: AnyObject {
  /// Waits for the next byte, until a moment if one is given.
  func next(until deadline: Instant?) -> KeyboardInput
}

/// What came from a keyboard.
package enum KeyboardInput: Hashable, Sendable {
  case byte(UInt8)
  /// The moment that was waited for has come.
  case nothing
  /// The program is woken by work of its own.
  case woken
  /// No more bytes will come.
  case closed
}
