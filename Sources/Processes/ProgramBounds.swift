/// What a program may take of the machine, and how long it may outlive who started it.
package struct ProgramBounds: Hashable, Sendable {
  /// How many bytes it may hold; nil for as many as it likes.
  package let memory: Int?
  /// How many seconds it may compute; nil for as many as it likes.
  package let seconds: Int?
  /// A Boolean value that indicates whether it ends when the thread that has started it is gone, by whatever end: that
  /// thread has to wait for it.
  package let endsWithStarter: Bool

  /// Creates bounds.
  package init(memory: Int? = nil, seconds: Int? = nil, endsWithStarter: Bool = false) {
    self.memory = memory
    self.seconds = seconds
    self.endsWithStarter = endsWithStarter
  }
}
