import Reading
import Speech
import Words

extension LineCommand {
  /// Returns the lines that a line may become when it is completed, in the order of the alphabet.
  ///
  /// For example `set th` -> `set theme `, and `re` -> `read `.
  static func completions(of line: String, voices: [VoiceOffer] = []) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let begun = words.last ?? ""
    let before = words.dropLast()
    let all = candidates(after: before.filter { !$0.isEmpty }, voices)
    let kept = before.isEmpty ? "" : before.joined(separator: " ") + " "
    return Set(all).filter { $0.lowercased().hasPrefix(begun.lowercased()) }.sorted().map { kept + $0 }
  }

  /// Returns the words that may follow others; a blank at the end of one says that more is to follow it.
  private static func candidates(after words: [String], _ voices: [VoiceOffer]) -> [String] {
    switch (words.first?.lowercased(), words.count) {
    case (nil, _): return names
    case ("set", 1): return Setting.all.map { $0.name + " " }
    case ("set", 2) where words[1].lowercased().hasPrefix("voice"):
      // "voice.de" takes the voices that speak German.
      let language = String(words[1].dropFirst("voice.".count)).languageSubtag
      let own = voices.filter { language.isEmpty || $0.speaks(language) }
      return (own.isEmpty ? voices : own).map(\.name.text)
    case ("set", 2): return Setting.named(words[1].lowercased())?.completions ?? []
    case ("skip", 1): return Setting.named("skip")?.completions ?? []
    case ("read", 1): return ReadScope.allCases.map(\.rawValue) + ["notes", "notes ", "skim"]
    case ("highlight", 1), ("next-highlight", 1), ("previous-highlight", 1), ("notes", 1):
      return Annotation.Category.Usual.allCases.map(\.rawValue)
    case ("read", 2) where words[1].lowercased() == "notes": return Annotation.Category.Usual.allCases.map(\.rawValue)
    case ("voice", 1): return Settings.NarrationSource.allCases.map(\.rawValue) + voices.map(\.name.text)
    case ("sleep", 1): return ["off"]
    case ("note", 1): return ["edit"]
    default: return []
    }
  }

  private static var names: [String] {
    let withMore = ["set ", "skip ", "read ", "sleep ", "print ", "ago ", "at ", "search-shelf "]
    let alone = named.keys.filter { name in !withMore.contains(name + " ") }
    let highlights = ["highlight", "next-highlight", "previous-highlight"].flatMap { [$0, $0 + " "] }
    return withMore + alone + highlights + ["note", "notes ", "voice "]
      + KeyBinding.all.map(\.name).filter { $0 != "search-shelf" }
  }
}

extension Setting {
  /// The values that can be named by a word.
  fileprivate var completions: [String] {
    switch kind {
    case .toggle: ["on", "off"]
    case .choice(let choices): choices.map(\.value)
    case .amount, .speaker, .text, .voice, .names: []
    }
  }
}
