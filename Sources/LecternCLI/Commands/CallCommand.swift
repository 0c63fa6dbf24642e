import Accessibility
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
      throw invocation.usage(Complaint(.callUnknown, ["name": .text(invocation.operands.first ?? "")]))
    }
    guard edges.call(call) else { throw Failure(.findings, .callUnheard) }
    return .done
  }
}
