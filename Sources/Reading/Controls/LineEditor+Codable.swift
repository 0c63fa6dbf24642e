extension LineEditor: Codable {
  private enum CodingKeys: CodingKey { case text, caret, isOffered, anchor, isMarking, hasUnheardWord }

  package init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = Array(try values.decode(String.self, forKey: .text))
    caret = min(max(0, try values.decode(Int.self, forKey: .caret)), text.count)
    isOffered = try values.decode(Bool.self, forKey: .isOffered)
    anchor = try values.decodeIfPresent(Int.self, forKey: .anchor).map { min(max(0, $0), text.count) }
    isMarking = try values.decodeIfPresent(Bool.self, forKey: .isMarking) ?? false
    hasUnheardWord = try values.decodeIfPresent(Bool.self, forKey: .hasUnheardWord) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(string, forKey: .text)
    try values.encode(caret, forKey: .caret)
    try values.encode(isOffered, forKey: .isOffered)
    try values.encodeIfPresent(anchor, forKey: .anchor)
    if isMarking { try values.encode(isMarking, forKey: .isMarking) }
    if hasUnheardWord { try values.encode(hasUnheardWord, forKey: .hasUnheardWord) }
  }
}
