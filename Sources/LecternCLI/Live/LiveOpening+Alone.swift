import TerminalUI
import Words

extension LiveOpening {
  /// Reads until the reader leaves, in lines or on the screen as settings and surroundings say.
  ///
  /// A book that is asked for meanwhile is not opened: what is read is for itself, such as a lesson.
  mutating func readAlone(as invocation: Invocation) throws(Failure) {
    guard !Subcommand.isPlain(chosen, edges) else {
      _ = try readInLines()
      return
    }
    let surroundings = OpeningSurroundings(keyboard, edges, Lazy(edges.screenReader))
    let layout = try Subcommand.screenLayout(chosen, invocation)
    let asked = Speaker(named: chosen["speech"] ?? "")
    guard let (speaker, found) = asked.map({ ($0, layout) }) ?? surroundings.find(layout) else { return }
    _ = try read(speaker, found, changed: surroundings.keep)
  }
}
