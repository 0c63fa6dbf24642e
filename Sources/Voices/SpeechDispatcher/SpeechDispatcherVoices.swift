import Speech

/// The modules of Speech Dispatcher with their voices, as it lists them.
struct SpeechDispatcherVoices: Hashable, Sendable {
  /// A voice of a module.
  struct Voice: Hashable, Sendable {
    /// The module.
    let module: String
    /// The name.
    let name: String
    /// The language, as a tag in lower case.
    let language: String
    /// A Boolean value that indicates whether it is another voice with a variant of its sound.
    let isVariant: Bool
  }

  /// A module, with one of its voices or with its own choice.
  struct Choice: Hashable, Sendable {
    let module: String
    let voice: Voice?
  }

  /// The modules, in the order of the list.
  private(set) var modules: [String] = []
  /// The module that speaks if none is chosen.
  var standardModule: String?
  /// The language that is spoken if none is known.
  var standardLanguage: String?
  private(set) var all: [Voice] = []

  /// Adds a module with its voices: a name, a language and a variant in each line, with tabs between them.
  mutating func add(_ module: String, lines: [String]) {
    modules.append(module)
    all += lines.compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 2, !parts[0].isEmpty else { return nil }
      let isVariant = parts.count > 2 && parts[0].hasSuffix("+" + parts[2])
      return Voice(module: module, name: parts[0], language: parts[1].lowercased(), isVariant: isVariant)
    }
  }

  /// The language subtags, or nil if no language is known.
  var subtags: Set<String>? {
    let tags = Set(all.map { String($0.language.prefix { $0 != "-" }) }.filter { $0 != "none" && !$0.isEmpty })
    return tags.isEmpty ? nil : tags
  }

  /// Returns the module and the voice with a name: `MODULE/VOICE`, `MODULE`, or the name of a voice alone; nil for a
  /// name that there is none of.
  func named(_ name: String) -> Choice? {
    if modules.contains(name) { return Choice(module: name, voice: nil) }
    if let slash = name.firstIndex(of: "/"), modules.contains(String(name[..<slash])) {
      let (module, voice) = (String(name[..<slash]), name[name.index(after: slash)...])
      return all.first { $0.module == module && $0.name == voice }.map { Choice(module: module, voice: $0) }
    }
    return all.first { $0.name == name }.map { Choice(module: $0.module, voice: $0) }
  }

  /// The voices that can be chosen, without the variants of each; a module without a list offers itself.
  var offers: [VoiceOffer] {
    modules.flatMap { module -> [VoiceOffer] in
      let voices = all.filter { $0.module == module && !$0.isVariant }
      guard !voices.isEmpty else {
        return [VoiceOffer(VoiceName(.speechd, module), label: module, languages: [], quality: .unknown)]
      }
      return voices.map { voice in
        VoiceOffer(
          VoiceName(.speechd, "\(module)/\(voice.name)"), label: "\(voice.name), \(module)",
          languages: [voice.language], quality: .unknown)
      }
    }
  }
}
