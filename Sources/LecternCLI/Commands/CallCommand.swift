import TerminalUI

extension Subcommand {
  /// `lectern ctl`: asks something of the reader that was opened last.
  static let call = Subcommand(
    name: "ctl", synopsis: Call.allCases.map(\.rawValue).joined(separator: "|"), operands: 1...1,
    summary: "for a key of the desktop or a headset: read or pause, next or previous sentence, say where",
    options: [],
    operandWords: { Call.allCases.map(\.rawValue) }
  ) { invocation, edges throws(Failure) in
    guard let call = invocation.operands.first.flatMap(Call.init(rawValue:)) else {
      throw invocation.usage("lectern ctl cannot \(invocation.operands.first ?? "").")
    }
    switch edges.call(call) {
    case .done: return .done
    case .refused(let reason): throw Failure(.refused, reason.isEmpty ? "There is nothing more that way." : reason)
    case .nothingIsRead: throw Failure(.refused, "Nothing is being read.")
    case .nobody: throw Failure(.findings, "No book is open. lectern BOOK opens one.")
    case .silence:
      throw Failure(.refused, "The open book does not answer. Its program may be stopped: fg continues it.")
    }
  }
}
