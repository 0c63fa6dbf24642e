import Words

extension Phrase.Key {
  // Claims of how books can be read
  static let claimReadable: Self = "claimReadable"
  static let claimPartlyReadable: Self = "claimPartlyReadable"
  static let claimUnreadable: Self = "claimUnreadable"
  static let claimUnknown: Self = "claimUnknown"
  static let claimDescribed: Self = "claimDescribed"
  static let claimAppearance: Self = "claimAppearance"
  static let claimFixed: Self = "claimFixed"
  static let claimNarrated: Self = "claimNarrated"
  static let claimAudio: Self = "claimAudio"
  static let claimContents: Self = "claimContents"
  static let claimIndex: Self = "claimIndex"
  static let claimHeadings: Self = "claimHeadings"
  static let claimPages: Self = "claimPages"
  static let claimFlashing: Self = "claimFlashing"
  static let claimMotion: Self = "claimMotion"
  static let claimSound: Self = "claimSound"
  static let claimNoHazards: Self = "claimNoHazards"
  static let claimStandard: Self = "claimStandard"
  static let claimCertified: Self = "claimCertified"
  static let aboutTitle: Self = "aboutTitle"
  static let aboutBy: Self = "aboutBy"
  static let aboutYear: Self = "aboutYear"
}
