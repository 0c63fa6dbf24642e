/// The value of an attribute as the XML parser leaves it, with its references put in.
enum AttributeText {
  /// Decodes `&name;` and `&#38;`; an unknown reference stays as it is.
  static func decode(_ value: some Collection<UInt8>, _ entities: NamedEntities) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var rest = value[...]
    while let byte = rest.popFirst() {
      guard byte == 0x26, let end = rest.prefix(64).firstIndex(of: 0x3B),
        let text = replacement(rest[..<end], entities)
      else {
        result.append(byte)
        continue
      }
      result += text.utf8
      rest = rest[rest.index(after: end)...]
    }
    return result
  }

  private static func replacement(_ name: some Collection<UInt8>, _ entities: NamedEntities) -> String? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return entities.value(of: name) }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
