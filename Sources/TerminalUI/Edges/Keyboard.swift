import Speech

/// Bytes from a keyboard.
package protocol Keyboard: AnyObject, Sendable {
  /// A Boolean value that indicates whether somebody types; else a pipe or a file holds all the keys from the
  /// beginning.
  var isTyped: Bool { get }
  /// Waits for the next byte, until a moment if one is given; where keys are left, for anything but a byte.
  func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput
  /// Ends a wait, from any thread.
  func wake()
  /// Gives the terminal back and stops the program until its user continues it; with it all of its job, where a key
  /// asks for that.
  func rest(byKey: Bool)
  /// Gives the terminal to another program for as long as a body runs.
  func lend(to body: () -> Void)
  /// Answers the last caller with the outcome of the call.
  func answer(_ answer: Call.Answer)
}

extension Keyboard {
  package var isTyped: Bool { true }

  package func next(until deadline: Instant?) -> KeyboardInput { next(until: deadline, leavingKeys: false) }

  package func lend(to body: () -> Void) { body() }

  package func answer(_ answer: Call.Answer) {}
}

/// The source of keys.
package enum KeyboardSource: Hashable, Sendable {
  case standardInput
  /// The terminal itself, where standard input is the book.
  case terminal
}

/// Input from a keyboard.
package enum KeyboardInput: Hashable, Sendable {
  case byte(UInt8)
  /// The moment that was waited for has come.
  case nothing
  /// The program is woken by work of its own.
  case woken
  /// The terminal has another size.
  case resized
  /// The user wants the shell back for a while.
  case stopped
  /// The program goes on after it was stopped.
  case continued
  /// Another program asks for something.
  case called(Call)
  /// No more bytes will come.
  case closed
}
