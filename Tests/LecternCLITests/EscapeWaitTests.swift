import Testing

@testable import LecternCLI

@Suite struct EscapeWaitTests {
  @Test(arguments: [
    ([:], 25), (["TMUX": "/tmp/tmux-0/default,1,0"], 25), (["SSH_CONNECTION": "::1 1 ::1 22"], 100),
    (["SSH_TTY": "/dev/pts/1", "ESCDELAY": "40"], 40), (["ESCDELAY": "0"], 0), (["ESCDELAY": "-1"], 25),
    (["ESCDELAY": "soon"], 25), (["ESCDELAY": "60000"], 25),
  ])
  func `the Escape key waits for the rest of a sequence no longer than a terminal needs`(
    environment: [String: String], milliseconds: Int
  ) {
    #expect(EscapeWait.milliseconds(in: environment) == milliseconds)
  }
}
