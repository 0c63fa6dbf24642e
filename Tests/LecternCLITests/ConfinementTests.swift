import Glibc
import LecternCLI
import TestSupport
import Testing

@Suite struct ConfinementTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func told(_ confinement: Confinement, diskFault: Int32? = nil) -> String {
    let errors = MemoryOutput()
    confinement.tellOnce(
      ProgramRun.edges(MemoryOutput(), errors: errors, home: home, around: Surroundings(diskFault: diskFault)))
    return errors.text
  }

  @Test func `what is missing on a system is said once, and again where something else is`() {
    let sentence =
      "lectern: This system does not take all rights from what reads a book; it is read all the same, and lectern --version --verbose tells what is missing.\n"
    #expect(told(Confinement(landlock: 3, hasCalls: true, hasSupervisor: true)).isEmpty)
    #expect(told(Confinement(landlock: 0, hasCalls: true, hasSupervisor: true)) == sentence)
    #expect(told(Confinement(landlock: 0, hasCalls: true, hasSupervisor: true)).isEmpty)
    #expect(told(Confinement(landlock: 3, hasCalls: true, hasSupervisor: false)) == sentence)
  }

  @Test func `where it cannot be kept that it was said, it is not said with every book`() {
    #expect(told(Confinement(), diskFault: ENOSPC).isEmpty)
  }
}
