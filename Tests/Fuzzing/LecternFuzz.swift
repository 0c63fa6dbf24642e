import Foundation
import ReaderSupport
import Synchronization
import TestSupport

#if FUZZING
  /// Checks one input of libFuzzer; `LECTERN_FUZZ` names the layer.
  @_cdecl("LLVMFuzzerTestOneInput")
  func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    LecternFuzz.layer.check(Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
  }

  enum LecternFuzz {
    static let layer: Layer = {
      let name = ProcessInfo.processInfo.environment["LECTERN_FUZZ"] ?? ""
      guard let layer = Layer(rawValue: name) else { fatalError("LECTERN_FUZZ: one of \(Layer.names)") }
      return layer
    }()
  }
#else
  /// Without libFuzzer: writes the seeds of every layer, or replays inputs that were found.
  @main enum LecternFuzz {
    static func main() throws {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch (arguments.first, arguments.first.flatMap(Layer.init(rawValue:))) {
      case ("seeds", _) where arguments.count == 2: try writeSeeds(to: arguments[1])
      case ("hostile", _) where arguments.count == 5:
        try runHostile(
          Int(arguments[1]) ?? 0, UInt64(arguments[2]) ?? 0, program: arguments[3], keptIn: arguments[4])
      case ("drive", _) where arguments.count == 3: drive(Int(arguments[1]) ?? 0, UInt64(arguments[2]) ?? 0)
      case (_, let layer?): for file in arguments.dropFirst() { replay(file, layer) }
      default:
        print(
          """
          lectern-fuzz seeds FOLDER, lectern-fuzz LAYER FILE..., lectern-fuzz hostile COUNT SEED PROGRAM FOLDER, or
          lectern-fuzz drive COUNT SEED; layers: \(Layer.names)
          """)
      }
    }

    private static func writeSeeds(to folder: String) throws {
      for layer in Layer.allCases {
        let place = URL(fileURLWithPath: folder).appendingPathComponent(layer.rawValue)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (number, seed) in try layer.seeds().enumerated() {
          try Data(seed).write(to: place.appendingPathComponent("seed-\(number)"))
        }
        print(layer.rawValue)
      }
    }

    private static func runHostile(_ count: Int, _ seed: UInt64, program: String, keptIn folder: String) throws {
      let faults = try HostileInputs(program: program, keptIn: folder).run(count, seed: seed)
      for fault in faults { print(fault) }
      print("\(count) inputs from seed \(seed): \(faults.count) break a law.")
      exit(faults.isEmpty ? 0 : 1)
    }

    private static func drive(_ count: Int, _ seed: UInt64) {
      let left = Mutex((events: 0, seed: seed, fault: Optional<String>.none))
      DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
        while true {
          let next: UInt64? = left.withLock { left in
            guard left.events < count, left.fault == nil else { return nil }
            left.seed &+= 1
            return left.seed
          }
          guard let next else { return }
          var random = Seed(next)
          let bytes = (0..<1200).map { _ in UInt8.random(in: 0...255, using: &random) }
          let run = ReaderDrive.run(by: bytes)
          left.withLock { left in
            left.events += run.events
            if let fault = run.fault { left.fault = "seed \(next): \(fault)" }
          }
        }
      }
      let end = left.withLock { $0 }
      print("\(end.events) keys and other events from seed \(seed): \(end.fault ?? "every law holds.")")
      exit(end.fault == nil ? 0 : 1)
    }

    private static func replay(_ file: String, _ layer: Layer) {
      guard let bytes = FileBytes.read(file) else { return print("\(file): there is no such file.") }
      layer.check(bytes)
      print("\(file): every law holds.")
    }
  }
#endif
