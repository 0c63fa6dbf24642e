import CXML

/// The entities of one document: those of HTML by name, and those that its own document type declares, with the words
/// of the markup and the entities in them (XML 1.0, 4.4.2).
///
/// Nothing is ever loaded, and all references together give no more than a bound, so that no document can grow (billion
/// laughs) or show what lies outside of it (XXE).
final class NamedEntities {
  /// The number of bytes that all the references to entities of the document's own may give together.
  private var budget = 1 << 20
  /// The greatest depth of entities in each other.
  private var depth = 16

  private var declared: [String: String] = [:]
  /// The lines of the declarations.
  private var lines: [String: Int] = [:]
  /// The names of those that stand outside of the document.
  private var outside: Set<String> = []
  /// The names whose text is left out, each once, in the order in which they were met.
  private var lost: [String] = []
  private var isLost: Set<String> = []
  /// The texts of the entities that hold markup or other entities.
  private var expanded: [String: String] = [:]
  /// The names of those that are being expanded.
  private var open: Set<String> = []
  private var inText: [String: UnsafeMutablePointer<xmlEntity>] = [:]
  private var inAttributes: [String: UnsafeMutablePointer<xmlEntity>] = [:]

  deinit {
    for entity in inText.values { Self.free(entity) }
    for entity in inAttributes.values { Self.free(entity) }
  }

  /// Takes note of a declaration; the first of a name is the one that counts (XML 1.0, 4.2).
  func declare(_ name: String, content: String?, line: Int) {
    guard declared[name] == nil else { return }
    declared[name] = content ?? ""
    lines[name] = line
    if content == nil { outside.insert(name) }
  }

  /// The entities that were used and stand for nothing, at their declarations.
  var faults: [MarkupFault] { lost.map { MarkupFault(line: lines[$0] ?? 1, .lostEntity($0)) } }

  private func lose(_ name: String) {
    if isLost.insert(name).inserted { lost.append(name) }
  }

  /// A Boolean value that indicates whether there was more in the entities of the document's own than is read.
  var isCut: Bool { budget < 0 }

  /// Returns the text of a name, or nil if none is given.
  func value(of name: String) -> String? {
    guard let own = declared[name] else { return NamedCharacters.value(of: name) }
    if isCut { return "" }
    if outside.contains(name) { lose(name) }
    let value = expanded[name] ?? expand(name, own)
    budget -= value.utf8.count
    return isCut ? "" : value
  }

  /// Returns the text of an entity: the words of its markup, and the texts of the entities in it.
  private func expand(_ name: String, _ content: String) -> String {
    guard content.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C }) else { return content }
    // One that holds itself stands for nothing there (XML 1.0, 4.1).
    guard depth > 0, open.insert(name).inserted else {
      lose(name)
      return ""
    }
    depth -= 1
    defer {
      depth += 1
      open.remove(name)
    }
    let value = String(decoding: AttributeText.decode(Self.words(of: content).utf8, self), as: UTF8.self)
    expanded[name] = value
    return value
  }

  /// Returns markup without its tags.
  ///
  /// A tag that begins or ends a line separates words.
  private static func words(of markup: String) -> String {
    var result = ""
    var rest = markup[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      result += rest[..<start]
      let name = rest[start...].drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if ["br", "p", "div", "li", "td", "tr"].contains(name) { result += " " }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the entity as the XML parser wants it.
  ///
  /// In text a "predefined" entity is taken for its content at once. In an attribute the parser would keep only the
  /// first byte of that, so a "general" one is given there, which it leaves in the value as a reference; and so where
  /// it asks for what is being declared, before all that may stand in it is (XML 1.0, 4.4.7).
  func entity(_ name: UnsafePointer<xmlChar>, isBare: Bool) -> UnsafeMutablePointer<xmlEntity>? {
    if let predefined = xmlGetPredefinedEntity(name) { return predefined }
    let key = String(cString: name)
    if isBare {
      if let entity = inAttributes[key] { return entity }
      guard declared[key] != nil || NamedCharacters.value(of: key) != nil else { return nil }
      let entity = Self.make(key, content: " ", type: XML_INTERNAL_GENERAL_ENTITY)
      inAttributes[key] = entity
      return entity
    }
    guard let value = value(of: key) else { return nil }
    if isCut { return blank }
    if let entity = inText[key] { return entity }
    let entity = Self.make(key, content: value, type: XML_INTERNAL_PREDEFINED_ENTITY)
    inText[key] = entity
    return entity
  }

  /// Returns the substitute for an unknown entity: its reference, as it is written.
  func unknown(_ name: UnsafePointer<xmlChar>, isBare: Bool) -> UnsafeMutablePointer<xmlEntity> {
    let key = String(cString: name)
    if let entity = isBare ? inAttributes[key] : inText[key] { return entity }
    let type = isBare ? XML_INTERNAL_GENERAL_ENTITY : XML_INTERNAL_PREDEFINED_ENTITY
    let entity = Self.make(key, content: isBare ? " " : "&\(key);", type: type)
    if isBare { inAttributes[key] = entity } else { inText[key] = entity }
    return entity
  }

  private var blank: UnsafeMutablePointer<xmlEntity> {
    if let entity = inText[""] { return entity }
    let entity = Self.make("", content: "", type: XML_INTERNAL_PREDEFINED_ENTITY)
    inText[""] = entity
    return entity
  }

  private static func make(
    _ name: String, content: String, type: xmlEntityType
  ) -> UnsafeMutablePointer<xmlEntity> {
    let entity = UnsafeMutablePointer<xmlEntity>.allocate(capacity: 1)
    var value = xmlEntity()
    let text = xmlStrdup(content)
    value.type = XML_ENTITY_DECL
    value.name = UnsafePointer(xmlStrdup(name))
    value.content = text
    // The parser hands over the raw text of a declaration to an entity that has none, and never frees it.
    value.orig = text
    value.length = Int32(content.utf8.count)
    value.etype = type
    value.checked = 2
    entity.initialize(to: value)
    return entity
  }

  private static func free(_ entity: UnsafeMutablePointer<xmlEntity>) {
    lectern_xml_free(UnsafeMutableRawPointer(mutating: entity.pointee.name))
    lectern_xml_free(entity.pointee.content)
    entity.deallocate()
  }
}
