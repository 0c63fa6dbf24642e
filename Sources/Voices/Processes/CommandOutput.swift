/// What a program writes that ends by itself.
enum CommandOutput {
  /// Waits for a program and gives what it has written; nil when it could not be started or did not end well.
  static func text(of words: [String]) -> String? {
    guard let input = Descriptor.pipe(), let output = Descriptor.pipe(), let errors = Descriptor.pipe()
    else { return nil }
    let streams = ChildProcess.Streams(input: input.reading, output: output.writing, errors: errors.writing)
    guard let process = try? ChildProcess.start(words, streams, group: nil) else { return nil }
    for end in [input.writing, output.writing, errors.writing] { end.close() }
    var bytes: [UInt8] = []
    while let more = output.reading.read(upTo: 4096) { bytes += more }
    let fault = process.fault()
    process.reap()
    return fault == nil ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
