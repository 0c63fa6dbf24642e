import FoundationEssentials
import Reading
import TerminalUI

/// The progress in lessons: those that have been done, in a plain file, a line of a name and a number of keys each, and
/// the places where others were left.
///
/// A lesson of one's own is known by its file, and is not announced as done: it stands in no list.
struct PracticeProgress: Sendable {
  private let edges: Edges
  private let file: String?
  private let leftFile: String?

  /// Finds the files by the environment.
  init(_ edges: Edges) {
    self.edges = edges
    file = StateFolder.file("practice", in: edges.environment)
    leftFile = StateFolder.file("practice-left", in: edges.environment)
  }

  /// Returns the records of lessons, as far as they can be read.
  func records(of lessons: [Lesson]) -> [(lesson: Lesson, record: Lesson.Record)] {
    let done = (lines ?? []).map(DoneLesson.init)
    let left = keptLeft ?? [:]
    return lessons.map { lesson in
      let own = done.filter { $0.name == lesson.name }
      let step = left[lesson.name].flatMap { $0.fits(lesson) ? $0.step : nil }
      return (lesson, Lesson.Record(isDone: !own.isEmpty, keys: own.compactMap(\.keys).min(), left: step))
    }
  }

  /// Returns the place where a lesson was left in its midst; nil also where that cannot be read.
  func left(_ lesson: Lesson, from file: String?) -> Practice.Left? { keptLeft?[key(of: lesson, from: file)] }

  /// Returns the name of a lesson; of one's own, its path, which is no name of another.
  private func key(of lesson: Lesson, from file: String?) -> String {
    guard let file else { return lesson.name }
    return URL(fileURLWithPath: file).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The contents of the file; nil for one that cannot be read.
  private var keptLeft: [String: Practice.Left]? {
    guard let leftFile, FileManager.default.fileExists(atPath: leftFile) else { return [:] }
    guard let bytes = try? edges.ownBytes(of: leftFile),
      let kept = try? JSONDecoder().decode([String: Kept].self, from: Data(bytes))
    else { return nil }
    // One that was kept by another version may be none any more; the others are not lost with it.
    return kept.compactMapValues(\.left)
  }

  /// Keeps how far a lesson has come: that it has been done to its end, with the fewest keys, or where it was left.
  ///
  /// One that was left before its first step was done changes nothing, and neither does a file that cannot be read.
  /// Progress that cannot be kept is not offered the next time.
  func keep(_ practice: Practice, from file: String?, _ session: Session) {
    if practice.isDone, file == nil { keepDone(DoneLesson(name: practice.lesson.name, keys: practice.keys)) }
    let key = key(of: practice.lesson, from: file)
    let left = practice.left(session.asKept)
    guard let leftFile, left != nil || practice.isDone, var all = keptLeft else { return }
    if left == nil, all[key] == nil { return }
    all[key] = left
    guard let json = try? JSONEncoder().encode(all) else { return }
    _ = edges.keep(Array(json), leftFile)
  }

  private func keepDone(_ done: DoneLesson) {
    guard let file, let lines else { return }
    let best = lines.map(DoneLesson.init).filter { $0.name == done.name }.compactMap(\.keys).min()
    if let best, let keys = done.keys, best <= keys { return }
    let others = lines.filter { DoneLesson($0).name != done.name }
    _ = edges.keep(Array((others + [done.line]).map { $0 + "\n" }.joined().utf8), file)
  }

  private var lines: [String]? {
    guard let file, FileManager.default.fileExists(atPath: file) else { return [] }
    guard let bytes = try? edges.ownBytes(of: file), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return text.split(separator: "\n").map(String.init)
  }
}

/// The place at which a lesson was left, as it stands in the file; nothing if it stands there as nobody writes it now.
private struct Kept: Decodable {
  let left: Practice.Left?

  init(from decoder: any Decoder) throws { left = try? Practice.Left(from: decoder) }
}

/// A lesson that has been done, as a line of the file.
private struct DoneLesson {
  let name: String
  /// The fewest keys that it has been done with; nil where the line tells of none.
  let keys: Int?

  init(name: String, keys: Int) {
    self.name = name
    self.keys = keys
  }

  /// Reads a line.
  init(_ line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    name = parts.first.map(String.init) ?? ""
    keys = parts.count > 1 ? Int(parts[1]).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// The line.
  var line: String { keys.map { "\(name)\t\($0)" } ?? name }
}
