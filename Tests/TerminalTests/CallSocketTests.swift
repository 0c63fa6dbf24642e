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
      while socket.next() == nil {
        var polled = socket.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&polled, nfds_t(polled.count), -1)
      }
      socket.answer(answer)
    }
    #expect(CallSocket.send(.next, in: environment) == answer)
  }

  @Test func `a caller that says nothing yet is not waited for, and called later all the same`() throws {
    let socket = try #require(CallSocket(in: environment))
    let start = ContinuousClock.now
    let silent = (0..<20).map { _ in
      defer { #expect(socket.next() == nil) }
      return connection()
    }
    defer { silent.forEach { close($0) } }
    #expect(socket.descriptors.count > 2 && socket.descriptors.count < 20)
    let word = Array(Call.where.rawValue.utf8)
    #expect(send(silent[19], word, word.count, Int32(MSG_NOSIGNAL)) == word.count)
    #expect(socket.next() == .where)
    // Twenty callers were waited for 100 ms each.
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  /// A caller that has come and says nothing.
  private func connection() -> Int32 {
    let caller = Glibc.socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0)
    let path = "\(runtime.path)/lectern/\(getpid())"
    #expect(LocalSocket.withAddress(of: path) { connect(caller, $0, $1) } == 0)
    return caller
  }

  @Test func `where no reader is nobody answers`() {
    #expect(CallSocket.send(.next, in: environment) == .nobody)
  }
}
