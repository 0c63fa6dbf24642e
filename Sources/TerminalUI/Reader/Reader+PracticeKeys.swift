import Accessibility
import Reading
import Speech
import Words

/// The keys of a lesson: each is counted, leads on where it has reached the goal, and is answered where it has not.
extension Reader {
  /// Takes a key in a lesson.
  mutating func practise(_ key: Key, at now: Instant) -> [Effect] {
    let before = scene.glance
    let wasAsking = isAskingInLesson
    practice?.beginKey()
    let effects = take(key, at: now)
    let isAsking = wasAsking || isAskingInLesson || practice?.isAsking == true
    if !isAsking, pending == PendingKeys(), practice?.isDone == false { practice?.score.countKey() }
    if let on = nextStep(after: effects, at: now) { return effects + on }
    guard !isAsking, pending == PendingKeys() else { return effects }
    if session.awaitsMatch {
      practice?.awaitsMatch = true
      return effects
    }
    return effects + answer(to: before, at: now)
  }

  /// Goes on in a lesson after something that a key has led to and that came later.
  mutating func practised(_ effects: [Effect], at now: Instant) -> [Effect] {
    guard practice != nil else { return effects }
    if let on = nextStep(after: effects, at: now) { return effects + on }
    guard practice?.awaitsMatch == true else { return effects }
    practice?.awaitsMatch = false
    return effects + answer(to: nil, at: now)
  }

  /// Takes note of a command of the keyboard.
  mutating func noteInLesson(_ action: KeyBinding.Action) {
    guard practice != nil, let name = keys.bindings.first(where: { $0.action == action })?.name else { return }
    practice?.command = name
    practice?.deeds.done.insert(name)
  }

  /// A Boolean value that indicates whether the lesson is being explained: such keys do not count.
  private var isAskingInLesson: Bool {
    dialog?.purpose == .confirmation(.goOnWithLesson) || layers.contains { $0.purpose == .step }
  }

  /// The state of the reader that goals are about.
  private var scene: Practice.Scene {
    Practice.Scene(
      session: session, world: world, purpose: top.purpose, isTellingKeys: isTellingKeys, isCurtained: isCurtained,
      isCalm: isCalm)
  }

  /// A Boolean value that indicates whether the curtain is open in a final.
  private var isFinalSeen: Bool { practice?.lesson.isFinal == true && !isCurtained }

  /// Goes on to the next step or to the end of the lesson; nil if the goal is not reached.
  private mutating func nextStep(after effects: [Effect], at now: Instant) -> [Effect]? {
    // A deed in a list or a dialog over the text is none of the lesson, unless that is about the list.
    guard hasStepInView, dialog == nil else { return nil }
    practice?.hear(effects)
    let scene = scene
    guard !isFinalSeen, practice?.advance(scene) == true else { return nil }
    let next = practice?.isDone == true ? ending() : stepAnnouncements
    return apply(.announce([Announcement(.practiceDone, in: world.catalogue)] + next), at: now)
  }

  /// Ends a lesson and returns its last announcements; a final lesson lifts the curtain.
  private mutating func ending() -> [Announcement] {
    guard let practice else { return [] }
    var phrases = [scorePhrase(practice)]
    if practice.lesson.isFinal {
      memory.isCurtained = false
      phrases.append(Phrase(.curtainOff))
    }
    return phrases.map { Announcement($0, in: world.catalogue) } + stepAnnouncements
  }

  private func scorePhrase(_ practice: Practice) -> Phrase {
    let keys = practice.keys
    guard let fewest = practice.lesson.fewest else { return Phrase(.practiceScore, ["keys": .count(keys)]) }
    return keys <= fewest
      ? Phrase(.practiceBest, ["keys": .count(keys)])
      : Phrase(.practiceScoreOf, ["keys": .count(keys), "fewest": .count(fewest)])
  }

  /// Returns the answer to a wrong key, after a few of them with the step; nothing where the key was none.
  private mutating func answer(to before: Practice.Glance?, at now: Instant) -> [Effect] {
    guard practice?.isDone == false, hasStepInView, dialog == nil, !session.isReading, !session.form.isWriting else {
      return []
    }
    let scene = scene
    guard before != scene.glance || practice?.hasDeed == true else { return [] }
    // A reader who has closed a list of keys has only looked something up.
    guard before == nil || before?.purpose == scene.purpose || practice?.step?.isInKeys == true else { return [] }
    if isFinalSeen { return apply(.announce([Announcement(.practiceCurtain, in: world.catalogue)]), at: now) }
    guard practice?.isMissed(scene, by: practice?.command) == true else { return [] }
    let again = practice?.score.countMiss() == true ? stepAnnouncements : []
    return apply(.announce([Announcement(.practiceNotYet, in: world.catalogue)] + again), at: now)
  }
}
