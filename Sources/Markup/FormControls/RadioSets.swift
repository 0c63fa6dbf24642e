/// Which radio buttons belong together, and so how many there are of each (HTML standard, radio button group).
struct RadioSets {
  private struct Key: Hashable {
    let name: String
    let owner: MarkupNode?
  }

  private var sets: [Key: [Int]] = [:]

  /// Takes note of an `input` by its place in the list of controls; those of one name within a form belong together.
  mutating func add(_ place: Int, named name: String?, form: MarkupNode?) {
    guard let name, !name.isEmpty else { return }
    sets[Key(name: name, owner: form), default: []].append(place)
  }

  /// Takes note of a radio button of an author's own; those within one `radiogroup` belong together.
  mutating func add(_ place: Int, in group: MarkupNode?) {
    guard let group else { return }
    sets[Key(name: "", owner: group), default: []].append(place)
  }

  /// Gives each its set, and its position where its author gave none.
  func number(_ controls: inout [FormControl]) {
    for set in sets.values {
      for (index, place) in set.enumerated() {
        controls[place].set = set[0]
        guard controls[place].position == nil else { continue }
        controls[place].position = FormControl.SetPosition(index: index + 1, count: set.count)
      }
    }
  }
}
