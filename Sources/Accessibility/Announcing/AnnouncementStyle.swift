/// The choices of a reader for the announcements of elements.
public struct AnnouncementStyle: Hashable, Sendable {
  /// The order that the parts of an element are spoken in.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// Label, value, role, states: as VoiceOver has it.
    case voiceOver = "voiceover"
    /// Name, role, value, states: as NVDA has it.
    case nvda
  }

  /// The word for what cannot be used now.
  public enum DisabledWord: String, CaseIterable, Codable, Sendable {
    /// "Dimmed", as VoiceOver has it.
    case dimmed
    /// "Unavailable", as NVDA has it.
    case unavailable
    /// "Disabled", as TalkBack has it.
    case disabled
  }

  /// The amount that is spoken.
  public var verbosity: Verbosity
  /// The order of the parts.
  public var order: Order
  /// A Boolean value that indicates whether hints are spoken.
  public var hints: Bool
  /// The word for what cannot be used now.
  public var disabledWord: DisabledWord
  /// A Boolean value that indicates whether keys move through the document, so that a field must be entered before it
  /// is typed into.
  public var isBrowsing: Bool
  /// A Boolean value that indicates whether all lines of a text area are spoken, as where a book is read through, and
  /// not the first alone.
  public var saysAllLines = false

  /// Creates a style; what is not named is as for a new reader in a dialog.
  public init(
    verbosity: Verbosity = .medium, order: Order = .voiceOver, hints: Bool = true,
    disabledWord: DisabledWord = .dimmed, isBrowsing: Bool = false
  ) {
    self.verbosity = verbosity
    self.order = order
    self.hints = hints
    self.disabledWord = disabledWord
    self.isBrowsing = isBrowsing
  }
}
