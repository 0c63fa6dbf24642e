import TextModel

/// A JSON value to be written, its members in the order given.
indirect enum JSONValue {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number with two places behind its point.
  case hundredths(Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The value as JSON in one line (RFC 8259).
  var text: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let number): String(number)
    case .hundredths(let number): "\(number / 100).\(number % 100 / 10)\(number % 10)"
    case .string(let string): Self.quoted(string)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
    }
  }

  /// Returns an array of values, one a line.
  static func lines(_ values: [JSONValue]) -> String {
    if values.isEmpty { return "[]\n" }
    return "[\n" + values.map { "  " + $0.text }.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns a string in quotes; what a terminal would act on is escaped as well as what JSON asks for.
  private static func quoted(_ string: String) -> String {
    var result = "\""
    if string.unicodeScalars.allSatisfy({ !$0.isSteering && $0 != "\"" && $0 != "\\" }) {
      return result + string + "\""
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.isSteering: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // All that is escaped lies in the basic plane, so four digits are enough.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
