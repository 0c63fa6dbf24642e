import Words

/// The arguments of one command, taken apart by its options.
struct Invocation {
  private let command: Subcommand
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes arguments apart; `--` ends the options, a lone `-` is an operand, `--name=value` and `--name value` are one,
  /// but for an option that can do without its value, which takes only the first.
  init(_ arguments: [String], for command: Subcommand) throws(Failure) {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        throw command.usage(
          Complaint(.optionUnknown, ["command": .text(command.title), "option": .text(parts[0])]))
      }
      try take(option, parts.count == 2 ? parts[1] : nil, &rest, for: command)
    }
    guard command.operands.contains(operands.count) else {
      let isTooLittle = operands.count < command.operands.lowerBound
      throw command.usage(
        Complaint(isTooLittle ? .commandNeedsMore : .commandTakesLess, ["command": .text(command.title)]))
    }
  }

  private mutating func take(
    _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>, for command: Subcommand
  ) throws(Failure) {
    guard let kind = option.value else {
      guard attached == nil else {
        throw command.usage(Complaint(.optionTakesNothing, ["option": .text(option.name)]))
      }
      values[option.name] = []
      return
    }
    if option.isValueOptional, attached == nil { return values[option.name] = [] }
    guard let value = attached ?? rest.popFirst() else {
      throw command.usage(
        Complaint(.optionNeedsValue, ["option": .text(option.name), "kind": .text(kind)]))
    }
    guard option.allowed.isEmpty || option.allowed.contains(value) else { throw command.refusal(of: option, value) }
    values[option.name, default: []].append(value)
  }

  /// Returns the failure of an option whose value it cannot have, with the values that it can have if they are few.
  func refusal(of name: String) -> Failure {
    guard let option = command.options.first(where: { $0.name == name }) else { return usage(.optionUnknown) }
    return command.refusal(of: option, value(name) ?? "")
  }

  /// Returns a failure of the command line, with how the command is called.
  func usage(_ problem: Complaint) -> Failure { command.usage(problem) }

  /// Returns the same for a problem that needs no more than its words.
  func usage(_ key: Phrase.Key) -> Failure { usage(Complaint(key)) }

  /// Returns a Boolean value that indicates whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// Returns the value of an option, the last one where there are several; nil for one that was given without.
  func value(_ name: String) -> String? { values[name]?.last }

  /// Returns every value of an option that may be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}
