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
    /// The number of spans and anchors when it began.
    let spanCount: Int
    let anchorCount: Int
    var hasInk = false
    var images = 0
    /// A Boolean value that indicates whether one of them stands for a film or a sound.
    var hasMedia = false
    /// The end of the last image.
    var imageEnd = -1
  }
}
