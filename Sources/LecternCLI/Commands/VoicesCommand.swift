import Speech
import TerminalUI
import Words

extension Subcommand {
  /// `lectern voices`: the voices that can be used here, and why others cannot.
  static let voices = Subcommand(
    name: "voices", synopsis: "", operands: 0...0,
    summary: "the voices that can be used here, the best first, and why others cannot",
    options: [
      Option("--json", nil, "an array of JSON objects: name, engine, label, languages, quality, usable and reason")
    ]
  ) { invocation, edges throws(Failure) in
    let offers = edges.voices(true)
    if invocation.has("--json") {
      let objects = offers.map { object(of: $0, in: edges.catalogue).text }
      edges.output.write("[" + objects.joined(separator: ",\n") + "]\n")
    } else {
      for offer in offers { edges.output.write(line(of: offer, in: edges.catalogue) + "\n") }
    }
    return offers.contains { $0.fault == nil } ? .done : .findings
  }

  /// Returns a voice as a line with tabs between its name, its languages, its quality and its label; an engine that
  /// cannot be used, which has no languages, as its name and the reason.
  private static func line(of offer: VoiceOffer, in catalogue: Catalogue) -> String {
    let facts =
      if let fault = offer.fault, offer.languages.isEmpty {
        ["-", catalogue.text(fault)]
      } else {
        [offer.languages.joined(separator: " "), offer.quality.rawValue, offer.label]
      }
    return ([offer.name.text] + facts).map { SafeText.line($0) }.joined(separator: "\t")
  }

  private static func object(of offer: VoiceOffer, in catalogue: Catalogue) -> JSONValue {
    .object([
      ("name", .string(offer.name.text)), ("engine", .string(offer.name.engine.rawValue)),
      ("label", .string(offer.label)), ("languages", .array(offer.languages.map { .string($0) })),
      ("quality", .string(offer.quality.rawValue)), ("usable", .boolean(offer.fault == nil)),
      ("reason", offer.fault.map { .string(catalogue.text($0)) } ?? .null),
    ])
  }
}
