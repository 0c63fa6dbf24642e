/// A message of D-Bus in little-endian order, as far as a method with texts as arguments and its answer need it
/// (D-Bus specification, "Message Protocol").
struct DBusMessage {
  /// What a message is.
  enum Kind: UInt8 {
    case call = 1
    case answer = 2
    case error = 3
    case signal = 4
  }

  private enum Field: UInt8 {
    case path = 1
    case interface = 2
    case member = 3
    case answerTo = 5
    case destination = 6
    case signature = 8
  }

  /// A method of an object to be called.
  struct Call {
    let destination: String
    let path: String
    let interface: String
    let member: String
    var arguments: [String] = []
  }

  /// The bytes of a call that nobody is started for.
  static func bytes(of call: Call, serial: UInt32) -> [UInt8] {
    var body = DBusWriter()
    for argument in call.arguments { body.text(argument) }
    var fields = DBusWriter()
    fields.field(Field.path.rawValue, "o", call.path)
    fields.field(Field.interface.rawValue, "s", call.interface)
    fields.field(Field.member.rawValue, "s", call.member)
    fields.field(Field.destination.rawValue, "s", call.destination)
    if !call.arguments.isEmpty {
      fields.signatureField(Field.signature.rawValue, String(repeating: "s", count: call.arguments.count))
    }
    var message = DBusWriter()
    let noAutoStart: UInt8 = 2
    message.bytes = [UInt8(ascii: "l"), Kind.call.rawValue, noAutoStart, 1]
    message.number(UInt32(body.bytes.count))
    message.number(serial)
    message.number(UInt32(fields.bytes.count))
    // The fields begin at a multiple of 8, so that their own padding holds here too.
    message.bytes += fields.bytes
    message.pad(to: 8)
    return message.bytes + body.bytes
  }

  /// What the message is.
  let kind: Kind
  /// The number of the call it answers; nil for one that answers none.
  let answerTo: UInt32?
  /// What it carries.
  let body: ArraySlice<UInt8>
  /// How many bytes it takes.
  let length: Int

  /// Reads the message that bytes begin with; nil until it is whole, and for one that is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = DBusReader(bytes)
    guard reader.byte() == UInt8(ascii: "l"), let kind = reader.byte().flatMap(Kind.init), reader.byte() != nil,
      reader.byte() == 1, let bodyLength = reader.number(), reader.number() != nil, let fieldLength = reader.number(),
      bodyLength < 1 << 16, fieldLength < 1 << 16
    else { return nil }
    let fieldEnd = reader.offset + Int(fieldLength)
    var answerTo: UInt32?
    while reader.offset < fieldEnd {
      reader.pad(to: 8)
      guard let code = reader.byte(), let type = reader.signature() else { return nil }
      switch type {
      case "u":
        guard let number = reader.number() else { return nil }
        if code == Field.answerTo.rawValue { answerTo = number }
      case "s", "o": guard reader.skipText() else { return nil }
      case "g": guard reader.signature() != nil else { return nil }
      default: return nil
      }
    }
    reader.pad(to: 8)
    length = reader.offset + Int(bodyLength)
    guard bytes.count >= length else { return nil }
    self.kind = kind
    self.answerTo = answerTo
    body = bytes[(bytes.startIndex + reader.offset)..<(bytes.startIndex + length)]
  }

  /// The truth value that the body is, as a variant; nil for anything else.
  var flag: Bool? {
    var reader = DBusReader(body)
    guard reader.signature() == "b", let number = reader.number() else { return nil }
    return number == 1
  }
}
