import CXML

/// The entities of one document: those of HTML by name, and the plain ones that its own document type declares.
///
/// Nothing is ever loaded, and an entity that holds markup or other entities stands for nothing, so that no document
/// can grow (billion laughs) or show what lies outside of it (XXE).
final class NamedEntities {
  /// How many bytes an entity of the document's own may stand for.
  private static let longest = 1024
  /// How many entities of its own a document may have.
  private static let most = 1000
  /// How many bytes all the references to such entities may give together.
  private var budget = 1 << 20

  private var declared: [String: String] = [:]
  private var inText: [String: UnsafeMutablePointer<xmlEntity>] = [:]
  private var inAttributes: [String: UnsafeMutablePointer<xmlEntity>] = [:]

  deinit {
    for entity in inText.values { Self.free(entity) }
    for entity in inAttributes.values { Self.free(entity) }
  }

  /// Takes note of a declaration; the first of a name is the one that counts (XML 1.0, 4.2).
  func declare(_ name: String, content: String?) {
    guard declared.count < Self.most, declared[name] == nil else { return }
    let isPlain = content.map { $0.utf8.count <= Self.longest && !$0.utf8.contains { $0 == 0x26 || $0 == 0x3C } }
    declared[name] = isPlain == true ? content : ""
  }

  /// What a name stands for, nil when nobody says.
  func value(of name: String) -> String? {
    if let own = declared[name] {
      budget -= own.utf8.count
      return budget < 0 ? "" : own
    }
    return NamedCharacters.value(of: name)
  }

  /// The entity as the XML parser wants it.
  ///
  /// In text a "predefined" entity is taken for its content at once. In an attribute the parser would keep only the
  /// first byte of that, so a "general" one is given there, which it leaves in the value as a reference.
  func entity(_ name: UnsafePointer<xmlChar>, isInAttribute: Bool) -> UnsafeMutablePointer<xmlEntity>? {
    if let predefined = xmlGetPredefinedEntity(name) { return predefined }
    let key = String(cString: name)
    if isInAttribute {
      if let entity = inAttributes[key] { return entity }
      guard value(of: key) != nil else { return nil }
      let entity = Self.make(key, content: " ", type: XML_INTERNAL_GENERAL_ENTITY)
      inAttributes[key] = entity
      return entity
    }
    guard let value = value(of: key) else { return nil }
    if budget < 0 { return blank }
    if let entity = inText[key] { return entity }
    let entity = Self.make(key, content: value, type: XML_INTERNAL_PREDEFINED_ENTITY)
    inText[key] = entity
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
