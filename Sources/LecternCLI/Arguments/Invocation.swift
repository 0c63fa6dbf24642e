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
        throw command.usage("\(command.title) has no option \(parts[0]).")
      }
      try take(option, parts.count == 2 ? parts[1] : nil, &rest, for: command)
    }
    guard command.operands.contains(operands.count) else {
      throw command.usage(
        operands.count < command.operands.lowerBound
          ? "\(command.title) needs more than that." : "\(command.title) cannot take so much.")
    }
  }

  private mutating func take(
    _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>, for command: Subcommand
  ) throws(Failure) {
    guard let kind = option.value else {
      guard attached == nil else { throw command.usage("\(option.name) takes no value.") }
      values[option.name] = []
      return
    }
    if option.isValueOptional, attached == nil { return values[option.name] = [] }
    guard let value = attached ?? rest.popFirst() else {
      throw command.usage("\(option.name) needs a value: \(kind).")
    }
    guard option.allowed.isEmpty || option.allowed.contains(value) else {
      throw command.usage(
        "\(option.name) cannot be \(value). It can be \(option.allowed.joined(separator: ", ")).")
    }
    values[option.name, default: []].append(value)
  }

  /// A failure of the command line, with how the command is called.
  func usage(_ problem: String) -> Failure { command.usage(problem) }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, the last one where there are several; nil for one that was given without.
  func value(_ name: String) -> String? { values[name]?.last }

  /// Every value of an option that may be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}
