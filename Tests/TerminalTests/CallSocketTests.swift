import Foundation
import Glibc
import TerminalUI
import TestSupport
import Testing

@testable import Terminal

@Suite struct CallSocketTests {
  let runtime: TemporaryFolder
  var environment: [String: String] { ["XDG_RUNTIME_DIR": runtime.path] }

  init() throws { runtime = try TemporaryFolder() }

  @Test(arguments: [Call.Answer.done, .nothingIsRead, .refused("A dialog is open.")])
  func `a reader answers whoever calls, also one that it hung up on before`(answer: Call.Answer) throws {
    let socket = try #require(CallSocket(in: environment))
    Thread.detachNewThread {
      var waiting = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, -1)
      close(accept(socket.descriptor, nil, nil))
      poll(&waiting, 1, -1)
      _ = socket.next()
      socket.answer(answer)
    }
    #expect(CallSocket.send(.next, in: environment) == answer)
  }

  @Test func `where no reader is nobody answers`() {
    #expect(CallSocket.send(.next, in: environment) == .nobody)
  }
}
