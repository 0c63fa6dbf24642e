import Glibc
import Processes
import Speech
import VoiceProtocol

/// An event of a source of samples.
enum SampleEvent: Hashable, Sendable {
  /// The number of samples per second of those that follow.
  case sampleRate(Int)
  /// Samples of one channel, of 16 bits, the low byte first.
  case samples([UInt8])
  /// A word begins at a scalar of the text, and at a sample of the request, both counted from 0.
  case word(scalar: Int, sample: Int)
  /// The request has been carried out.
  case end
  /// The source can do no more.
  case failed(VoiceRefusal)
}

/// A program, or several, that turns texts into samples, one text after another.
///
/// Its owner begins a request, waits until one of its descriptors is ready, and takes the events. It belongs to one
/// thread.
protocol SampleSource: AnyObject {
  /// Starts a program that takes requests, unless it has started; a fault is told by the first request.
  func prepare()
  /// Begins a request, after the one before has ended or has been stopped.
  func begin(_ request: VoiceRequest) throws(VoiceRefusal)
  /// The descriptors to wait for, with the events to wait for on each.
  var waits: [(descriptor: Descriptor, events: Int16)] { get }
  /// Reads and writes as much as is possible without waiting, and returns the events, in order.
  func take() -> [SampleEvent]
  /// Forgets the request; no more events of it follow.
  func stop()
  /// Ends the programs.
  func close()
}

extension SampleSource {
  func prepare() {}
}
