/// Who speaks: what was asked for, else what is found.
enum Speaker: Hashable, Sendable {
  /// A voice of the program's own, or nobody.
  case voice(VoiceKind)
  /// A screen reader that runs beside the program, by its name; two that speak at once cannot be understood.
  case screenReader(String)

  /// Looks for whoever speaks where nothing was asked for.
  init(asked: VoiceKind?, edges: Edges) {
    if let asked {
      self = .voice(asked)
    } else if let name = edges.screenReader() {
      self = .screenReader(name)
    } else {
      self = .voice(edges.hasSound() ? .espeak : .print)
    }
  }
}
