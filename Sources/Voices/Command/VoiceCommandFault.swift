import Words

/// The reason why a line is no command for a voice.
public struct VoiceCommandFault: Error, Hashable, Sendable, CustomStringConvertible {
  private let fault: CommandWords.Fault

  init(_ fault: CommandWords.Fault) { self.fault = fault }

  /// The fault as a sentence in English.
  public var description: String { Catalogue.english.text(fault.complaint) }
}
