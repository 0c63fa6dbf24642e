import Reading
import TextModel

extension Lesson.Goal {
  /// Returns a Boolean value that indicates whether the goal is reached.
  func holds(in scene: Practice.Scene, since deeds: Practice.Deeds) -> Bool {
    let (session, world) = (scene.session, scene.world)
    switch self {
    case .rotor(let name): return session.rotor.shown(at: session.cursor, in: world).name == name
    case .at(let words): return scene.text(from: session.cursor).starts(with: words.utf8)
    case .before(let words):
      let text = Array(world.text.section(session.cursor.section).text.utf8)
      return Lesson.Goal.offset(of: Array(words.utf8), in: text).map { session.cursor.offset < $0 } ?? false
    case .selected(let words):
      return session.selection.map { Lesson.Goal.bare(world.text.text(in: $0.range)) == words } ?? false
    case .saved(let words): return deeds.saved.contains { Lesson.Goal.bare($0) == words }
    case .said(let words): return deeds.said.contains(words)
    case .done(let name): return deeds.done.contains(name)
    case .told(let name): return deeds.told.contains(name)
    case .bookmarked(let words): return scene.isBookmarked(words)
    case .unmarked(let words): return !scene.isBookmarked(words)
    case .curtain(let isOn): return scene.isCurtained == isOn
    case .calm(let isOn): return scene.isCalm == isOn
    case .keys: return scene.purpose == .keys && !scene.isTellingKeys
    case .telling: return scene.isTellingKeys
    case .text: return scene.purpose == .book
    case .heard(let earcon): return deeds.heard.contains(earcon)
    case .reading: return session.isReading
    case .paused:
      if case .paused = session.mode { return true }
      // Reading by keys pauses behind each paragraph.
      return session.isReading && world.settings.isStepped
    case .forms: return session.form.isOn
    case .answer(let control, let value):
      return Lesson.Goal.words(scene.answer(of: control)) == Lesson.Goal.words(value)
    case .handedIn: return deeds.hasHandedIn
    }
  }

  /// Returns a Boolean value that indicates whether an answer was given that differs from the goal.
  func isMissed(in scene: Practice.Scene, since deeds: Practice.Deeds) -> Bool {
    if holds(in: scene, since: deeds) { return false }
    switch self {
    case .saved: return !deeds.saved.isEmpty
    case .answer(let control, _): return !scene.answer(of: control).isEmpty
    default: return false
    }
  }

  /// Returns the words of an answer: whoever writes it small, or with a blank after it, has done what was asked for.
  private static func words(_ text: String) -> [Substring] {
    text.lowercased().split(whereSeparator: \.isWhitespace)
  }

  private static func offset(of words: [UInt8], in text: [UInt8]) -> Int? {
    text.indices.first { text[$0...].starts(with: words) }
  }

  /// Returns the text without blanks and marks at its ends.
  private static func bare(_ text: String) -> String {
    String(text.trimmed { !$0.isLetter && !$0.isNumber })
  }
}
