/// The blocks that the form controls of a section stand in.
struct ControlPlaces: Hashable, Sendable {
  /// The blocks of all controls, in order, as indices into the blocks of the section.
  let blocks: [Int]
  /// The blocks of the controls of each set, in order.
  private let sets: [String: [Int]]

  init(_ controls: [Control], in blocks: [Block]) {
    guard !controls.isEmpty else {
      self.blocks = []
      sets = [:]
      return
    }
    var sets: [String: [Int]] = [:]
    self.blocks = blocks.indices.filter { index in
      guard let number = blocks[index].control, controls.indices.contains(number) else { return false }
      if let set = controls[number].set { sets[set, default: []].append(index) }
      return true
    }
    self.sets = sets
  }

  /// Returns the blocks of the controls of a set.
  subscript(set: String) -> [Int] { sets[set] ?? [] }
}

extension Section {
  /// The blocks of the form controls, in order, as indices into `blocks`.
  package var controlBlocks: [Int] { controlPlaces.blocks }

  /// Returns the blocks of the controls of a set, such as radio buttons, in order, as indices into `blocks`.
  package func controlBlocks(ofSet set: String) -> [Int] { controlPlaces[set] }
}
