import CEspeak
import Glibc
import VoiceProtocol

/// The library of eSpeak NG, of which a process has one, on one thread.
///
/// It is never ended: a second start of the library waits for itself. Text is never markup, and phonemes only
/// if a request says so.
final class EspeakSynthesis {
  /// A reader of what the library makes of a request.
  private final class Listener {
    let number: UInt32
    let send: (VoiceFrame) -> Void
    let isStopped: () -> Bool

    init(number: UInt32, send: @escaping (VoiceFrame) -> Void, isStopped: @escaping () -> Bool) {
      self.number = number
      self.send = send
      self.isStopped = isStopped
    }

    func take(_ samples: UnsafeMutablePointer<Int16>?, _ count: Int, _ events: UnsafeMutablePointer<espeak_EVENT>) {
      var next = events
      while next.pointee.type != espeakEVENT_LIST_TERMINATED {
        if next.pointee.type == espeakEVENT_WORD {
          // The library counts scalars from 1.
          let place = max(0, Int(next.pointee.text_position) - 1)
          send(VoiceFrame(number, .word(scalar: place, sample: max(0, Int(next.pointee.sample)))))
        }
        next += 1
      }
      guard let samples, count > 0 else { return }
      let bytes = UnsafeRawBufferPointer(start: samples, count: count * 2)
      send(VoiceFrame(number, .samples(Array(bytes))))
    }
  }

  /// The folder of the library's data, or nil if it has none.
  static var dataFolder: String? {
    var folder: UnsafePointer<CChar>?
    _ = espeak_Info(&folder)
    return folder.map { String(cString: $0) }
  }

  /// The number of samples per second.
  let sampleRate: Int
  private var voice: String?

  /// Starts the library, or returns nil if it has no data.
  init?() {
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate > 0 else { return nil }
    sampleRate = Int(rate)
    espeak_SetSynthCallback { samples, count, events in
      guard let events, let pointer = events.pointee.user_data else { return 0 }
      let listener = Unmanaged<Listener>.fromOpaque(pointer).takeUnretainedValue()
      if listener.isStopped() { return 1 }
      listener.take(samples, Int(count), events)
      return 0
    }
  }

  /// Speaks a request to its end, unless it is stopped.
  func speak(_ request: VoiceRequest, send: @escaping (VoiceFrame) -> Void, isStopped: @escaping () -> Bool) {
    if request.voice != voice {
      guard request.voice.isEmpty || espeak_SetVoiceByName(request.voice) == EE_OK else {
        return send(VoiceFrame(request.number, .failed("no voice \(request.voice)")))
      }
      voice = request.voice.isEmpty ? voice : request.voice
    }
    espeak_SetParameter(espeakRATE, Int32(clamping: min(max(request.rate, 80), 900)), 0)
    espeak_SetParameter(espeakPITCH, Int32(clamping: min(max(request.pitch, 0), 99)), 0)
    espeak_SetParameter(espeakVOLUME, Int32(clamping: min(max(request.volume, 0), 200)), 0)
    send(VoiceFrame(request.number, .sampleRate(sampleRate)))
    let listener = Listener(number: request.number, send: send, isStopped: isStopped)
    let flags =
      UInt32(espeakCHARS_UTF8) | (request.hasPhonemes ? UInt32(espeakPHONEMES) : 0)
      | (request.hasPause ? UInt32(espeakENDPAUSE) : 0)
    let result = withExtendedLifetime(listener) {
      request.text.withCString { text in
        espeak_Synth(
          text, request.text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil,
          Unmanaged.passUnretained(listener).toOpaque())
      }
    }
    guard result == EE_OK else { return send(VoiceFrame(request.number, .failed("error \(result.rawValue)"))) }
    if !isStopped() { send(VoiceFrame(request.number, .end)) }
  }

  /// The voices as lines: language, name, identifier, and a number that is smaller for a better voice of the language,
  /// with tabs between them.
  ///
  /// A voice of another program, MBROLA, is left out: the process starts no program.
  static var voiceLines: [String] {
    guard var next = espeak_ListVoices(nil) else { return [] }
    var lines: [String] = []
    while let voice = next.pointee {
      next += 1
      guard let identifier = voice.pointee.identifier.map({ String(cString: $0) }), !identifier.hasPrefix("mb/"),
        let name = voice.pointee.name.map({ String(cString: $0) })
      else { continue }
      // A language is a byte for its priority, its name and a zero, as often as there are languages.
      guard var languages = voice.pointee.languages else { continue }
      while languages.pointee != 0 {
        let language = String(cString: languages + 1)
        lines.append("\(language)\t\(name)\t\(identifier)\t\(languages.pointee)")
        languages += language.utf8.count + 2
      }
    }
    return lines
  }
}
