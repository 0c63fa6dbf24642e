import TextModel
import Words

extension SMILReader {
  /// Returns the texts that have sound, in the order that some presentations play them, each presentation once.
  func played(by names: [String]) -> [PlayedText] {
    var seen: Set<String> = []
    return names.filter { Self.isPresentation($0) && seen.insert($0).inserted }.flatMap { name in
      let presentation = presentation(name)
      if let written = presentation.unreadClip { note(name, .clipUnread, detail: written) }
      return presentation.parts.compactMap { part -> PlayedText? in
        guard !part.sounds.isEmpty else { return nil }
        return played(part, by: name)
      }
    }
  }

  /// Returns a part of a presentation with its text, and with those of its sounds that are there.
  func played(_ part: SMILDocument.Part, by name: String) -> PlayedText {
    let text = part.text.flatMap { resolve($0, from: name) }
    let clips = part.sounds.compactMap { clip($0, in: name) }
    return PlayedText(
      text: text.map { ($0.path, $0.fragment) }, clips: clips, roles: part.roles, presentation: name)
  }

  private func clip(_ sound: SMILDocument.Sound, in name: String) -> Clip? {
    guard let file = file(sound.source, from: name) else {
      note(name, .soundMissing, detail: sound.source)
      return nil
    }
    return Clip(file: file, begin: sound.begin, end: sound.end)
  }

  /// Returns a Boolean value that indicates whether one of some presentations plays sound.
  func hasSound(in names: [String]) -> Bool {
    names.contains { name in
      Self.isPresentation(name) && presentation(name).parts.contains { !$0.sounds.isEmpty }
    }
  }

  /// Returns the presentations that references lead to, each once, in their order.
  func presentations(of references: [String]) -> [String] {
    var seen: Set<String> = []
    return references.compactMap { resolve($0, from: document)?.path }
      .filter { Self.isPresentation($0) && seen.insert($0).inserted }
  }

  /// Returns the part of a presentation that a reference leads to, by its number; nil for one that leads elsewhere.
  func place(of reference: String) -> (presentation: String, part: Int)? {
    guard let target = resolve(reference, from: document), Self.isPresentation(target.path) else { return nil }
    return (target.path, target.fragment.flatMap { presentation(target.path).places[$0] } ?? 0)
  }
}
