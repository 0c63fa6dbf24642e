import Accessibility
import Reading
import TerminalUI
import TextModel

extension DrivenReader {
  /// Answers an effect as a shelf, a dictionary or a clipboard may: it is done, it has failed, or there is no answer
  /// yet.
  mutating func answer(to effect: Effect, _ mood: inout Chances) -> [News.Answer] {
    let (choice, reason) = (mood.number(below: 4), mood.anyText().shown)
    switch effect {
    case .save(let passage):
      if choice > 0 { keep(.note, passage.range, "", nil) }
      return choice == 0 ? [.saveFailed(reason)] : choice == 1 ? [.alreadySaved] : [.marks(marks), .saved]
    case .mark(let change):
      return choice == 0 ? [.markFailed(reason)] : [.marks(changed(by: change)), marking(change)]
    case .keep(_, let isHandedIn): return choice == 0 ? [.saveFailed(reason)] : isHandedIn ? [.answersSaved] : []
    case .forget: return [choice == 0 ? .saveFailed(reason) : .answersCleared]
    case .copy, .host(.cite):
      return [
        choice == 0 ? .copyFailed(reason) : .copied(to: choice == 1 ? .terminal : choice == 2 ? .file : .clipboard)
      ]
    case .host(.fetchCopied): return [.fetched(choice == 0 ? nil : mood.anyText())]
    case .host(.define(let word)): return [.meaning(meaning(of: word, choice, reason))]
    case .application:
      switch effect.programRequest {
      case .tellStatistics: return [.statistics(choice == 0 ? [] : [reason, mood.anyText().shown])]
      case .keepSettings: return [choice == 0 ? .settingsNotKept(reason) : .settingsKept]
      default: return []
      }
    case .host(.perform(let action, _)):
      return [
        choice == 0 ? .performFailed(name: action.name, reason: reason) : .performed(choice == 1 ? nil : reason)
      ]
    case .host(.prepare(_, let range)): return choice == 0 ? [] : [.prepared(range)]
    case .host(.changeSpeaker):
      let speakers: [News.Speaker] = [.program, .captions, .screenReader, .nobodyElse]
      return [.speaks(speakers[choice])]
    default: return []
    }
  }

  private func meaning(of word: String, _ choice: Int, _ reason: String) -> Meaning {
    switch choice {
    case 0: .noDictionary
    case 1: .unknown(word.shown)
    case 2: .failed(reason)
    default: .found(.init(word: word.shown, sense: reason, lines: [reason, word.shown]))
    }
  }

  private mutating func keep(
    _ kind: Annotation.Kind, _ range: TextRange, _ words: String, _ category: Annotation.Category?
  ) {
    marks.append(
      Annotation(id: (marks.last?.id ?? 0) + 1, kind: kind, range: range, words: words, category: category))
  }

  private mutating func changed(by change: AnnotationChange) -> [Annotation] {
    switch change {
    case .add(let kind, let passage, let words, let category): keep(kind, passage.range, words, category)
    case .remove(let mark): marks.removeAll { $0.id == mark.id }
    case .restore: break
    case .rename(let mark, let words):
      marks = marks.map {
        $0.id == mark.id ? Annotation(id: $0.id, kind: $0.kind, range: $0.range, words: words, lost: $0.lost) : $0
      }
    case .categorize(let mark, let category):
      marks = marks.map {
        $0.id == mark.id
          ? Annotation(id: $0.id, kind: $0.kind, range: $0.range, words: $0.words, category: category) : $0
      }
    case .extend(let mark, let passage):
      marks = marks.map {
        $0.id == mark.id
          ? Annotation(id: $0.id, kind: $0.kind, range: passage.range, words: $0.words, category: $0.category) : $0
      }
    }
    return marks
  }

  private func marking(_ change: AnnotationChange) -> News.Answer {
    switch change {
    case .add(let kind, _, _, let category): .marked(category.map { .highlighted($0) } ?? .added(kind))
    case .remove(let mark): .marked(.removed(mark.kind))
    case .restore: .marked(.nothingToRestore)
    case .rename: .marked(.renamed)
    case .categorize(_, let category): .marked(category.map { .highlighted($0) } ?? .added(.highlight))
    case .extend: .marked(.extended)
    }
  }

  /// Has marks that somebody else has made: anywhere, also where there is no text.
  mutating func takeMarks(_ chances: inout Chances) {
    let kind = chances.element(of: Annotation.Kind.allCases) ?? .note
    let section = chances.number(below: 4)
    let (start, length) = (chances.number(below: 400), chances.number(below: 200))
    let isLost = chances.number(below: 4) == 0
    let lost = isLost ? Annotation.Lost(text: chances.anyText().shown, percentage: chances.number(below: 101)) : nil
    let mark = Annotation(
      id: (marks.last?.id ?? 0) + 1, kind: kind, range: TextRange(section: section, start..<start + length),
      words: chances.anyText(), lost: lost)
    marks.append(mark)
    carryOut(reader.apply(.answered(.marks(marks)), at: now), chances)
  }
}
