import Words

/// A setting that is not there, or a value that it does not take.
package enum SettingFault: Error, Sendable {
  case unknown(String)
  case badValue(Setting, String)
  /// A voice that is not there.
  case unknownVoice(String)

  /// Returns the fault and the remedy, in one sentence; the value was given to the option that is named, or else to the
  /// setting.
  package func text(in catalogue: Catalogue, of option: String? = nil) -> String {
    sentence(in: catalogue, of: option) { $0.range(in: catalogue) }
  }

  /// Returns the same with what the setting takes as it is spoken.
  func spoken(in catalogue: Catalogue) -> String {
    sentence(in: catalogue, of: nil) { $0.spokenRange(in: catalogue) }
  }

  private func sentence(in catalogue: Catalogue, of option: String?, range: (Setting) -> String) -> String {
    switch self {
    case .unknown(let given):
      let name = Phrase.Argument.text(given.shown)
      if let nearest = Setting.nearest(to: given) {
        return catalogue.text(Phrase(.settingUnknown, ["name": name, "nearest": .text(nearest.name)]))
      }
      let names = Setting.all.map(\.name).joined(separator: ", ")
      return catalogue.text(Phrase(.settingUnknownAll, ["name": name, "names": .text(names)]))
    case .unknownVoice(let name): return catalogue.text(Phrase(.voiceNotThere, ["name": .text(name.shown)]))
    case .badValue(let setting, let value):
      let arguments: [String: Phrase.Argument] = [
        "name": .text(option ?? setting.name), "values": .text(range(setting)),
        "value": .text(value.shown),
      ]
      return catalogue.text(Phrase(.settingTakes, arguments))
    }
  }
}

extension Setting {
  /// Returns the setting whose name is written most like another; nil where none is much like it.
  package static func nearest(to name: String) -> Setting? { name.nearest(in: all.map(\.name)).flatMap(named) }
}
