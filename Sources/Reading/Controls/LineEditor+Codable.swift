extension LineEditor: Codable {
  private enum CodingKeys: CodingKey { case text, caret, isOffered, anchor, isMarking, hasUnheardWord }

  package init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    edited = EditedText(
      Array(try values.decode(String.self, forKey: .text)), caret: try values.decode(Int.self, forKey: .caret),
      anchor: try values.decodeIfPresent(Int.self, forKey: .anchor),
      isMarking: try values.decodeIfPresent(Bool.self, forKey: .isMarking) ?? false)
    isOffered = try values.decode(Bool.self, forKey: .isOffered)
    hasUnheardWord = try values.decodeIfPresent(Bool.self, forKey: .hasUnheardWord) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(string, forKey: .text)
    try values.encode(caret, forKey: .caret)
    try values.encode(isOffered, forKey: .isOffered)
    try values.encodeIfPresent(edited.anchor, forKey: .anchor)
    if edited.isMarking { try values.encode(true, forKey: .isMarking) }
    if hasUnheardWord { try values.encode(hasUnheardWord, forKey: .hasUnheardWord) }
  }
}
