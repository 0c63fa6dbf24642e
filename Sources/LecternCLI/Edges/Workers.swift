/// The threads that long work is divided among.
package struct Workers: Sendable {
  /// The number of processors.
  package let processors: Int
  /// Runs a closure on some threads at once, and returns when all have ended.
  package let run: @Sendable (_ count: Int, _ body: @escaping @Sendable () -> Void) -> Void

  /// Creates workers; without any, the closure is run once.
  package init(
    processors: Int = 1,
    run: @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable () -> Void) -> Void = { $1() }
  ) {
    self.processors = processors
    self.run = run
  }
}
