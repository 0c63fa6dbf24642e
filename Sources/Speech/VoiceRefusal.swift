import Words

/// The reason why a voice cannot be used.
public struct VoiceRefusal: Error, Hashable, Sendable {
  /// The reason as a message.
  public let complaint: Complaint

  /// Creates a refusal with a reason.
  public init(_ complaint: Complaint) {
    self.complaint = complaint
  }
}
