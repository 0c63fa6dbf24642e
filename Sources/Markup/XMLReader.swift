import CXML

/// Reads well-formed XML through the callbacks of libxml2 into our own tree.
///
/// libxml2's own tree loses what is very long or very deep; its callbacks do not.
struct XMLReader {
  let source: [UInt8]
  /// The elements whose own text is left out.
  var silent: String?

  /// The result of reading a document.
  enum Outcome {
    case read(MarkupTree, [MarkupFault])
    /// It is larger than memory should be spent on, and was read in part.
    case stopped(MarkupTree, MarkupFault)
    case malformed(MarkupFault)
  }

  /// Reads the document.
  func read() -> Outcome {
    xmlInitParser()
    return source.withUnsafeBytes { raw in
      var feed = SourceFeed(raw)
      return withUnsafeMutablePointer(to: &feed) { read($0, raw.assumingMemoryBound(to: UInt8.self)) }
    }
  }

  private func read(_ feed: UnsafeMutablePointer<SourceFeed>, _ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    // The bytes are UTF-8 whatever the declaration says: they were decoded before they came here.
    guard !bytes.isEmpty,
      let context = xmlCreateIOParserCtxt(nil, nil, SourceFeed.read, nil, feed, XML_CHAR_ENCODING_UTF8)
    else { return .malformed(MarkupFault(line: 1, .emptyDocument)) }
    defer { xmlFreeParserCtxt(context) }
    let events = ParserEvents(context: context, source: bytes)
    if let silent { events.builder.leaveOutText(of: silent) }
    context.pointee.sax.pointee = Self.callbacks
    context.pointee.userData = Unmanaged.passUnretained(events).toOpaque()
    xmlCtxtUseOptions(context, lectern_xml_options())
    withExtendedLifetime(events) { _ = xmlParseDocument(context) }
    if let document = context.pointee.myDoc {
      xmlFreeDoc(document)
      context.pointee.myDoc = nil
    }
    let fault = events.fault ?? MarkupFault(line: 1, .malformedDocument)
    if events.isStopped { return .stopped(events.builder.tree, fault) }
    guard context.pointee.wellFormed == 1 else { return .malformed(fault) }
    if events.entities.isCut { return .stopped(events.builder.tree, MarkupFault(line: 1, .tooLongEntities)) }
    return .read(events.builder.tree, [events.unknownName].compactMap { $0 } + events.entities.faults)
  }

  private static var callbacks: xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = UInt32(XML_SAX2_MAGIC)
    callbacks.startElementNs = { data, name, prefix, space, _, _, count, _, values in
      guard let data, let name else { return }
      ParserEvents.of(data).startElement((name, prefix, space), count: Int(count), values)
    }
    callbacks.endElementNs = { data, _, _, _ in
      guard let data else { return }
      ParserEvents.of(data).builder.endElement()
    }
    let characters: charactersSAXFunc = { data, text, count in
      guard let data else { return }
      let events = ParserEvents.of(data)
      events.builder.text(events.text(text, count: Int(count)), source: events.offset)
    }
    callbacks.characters = characters
    callbacks.ignorableWhitespace = characters
    callbacks.cdataBlock = characters
    callbacks.getEntity = { data, name -> xmlEntityPtr? in
      guard let data, let name else { return nil }
      let events = ParserEvents.of(data)
      let isBare = lectern_xml_is_in_attribute(events.context) != 0 || events.context.pointee.inSubset != 0
      if let entity = events.entities.entity(name, isBare: isBare) { return entity }
      guard events.mayBeDeclaredElsewhere else { return nil }
      events.noteUnknownName()
      return events.entities.unknown(name, isBare: isBare)
    }
    callbacks.entityDecl = { data, name, type, _, _, content in
      guard let data, let name else { return }
      let isInternal = type == Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue)
      let events = ParserEvents.of(data)
      events.entities.declare(
        String(cString: name), content: isInternal ? content.map { String(cString: $0) } : nil, line: events.line)
    }
    callbacks.serror = { data, error in
      guard let data else { return }
      ParserEvents.of(data).report(error)
    }
    return callbacks
  }
}

extension ParserEvents {
  fileprivate func startElement(
    _ name: XMLStartTag.Name, count: Int, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    bound()
    if builder.depth == 0, String(cString: name.local) == "HTML" { isInCapitals = true }
    let tag = XMLStartTag(name: name, count: count, values: values, isInCapitals: isInCapitals)
    // The builder is gone to once: a package has thousands of elements, and a first page waits for it.
    tag.build(in: &builder, source: offset, entities)
  }
}

/// The start tag of an element as the XML parser hands it over.
private struct XMLStartTag {
  typealias Name = (
    local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, space: UnsafePointer<xmlChar>?
  )

  let name: Name
  /// The number of attributes, each in five pointers: local name, prefix, namespace, start and end of its value.
  let count: Int
  let values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  /// A Boolean value that indicates whether names are to be in small letters, in a page of HTML as it was written
  /// before there was XHTML.
  let isInCapitals: Bool

  func build(in builder: inout TreeBuilder, source: Int, _ entities: NamedEntities) {
    builder.startElement(nameNumber(in: &builder), source: source)
    guard let values else { return }
    for index in 0..<count {
      let row = values + index * 5
      guard let local = row[0], let start = row[3], let end = row[4] else { continue }
      let attribute = attributeNumber(local, prefix: row[1], space: row[2], in: &builder)
      let value = UnsafeBufferPointer(start: start, count: end - start)
      if UnsafeRawBufferPointer(value).place(of: 0x26, from: 0) < value.count {
        builder.attribute(attribute, value: AttributeText.decode(value, entities))
      } else {
        builder.attribute(attribute, value: value)
      }
    }
  }

  private func nameNumber(in builder: inout TreeBuilder) -> Int32 {
    if let prefix = name.prefix.map({ String(cString: $0) }),
      OfficeNames.hasPrefix(prefix, space: name.space.map { String(cString: $0) })
    {
      return builder.number(of: "\(prefix):\(String(cString: name.local))")
    }
    // libxml2 keeps each name once per parser, so its address is a key.
    return builder.number(at: name.local) { folded(String(cString: name.local)) }
  }

  private func attributeNumber(
    _ local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, space: UnsafePointer<xmlChar>?,
    in builder: inout TreeBuilder
  ) -> Int32 {
    guard let prefix else {
      return builder.number(at: local) { folded(String(cString: local)) }
    }
    let name = folded(String(cString: local))
    let usual = space.map { usualPrefix(of: String(cString: $0)) } ?? nil
    return builder.number(of: "\(usual ?? String(cString: prefix)):\(name)")
  }

  /// Returns a name in small letters where the page has them in capitals.
  private func folded(_ name: String) -> String { isInCapitals ? name.lowercased() : name }

  private func usualPrefix(of space: String) -> String? {
    switch space {
    case "http://www.idpf.org/2007/ops": "epub"
    case "http://www.w3.org/2001/10/synthesis": "ssml"
    case "http://www.w3.org/1999/xlink": "xlink"
    case "http://www.w3.org/XML/1998/namespace": "xml"
    case "http://www.idpf.org/2007/opf": "opf"
    default: nil
    }
  }
}
