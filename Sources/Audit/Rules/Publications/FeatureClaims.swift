import BookFormats
import Markup
import Words

extension Rule {
  /// The rule that a publication has the features that its metadata promises, as far as its files tell.
  static let accessibilityFeatureClaim = Rule(
    "accessibility-feature-claim", .warning, wcag: ["1.1.1", "1.3.1"],
    publication: { publication in
      let facts = FeatureFacts(publication)
      return publication.accessibility(.accessibilityFeature).map { node, value in
        PlacedOutcome(node, in: publication.package, facts.outcome(of: value))
      }
    })

  /// The rule that a publication which says that it can be read as text has text for all that is seen.
  static let accessModeClaim = Rule(
    "access-mode-claim", .warning, wcag: ["1.1.1"],
    publication: { publication in
      let undescribed = publication.contents.reduce(0) { $0 + $1.images.undescribed }
      let hasText = publication.contents.contains { $0.hasText }
      return publication.accessibility(.accessModeSufficient).compactMap { node, value in
        let modes = Set(value.split(separator: ",").map { String($0).trimmed })
        guard modes == ["textual"] else { return nil }
        let outcome: Outcome =
          if !hasText {
            .failed("text")
          } else if undescribed > 0 {
            .failed("images", ["count": .count(undescribed)])
          } else {
            .passed
          }
        return PlacedOutcome(node, in: publication.package, outcome)
      }
    })
}

extension Rule {
  /// The rule that a publication which says by which senses its content comes leaves none out.
  static let accessModeComplete = Rule(
    "access-mode-complete", .note, wcag: ["1.1.1"],
    publication: { publication in
      let modes = publication.accessibility(.accessMode)
      guard let first = modes.first else { return [] }
      let facts = FeatureFacts(publication)
      let isSeen = modes.contains {
        $0.value == "visual" || $0.value.hasSuffix("OnVisual") || $0.value == "colorDependent"
      }
      let isHeard = modes.contains { $0.value == "auditory" }
      let absent: (variant: String, mode: String)? =
        if facts.hasImages, !isSeen { ("images", "visual") } else if facts.hasSound, !isHeard {
          ("sound", "auditory")
        } else { nil }
      guard let absent else { return publication.outcome(.passed) }
      let markup =
        publication.isEPUB3
        ? "<meta property=\"schema:accessMode\">\(absent.mode)</meta>"
        : "<meta name=\"schema:accessMode\" content=\"\(absent.mode)\"/>"
      let outcome = Outcome.failed(absent.variant, mending: Mending([.insertBefore(first.node, markup)]))
      return [PlacedOutcome(first.node, in: publication.package, outcome)]
    })
}

/// The facts about the files of a publication that tell whether it has the features that it promises.
private struct FeatureFacts {
  private let publication: AuditedPublication
  private let counts: [String: Int]
  private let attributes: Set<String>
  private let undescribed: Int
  /// A Boolean value that indicates whether the content has images that are more than decoration.
  let hasImages: Bool

  init(_ publication: AuditedPublication) {
    self.publication = publication
    // The headings of the navigation are none of the text.
    let texts = publication.contents.filter { $0.isLinear || $0.path != publication.files.navigation }
    counts = texts.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
    attributes = publication.contents.reduce(into: []) { $0.formUnion($1.attributes) }
    undescribed = publication.contents.reduce(0) { $0 + $1.images.undescribed }
    // The covers and the emblems of publishers are no content.
    let beside: Set<String> = ["colophon", "copyright-page", "cover", "halftitlepage", "imprint", "titlepage"]
    hasImages = publication.contents.contains { contents in
      contents.images.described + contents.images.undescribed > 0 && beside.isDisjoint(with: contents.types)
    }
  }

  /// A Boolean value that indicates whether there is audio or video.
  var hasSound: Bool { has("audio", "video") || !publication.overlays.isEmpty }

  /// Returns a Boolean value that indicates whether any document has an element of one of the names.
  private func has(_ names: String...) -> Bool { names.contains { counts[$0] ?? 0 > 0 } }

  /// A Boolean value that indicates whether there may be audio or video.
  private var mayPlay: Bool { has("audio", "video", "object", "iframe", "embed", "script") }

  /// A Boolean value that indicates whether there may be anything that is seen and needs to be described.
  private var hasPictures: Bool {
    has("img", "svg", "math", "table", "figure", "canvas", "picture") || mayPlay
      || publication.contents.contains { $0.counts["html"] == nil }
  }

  /// Returns the outcome of a feature: failed where it is certain that the publication has it not.
  func outcome(of feature: String) -> Outcome {
    let arguments: [String: Phrase.Argument] = ["feature": .text(feature)]
    func check(_ isThere: Bool, _ variant: String) -> Outcome { isThere ? .passed : .failed(variant, arguments) }
    switch feature {
    case "alternativeText":
      guard undescribed > 0 else { return .passed }
      return .failed("images", ["feature": .text(feature), "count": .count(undescribed)])
    case "tableOfContents": return check(publication.contentsList.map { !$0.links.isEmpty } ?? false, "contents")
    case "structuralNavigation":
      let roles = publication.contents.contains { $0.roles.contains("heading") }
      return check(roles || has("h1", "h2", "h3", "h4", "h5", "h6"), "headings")
    case "MathML", "MathML-chemistry": return check(has("math"), "math")
    case "rubyAnnotations", "fullRubyAnnotations": return check(has("ruby"), "ruby")
    case "captions", "closedCaptions", "openCaptions", "transcript": return check(mayPlay, "media")
    case "audioDescription", "signLanguage": return check(mayPlay, "media")
    case "longDescription", "describedMath": return check(hasPictures, "pictures")
    case "synchronizedAudioText": return check(!publication.overlays.isEmpty, "overlays")
    case "ttsMarkup": return check(hasSpeechMarkup, "speech")
    case "ARIA":
      return check(attributes.contains { $0 == "role" || $0.hasPrefix("aria-") }, "roles")
    case "displayTransformability": return check(!publication.isFixedLayout, "fixed")
    case "index": return hasIndex ? .passed : .notChecked
    default: return .notChecked
    }
  }

  private var hasIndex: Bool {
    publication.contents.contains { contents in
      contents.roles.contains("doc-index") || contents.types.contains { $0 == "index" || $0.hasPrefix("index-") }
    }
  }

  /// A Boolean value that indicates whether there are words for voices: in markup, in a lexicon or in a style sheet.
  private var hasSpeechMarkup: Bool {
    if attributes.contains(where: { $0.hasPrefix("ssml:") || $0 == "ph" || $0 == "alphabet" }) { return true }
    if publication.items.contains(where: { $0.mediaType == "application/pls+xml" }) { return true }
    return publication.items.contains { item in
      guard item.mediaType == "text/css", let sheet = try? publication.files.read(item.path) else { return false }
      let text = String(decoding: sheet.prefix(1 << 18), as: UTF8.self)
      return ["speak", "voice-", "cue", "pause", "rest-"].contains { text.contains($0) }
    }
  }
}
