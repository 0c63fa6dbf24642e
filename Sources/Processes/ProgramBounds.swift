/// The resources of the machine that a program may take, and the time it may outlive its parent.
package struct ProgramBounds: Hashable, Sendable {
  /// The memory that it may hold, in bytes; nil for no limit.
  package let memory: Int?
  /// The time that it may compute, in seconds; nil for no limit.
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
