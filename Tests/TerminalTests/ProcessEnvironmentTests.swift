import Foundation
import Terminal
import Testing

@Suite struct ProcessEnvironmentTests {
  @Test func `the environment holds the variables the program was started with`() {
    #expect(ProcessEnvironment.all() == ProcessInfo.processInfo.environment)
    #expect(ProcessEnvironment.all()["PATH"]?.isEmpty == false)
  }
}
