extension Section {
  /// The text of each heading, in order, as UTF-8 offsets; headings without text are none.
  public var headingRanges: [Range<Int>] {
    blocks.compactMap { block in
      if case .heading = block.kind, !block.content.isEmpty { block.content } else { nil }
    }
  }

  /// The text of each link, in order, as UTF-8 offsets; note references and links without text are none.
  public var linkRanges: [Range<Int>] {
    spans.compactMap { span in
      if case .link = span.kind, !span.range.isEmpty { span.range } else { nil }
    }
  }
}
