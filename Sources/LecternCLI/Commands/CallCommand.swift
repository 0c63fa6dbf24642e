import TerminalUI
import Words

extension Subcommand {
  /// `lectern ctl`: asks something of the reader that was opened last.
  static let call = Subcommand(
    name: "ctl", synopsis: Call.allCases.map(\.rawValue).joined(separator: "|"), operands: 1...1,
    summary: "for a key of the desktop or a headset: read or pause, next or previous sentence, say where",
    options: [],
    operandWords: { Call.allCases.map(\.rawValue) }
  ) { invocation, edges throws(Failure) in
    guard let call = invocation.operands.first.flatMap(Call.init(rawValue:)) else {
      throw invocation.usage(Complaint(.callUnknown, ["name": .text(invocation.operands.first ?? "")]))
    }
    switch edges.call(call) {
    case .done: return .done
    case .refused(let reason): throw Failure(.refused, reason.isEmpty ? Complaint(.callAtEdge) : .quoted(reason))
    case .nothingIsRead: throw Failure(.refused, .callNothingRead)
    case .nobody: throw Failure(.findings, .callUnheard)
    case .silence: throw Failure(.refused, .callSilent)
    }
  }
}
