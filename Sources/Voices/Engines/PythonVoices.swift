import CLinux
import Glibc
import Processes
import Speech

/// A neural engine in a virtual environment of Python, with its models.
struct PythonVoices {
  /// The interpreter that has the package of the engine.
  let python: String
  /// The models, the best first.
  let models: [NeuralEngine.Model]

  /// Looks for an engine in the folder of the user's voices and in the environment that is active, or returns nil if
  /// neither has it.
  init?(_ engine: EngineName, environment: [String: String], folder: String?) {
    let places = [environment["VIRTUAL_ENV"], folder].compactMap(\.self).filter { !$0.isEmpty }
    let found = places.lazy.flatMap { place in
      FolderNames.inside("\(place)/lib").filter { $0.hasPrefix("python3") }
        .map { (place, "\(place)/lib/\($0)/site-packages") }
    }.first { _, packages in FilePresence.exists("\(packages)/\(engine.rawValue)/__init__.py") }
    guard let (place, packages) = found else { return nil }
    python = "\(place)/bin/python3"
    switch engine {
    case .hibari: models = [NeuralEngine.Model(name: "heart", reference: "heart", language: "en-us")]
    default:
      let voices = FolderNames.inside(packages).filter { $0.contains("piper_voice") }.map { "\(packages)/\($0)/data" }
      models = ([folder].compactMap(\.self) + voices).flatMap(PythonVoices.models)
    }
  }

  /// Returns the models of Piper in a folder, by their usual names: `en_US-joe-medium.onnx`.
  static func models(in folder: String) -> [NeuralEngine.Model] {
    let names = FolderNames.inside(folder).filter { $0.hasSuffix(".onnx") }
    return names.filter { FilePresence.exists("\(folder)/\($0).json") }.map { file in
      let parts = file.dropLast(".onnx".count).split(separator: "-")
      let language = parts.first?.replacing("_", with: "-").lowercased() ?? ""
      return NeuralEngine.Model(
        name: parts.count > 1 ? String(parts[1]) : String(file), reference: "\(folder)/\(file)", language: language)
    }
  }
}
