import FoundationEssentials

/// A JSON value that was read, whatever it is; a member that is not there is null.
enum JSONTree: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Reads a text (RFC 8259); nil for one that is no JSON.
  init?(_ bytes: [UInt8]) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes)) else { return nil }
    self = tree
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let members = try? value.decode([String: JSONTree].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSONTree].self) {
      self = .array(elements)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .null
    }
  }

  /// A member of an object.
  subscript(name: String) -> JSONTree {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// The elements of an array; JSON-LD writes one that is alone without its array.
  var elements: [JSONTree] {
    switch self {
    case .null: []
    case .array(let elements): elements
    default: [self]
    }
  }

  /// The text of a string; nil for any other value, and for one that is empty.
  var string: String? {
    if case .string(let string) = self, !string.isEmpty { string } else { nil }
  }

  /// A Boolean value that indicates whether it is a string, be it an empty one.
  var isString: Bool { if case .string = self { true } else { false } }

  /// A number.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
