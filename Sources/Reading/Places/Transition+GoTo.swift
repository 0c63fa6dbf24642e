import Accessibility
import TextModel
import Words

extension Transition.Places {
  /// Goes to a place by its name, from which the reader can come back; one that only the index knows is gone to when
  /// that is there, unless another key comes before.
  func go(to name: PlaceName) {
    if case .page(let number) = name, isFar(page: number) { return wait(for: .page(number), .place(name)) }
    switch world.places.place(named: name) {
    case .unknown:
      session.awaited = .place(name)
      say(Phrase(.searching))
    case .missing: edge(Phrase(.noSuchPlace))
    case .found(let position) where isFar(position): wait(for: position, .place(name))
    case .found(let position):
      jumpFromHere()
      if case .page = name {
        return arrive(at: world.geometry.page(containing: position).range, as: .page)
      }
      // A control or an image may be without words, and is a place all the same.
      if case .anchor = name, world.block(at: position)?.block.range.lowerBound == position.offset {
        return arrive(atPlace: position)
      }
      // A name may stand behind the last word of a paragraph: what it names begins with the next. Behind the last word
      // of the book there is nothing to be spoken: the last unit is where it ends.
      guard let first = world.wordsPosition(from: position).map(world.hearing.heardPlace) else {
        return moves.moveToBookEdge(.forward)
      }
      switch name {
      case .percent: arrive(atShare: first)
      case .printPage(let label):
        let page = Phrase(.printPage, ["label": .text(label)])
        arrive(at: world.line(from: first), as: .line, after: [Announcement(page, in: world.catalogue)])
        session.cursor = first
      case .chapter where composer.heading(at: first) == nil:
        arrive(atPlace: first, after: untoldChapter(at: first))
      case .page, .chapter, .anchor, .start, .end: arrive(atPlace: first)
      }
    }
  }

  /// Goes to the awaited place once the index is there.
  func goToAwaitedPlace() {
    guard case .place(let name)? = session.awaited else { return }
    session.awaited = nil
    go(to: name)
  }
}
