import TerminalUI
import Words

/// A command of the program: its grammar, its help and what it does.
struct Subcommand: Sendable {
  /// The name on the command line; nil for opening a book without any.
  let name: String?
  /// The operands as help shows them.
  let synopsis: String
  /// The number of operands.
  let operands: ClosedRange<Int>
  let summary: String
  let options: [Option]
  /// The function that lists the words that operands can be, if they are few; else operands are files.
  var operandWords: @Sendable () -> [String] = { [] }
  /// The function that returns the files that a run reads if it only reads and prints, or nil if it does more.
  var reads: @Sendable (Invocation) -> [String]? = { _ in nil }
  let run: @Sendable (Invocation, Edges) throws(Failure) -> ExitStatus

  /// Every command, in the order help lists them.
  static let all: [Subcommand] = [
    open, read, text, units, toc, info, search, check, ocr, audit, notes, stats, voices, copied, transcript, practice,
    keys, pronounce, config,
    call, completions,
  ]

  /// Returns the name of the command that a word is written most like; nil if it is much like none, or is a name of a
  /// file.
  static func named(like word: String) -> String? {
    guard !word.contains(where: { "./".contains($0) }) else { return nil }
    return word.nearest(in: all.compactMap(\.name))
  }

  /// The command as it is named in messages.
  var title: String { name.map { "lectern \($0)" } ?? "lectern" }

  /// One line of help: how it is called.
  var usageLine: String {
    ([title, synopsis] + (options.isEmpty ? [] : ["[OPTIONS]"])).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the failure of an option whose value it cannot have, with the values that it can have if they are few.
  func refusal(of option: Option, _ value: String) -> Failure {
    let known = option.allowed.isEmpty ? option.value?.split(separator: "|").map(String.init) ?? [] : option.allowed
    return usage(
      Complaint(
        known.count > 1 ? .optionCanBe : .optionCannotBe,
        [
          "option": .text(option.name), "value": .text(value), "values": .text(known.joined(separator: ", ")),
        ]))
  }

  /// Returns a failure of the command line, with how it is called.
  func usage(_ problem: Complaint) -> Failure {
    Failure(.usage, Complaint(.usageLines, ["problem": .complaint(problem), "usage": .text(usageLine)]))
  }
}
