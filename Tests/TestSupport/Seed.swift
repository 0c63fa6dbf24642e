import Foundation

/// A random number generator that can be run again: it prints its seed, and takes `LECTERN_SEED` from the environment.
package struct Seed: RandomNumberGenerator {
  /// The number to pass as `LECTERN_SEED` to see the same again.
  package let value: UInt64
  private var state: UInt64

  /// Creates the generator of one test and prints its seed.
  package init(_ name: String) {
    let given = ProcessInfo.processInfo.environment["LECTERN_SEED"].flatMap { UInt64($0) }
    value = given ?? UInt64.random(in: 0...UInt64.max)
    state = value
    print("\(name): LECTERN_SEED=\(value)")
  }

  /// Creates the generator of a number, which is not printed.
  package init(_ value: UInt64) { (self.value, state) = (value, value) }

  // SplitMix64 (Steele, Lea, Flood 2014): one word of state is all that a test needs.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
