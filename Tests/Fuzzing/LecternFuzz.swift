import Foundation
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
      case (_, let layer?): for file in arguments.dropFirst() { replay(file, layer) }
      default: print("lectern-fuzz seeds FOLDER, or lectern-fuzz LAYER FILE...; layers: \(Layer.names)")
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

    private static func replay(_ file: String, _ layer: Layer) {
      guard let bytes = FileBytes.read(file) else { return print("\(file): there is no such file.") }
      layer.check(bytes)
      print("\(file): every law holds.")
    }
  }
#endif
