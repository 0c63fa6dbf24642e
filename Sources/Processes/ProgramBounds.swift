/// The limits on the resources of a program, and on its life without its parent.
package struct ProgramBounds: Hashable, Sendable {
  /// The greatest size of the memory, in bytes, or nil for no limit.
  package let memory: Int?
  /// The greatest processor time, in seconds, or nil for no limit.
  package let seconds: Int?
  /// The greatest size of a file that the program writes, in bytes, or nil for no limit.
  package let file: Int?
  /// A Boolean value that indicates whether the program ends with this one: with all programs that it has started if
  /// there is a supervisor, else with the thread that has started it, which therefore has to wait for it.
  package let endsWithStarter: Bool
  /// The files that the program can reach, or nil for all; without a supervisor it can reach all.
  package let reach: ProgramReach?

  /// Creates limits.
  package init(
    memory: Int? = nil, seconds: Int? = nil, file: Int? = nil, endsWithStarter: Bool = false,
    reach: ProgramReach? = nil
  ) {
    self.file = file
    self.memory = memory
    self.seconds = seconds
    self.endsWithStarter = endsWithStarter
    self.reach = reach
  }
}
