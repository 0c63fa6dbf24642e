import Accessibility
import Reading
import Speech
import TextModel

extension Reader {
  /// A key has been pressed.
  package mutating func press(_ key: Key, at now: Instant) -> [Effect] {
    let action = keys.action(for: key)
    if isTellingKeys { return tellKey(key, action, at: now) }
    if let dialog { return press(key, in: dialog, at: now) }
    if layers.count > 1, let effects = pressOverBook(action, at: now) { return effects }
    switch action {
    case .command(let command): return apply(command, at: now)
    case .help: return openKeys(at: now)
    case .actions: return openActions(at: now)
    case .dialog(let purpose): return open(purpose, at: now)
    case .interrupt: return interrupt(at: now)
    case nil: return apply(.unbound(key.name), at: now)
    }
  }

  /// What a key does to a text that lies over the book; nil for what it does to any text.
  private mutating func pressOverBook(_ action: KeyBinding.Action?, at now: Instant) -> [Effect]? {
    switch action {
    case .command(.quit): return close(at: now)
    case .command(.cancel):
      return session.isReading || session.selection != nil ? nil : close(at: now)
    case .command(.activate):
      guard case .actions(let actions) = top.purpose else { return nil }
      let chosen = world.text.section(0).blockIndex(at: session.cursor.offset).map { actions[$0] }
      guard let chosen else { return close(at: now) }
      layers.removeLast()
      return apply(.perform(chosen), at: now)
    case .help:
      guard top.purpose == .keys else { return [] }
      isTellingKeys = true
      return tell([Phrase(.inputHelpOn)], at: now)
    case .actions: return close(at: now)
    default: return nil
    }
  }

  /// Tells what a key would do; Escape ends it.
  private mutating func tellKey(_ key: Key, _ action: KeyBinding.Action?, at now: Instant) -> [Effect] {
    if key == Key(.escape) {
      isTellingKeys = false
      return tell([Phrase(.inputHelpOff)], at: now)
    }
    guard let binding = keys.bindings.first(where: { $0.action == action }) else {
      return tell([Phrase(.noCommand, ["key": .text(key.name)])], at: now)
    }
    return tell([keys.phrase(for: key.name, binding, in: world.catalogue)], at: now)
  }

  /// Opens the list of keys, a text to be read with the same keys.
  mutating func openKeys(at now: Instant) -> [Effect] {
    let lines = keys.bindings.map { binding in
      world.catalogue.text(keys.phrase(for: binding.keys.joined(separator: ", "), binding, in: world.catalogue))
    }
    return open(.keys, title: world.catalogue.text(.keysTitle), lines: lines, at: now)
  }

  /// Opens the list of actions.
  mutating func openActions(at now: Instant) -> [Effect] {
    let actions = session.editActions(in: world)
    let lines = actions.map { $0.name(in: world.catalogue) }
    return open(.actions(actions), title: world.catalogue.text(.actionsTitle), lines: lines, at: now)
  }

  /// Opens a text over the book.
  mutating func open(
    _ purpose: Layer.Purpose, title: String, lines: [String], at now: Instant
  ) -> [Effect] {
    let paused = apply(.pauseReading, at: now)
    layers.append(Layer(purpose, title: title, lines: lines, over: world, in: shape))
    return [.silence] + paused + apply(.open, at: now)
  }

  /// Goes back to the book, and says where that is, or what a search has come to.
  private mutating func close(at now: Instant) -> [Effect] {
    layers.removeLast()
    return takeUpSearch(at: now) ?? apply(.speakAgain, at: now)
  }

  /// Stops speech; a second time within two seconds quits.
  private mutating func interrupt(at now: Instant) -> [Effect] {
    let last = lastInterrupt
    lastInterrupt = now
    if let last, now.milliseconds - last.milliseconds < 2000 {
      layers.removeSubrange(1...)
      return apply(.quit, at: now)
    }
    return [.silence] + apply(.pauseReading, at: now) + tell([Phrase(.quitAgain)], at: now)
  }
}
