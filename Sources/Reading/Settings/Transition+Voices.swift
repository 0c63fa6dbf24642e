import Speech
import Words

extension TransitionPart {
  /// Says once of each language that there is no voice for it: what is in it sounds strange, and why has to be known.
  func tellOfMissingVoices(for utterance: Utterance) {
    guard let known = world.settings.voiceLanguages else { return }
    for language in utterance.languages(without: known)
    where session.spoken.voicelessLanguages?.contains(language) != true {
      session.spoken.voicelessLanguages = (session.spoken.voicelessLanguages ?? []).union([language])
      let phrase = Phrase(.noVoice, ["language": .text(world.catalogue.languageName(of: language))])
      add(
        .speak(
          Utterance(
            id: takeNumber(), kind: .answer, text: world.catalogue.text(phrase), language: world.catalogue.language)))
    }
  }
}
