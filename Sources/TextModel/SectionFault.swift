/// A rule of logical text that a section breaks.
public struct SectionFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the rule and the place.
  ///
  /// "The block at 3..<7 does not follow 2."
  public let description: String
}

extension Section {
  /// Checks that the section keeps the rules of logical text.
  ///
  /// Blocks tile the text, each ends with its stop and has no other in it; containers and spans lie inside of what
  /// holds them, in order; no offset splits a character; no control character stands in the text. A debug build checks
  /// that blocks tile the text whenever a section is made.
  ///
  /// - Throws: ``SectionFault`` for the first rule that is broken.
  /// - Complexity: O(n) in the length of the text.
  public func validate() throws(SectionFault) {
    let check = SectionCheck(self)
    if let fault = check.inBlocks ?? check.inContainers ?? check.inSpans ?? check.inText {
      throw SectionFault(description: fault.prefix(1).uppercased() + fault.dropFirst() + ".")
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the text holds characters that steer a terminal, turn its letters around or
  /// are none to see, beside the end of a block and a hard line break.
  package var hasControls: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A, 0x0B: false
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x2028...0x2029, 0x202D...0x202E: true
      default: false
      }
    }
  }
}

/// The rules of logical text, each as the fault of a section that breaks it.
private struct SectionCheck {
  private let section: Section
  private let bytes: [UInt8]

  init(_ section: Section) {
    self.section = section
    bytes = Array(section.text.utf8)
  }

  var inBlocks: String? {
    var end = 0
    for block in section.blocks {
      guard block.range.lowerBound == end, block.range.count > 0, block.range.upperBound <= bytes.count else {
        return "the block at \(block.range) does not follow \(end)"
      }
      guard !bytes[block.content].contains(0x0A), bytes[block.range.upperBound - 1] == 0x0A else {
        return "the block at \(block.range) does not end with its stop"
      }
      guard
        !block.content.isEmpty || block.kind == .separator || block.kind == .image || block.control != nil
          || block.isEmptyCell
      else {
        return "the block at \(block.range) is empty"
      }
      if let control = block.control, !section.controls.indices.contains(control) {
        return "the block at \(block.range) is no control of the section"
      }
      if let container = block.container {
        guard section.containers.indices.contains(container),
          section.containers[container].range.contains(block.range.lowerBound)
        else { return "the block at \(block.range) is outside of its container" }
      }
      end = block.range.upperBound
    }
    return end == bytes.count ? nil : "the blocks end at \(end) of \(bytes.count)"
  }

  var inContainers: String? {
    for (index, container) in section.containers.enumerated() {
      guard !container.range.isEmpty, container.range.upperBound <= bytes.count else {
        return "container \(index) has the range \(container.range) of \(bytes.count)"
      }
      if let parent = container.parent, parent >= index { return "container \(index) comes before its parent" }
    }
    return nil
  }

  var inSpans: String? {
    var begin = 0
    for span in section.spans {
      guard let index = section.blockIndex(at: span.range.lowerBound), begin <= span.range.lowerBound,
        span.range.upperBound <= section.blocks[index].content.upperBound
      else { return "the span \(span.kind) at \(span.range) is out of order or runs over its block" }
      guard isBoundary(span.range.lowerBound), isBoundary(span.range.upperBound) else {
        return "the span \(span.kind) at \(span.range) splits a character"
      }
      begin = span.range.lowerBound
    }
    for (name, offset) in section.anchors where !(0...bytes.count).contains(offset) || !isBoundary(offset) {
      return "the anchor \(name.debugDescription) is at \(offset) of \(bytes.count)"
    }
    return nil
  }

  var inText: String? {
    section.text.hasControls ? "the text holds control characters" : nil
  }

  /// Returns a Boolean value that indicates whether a character of UTF-8 begins at an offset, or the text ends there.
  private func isBoundary(_ offset: Int) -> Bool { offset == bytes.count || bytes[offset] & 0xC0 != 0x80 }
}
