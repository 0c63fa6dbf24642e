import CXML

/// Reads HTML, and what was meant as XHTML, as leniently as it gets.
struct HTMLReader {
  /// Well-formed UTF-8 without NUL bytes.
  let source: [UInt8]
  /// The changes of the source.
  var repairs = SourceRepairs()
  /// The elements whose own text is left out.
  var silent: String?

  /// Returns all that can be read, and what kept the parser from reading on to the end, if anything did.
  func read() -> (MarkupTree, MarkupFault?) {
    xmlInitParser()
    return source.withUnsafeBytes { raw in
      guard let start = raw.baseAddress, raw.count > 0,
        let context = htmlCreateMemoryParserCtxt(
          start.assumingMemoryBound(to: CChar.self), Int32(clamping: raw.count))
      else { return (MarkupTree(), nil) }
      defer { htmlFreeParserCtxt(context) }
      let events = ParserEvents(context: context, source: raw.assumingMemoryBound(to: UInt8.self))
      events.repairs = repairs
      if let silent { events.builder.leaveOutText(of: silent) }
      context.pointee.sax.pointee = Self.callbacks
      context.pointee.userData = Unmanaged.passUnretained(events).toOpaque()
      htmlCtxtUseOptions(context, lectern_html_options())
      xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
      withExtendedLifetime(events) { _ = htmlParseDocument(context) }
      if let document = context.pointee.myDoc {
        xmlFreeDoc(document)
        context.pointee.myDoc = nil
      }
      return (events.builder.tree, events.isStopped ? events.fault : nil)
    }
  }

  private static var callbacks: xmlSAXHandler {
    var callbacks = xmlSAXHandler()
    callbacks.initialized = UInt32(XML_SAX2_MAGIC)
    callbacks.startElement = { data, name, values in
      guard let data, let name else { return }
      ParserEvents.of(data).startElement(name, values)
    }
    callbacks.endElement = { data, _ in
      guard let data else { return }
      ParserEvents.of(data).endElement()
    }
    let characters: charactersSAXFunc = { data, text, count in
      guard let data else { return }
      ParserEvents.of(data).characters(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    callbacks.characters = characters
    callbacks.ignorableWhitespace = characters
    callbacks.cdataBlock = characters
    callbacks.serror = { data, error in
      guard let data else { return }
      ParserEvents.of(data).report(error)
      ParserEvents.of(data).resumePage(error)
      ParserEvents.of(data).endParagraph(error)
    }
    return callbacks
  }
}

/// A name of an element as the HTML parser has it.
struct HTMLName {
  let text: String
  /// The number of the name, without its prefix where it has a namespace.
  let number: Int32
  /// A Boolean value that indicates whether it is the name of the page or of its body.
  let isOfPage: Bool
  /// The part of a ruby that it is the name of.
  let ruby: ImpliedEnds.Part?

  init(text: String, number: Int32) {
    self.text = text
    self.number = number
    isOfPage = text == "html" || text == "body"
    ruby = ImpliedEnds.Part(text)
  }
}

extension ParserEvents {
  fileprivate func startElement(
    _ name: UnsafePointer<xmlChar>, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    bound()
    reference = nil
    takePrefixes(values)
    let name = known(name)
    if isBegun(name) {
      if builder.resume(name.text, depth: name.text == "html" ? 1 : 2) { takeAttributes(values, ofTag: name.text) }
      return
    }
    for _ in 0..<impliedEnds.begin(name.ruby) { builder.endElement() }
    builder.startElement(name.number, source: place)
    takeAttributes(values, ofTag: name.text)
  }

  private func known(_ name: UnsafePointer<xmlChar>) -> HTMLName {
    if let known = htmlNames[name] { return known }
    let text = String(cString: name)
    guard let colon = text.lastIndex(of: ":") else {
      let known = HTMLName(text: text, number: builder.number(of: text))
      htmlNames[name] = known
      return known
    }
    // To HTML a name is one with its prefix (HTML standard, 13.2.5.8), and to what was meant as XHTML one without it; a
    // prefix may be declared later.
    let hasNamespace = prefixes.contains(String(text[..<colon])) && !OfficeNames.hasPrefix(text[..<colon])
    let local = hasNamespace ? String(text[text.index(after: colon)...]) : text
    return HTMLName(text: text, number: builder.number(of: local))
  }

  /// Takes the prefixes that the attributes of an element declare.
  private func takePrefixes(_ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
    guard var next = values else { return }
    while let key = next[0] {
      if key[0] == UInt8(ascii: "x"), xmlStrncmp(key, "xmlns:", 6) == 0 { prefixes.insert(String(cString: key + 6)) }
      next += 2
    }
  }

  /// Returns a Boolean value that indicates whether an element begins a page that has begun, or its body: there is one
  /// of each (HTML standard, 13.2.6.4.7).
  private func isBegun(_ name: HTMLName) -> Bool {
    guard name.isOfPage else { return false }
    return name.text == "html" ? builder.depth > 0 : builder.depth == 2 && builder.openName == name.number
  }

  /// Takes the end tag of a paragraph that is not open for one that holds nothing, which parts what stands around it
  /// (HTML standard, 13.2.6.4.7).
  fileprivate func endParagraph(_ error: UnsafeMutablePointer<xmlError>?) {
    guard let error = error?.pointee, error.code == Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue), error.str2 == nil,
      let name = error.str1, String(cString: name) == "p"
    else { return }
    bound()
    builder.startElement(builder.number(of: "p"), source: place)
    builder.endElement()
  }

  /// Ends an element, but for the page and its body: what follows their end tags belongs to them all the same (HTML
  /// standard, 13.2.6.4.19 and 13.2.6.4.22).
  fileprivate func endElement() {
    reference = nil
    if impliedEnds.isOver() { return }
    let isPage = builder.depth == 1 && builder.openName == builder.number(of: "html")
    let isBody = builder.depth == 2 && builder.openName == builder.number(of: "body")
    guard !isPage, !isBody else { return }
    impliedEnds.end()
    builder.endElement()
  }
}
