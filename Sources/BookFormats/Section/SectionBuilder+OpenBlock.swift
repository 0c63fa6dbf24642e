import TextModel

extension SectionBuilder {
  /// The block that is being filled.
  ///
  /// Its properties are those of the block that it becomes, and what was met in it.
  struct OpenBlock {
    var kind: Block.Kind
    let start: Int
    let language: String?
    let direction: TextDirection?
    let alignment: Block.Alignment?
    let container: Int?
    let itemMarker: Block.Marker?
    /// How many spans and anchors there were when it began.
    let spanCount: Int
    let anchorCount: Int
    var hasInk = false
    var images = 0
    /// Whether one of them stands for a film or a sound.
    var hasMedia = false
    /// Where the last image ends.
    var imageEnd = -1
  }
}
