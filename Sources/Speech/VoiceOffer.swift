import Words

/// A voice that can be chosen, or an engine that cannot be used, with the reason.
public struct VoiceOffer: Hashable, Sendable {
  /// The way in which a voice is made.
  public enum Quality: String, Hashable, Sendable {
    /// From rules: quick, clear at high rates, and not like a person.
    case formant
    /// By a neural network: like a person.
    case neural
    /// Not known: another program makes it.
    case unknown
  }

  /// The name by which it is chosen.
  public let name: VoiceName
  /// The name as it is spoken.
  public let label: String
  /// The languages, as BCP 47 tags; none for an engine that cannot be used.
  public let languages: [String]
  /// The way in which it is made.
  public let quality: Quality
  /// The reason why it cannot be used; nil if it can.
  public private(set) var fault: Complaint?

  /// Creates a voice that can be used.
  public init(_ name: VoiceName, label: String, languages: [String], quality: Quality) {
    self.name = name
    self.label = label
    self.languages = languages
    self.quality = quality
    fault = nil
  }

  /// Creates an engine that cannot be used.
  public init(_ engine: EngineName, cannotBeUsed fault: Complaint) {
    name = VoiceName(engine)
    label = engine.rawValue
    languages = []
    quality = .unknown
    self.fault = fault
  }

  /// Returns the same voice as one that cannot be heard for a reason, and can be written to a file.
  public func unheard(_ reason: Complaint) -> VoiceOffer {
    var offer = self
    offer.fault = reason
    return offer
  }

  /// Returns a Boolean value that indicates whether it speaks a language, by its subtag.
  public func speaks(_ language: String) -> Bool { languages.contains { $0.prefix { $0 != "-" } == language } }
}
