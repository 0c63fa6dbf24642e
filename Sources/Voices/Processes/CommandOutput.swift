/// What a program writes that ends by itself.
enum CommandOutput {
  /// Waits for a program and gives what it has written; nil when it could not be started or did not end well.
  static func text(of words: [String]) -> String? {
    guard let (process, output) = start(words) else { return nil }
    var bytes: [UInt8] = []
    while let more = output.read(upTo: 4096) { bytes += more }
    let fault = process.fault(slack: 0)
    process.reap()
    return fault == nil ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Starts a program; when this returns, nobody but the program holds the writing end of what is read.
  private static func start(_ words: [String]) -> (ChildProcess, Descriptor)? {
    guard let input = Descriptor.pipe()?.reading, let output = Descriptor.pipe(), let errors = Descriptor.pipe()
    else { return nil }
    let streams = ChildProcess.Streams(input: input, output: output.writing, errors: errors.writing)
    guard let process = try? ChildProcess.start(words, streams, group: nil) else { return nil }
    return (process, output.reading)
  }
}
