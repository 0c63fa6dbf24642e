import BookFormats
import FileNames
import FoundationEssentials

extension Program {
  /// The files of the system that a parser reads: libraries, the data of languages, the clock, and the state of its
  /// threads, without which Dispatch ends the program; the memory and the files of other processes stay out of reach.
  private static let system = [
    "/usr", "/lib", "/lib64", "/etc/localtime", "/proc", "/sys/devices/system/cpu", "/dev/urandom", "/dev/null",
  ]

  /// Returns the files and folders that a run of the program has to read if it does nothing but read books and print, or
  /// nil if it does more.
  ///
  /// A book of many files is read with the folder that it is in.
  package static func reach(of arguments: [String], environment: [String: String]) -> [String]? {
    guard let command = Subcommand.all.first(where: { $0.name != nil && $0.name == arguments.first }),
      let rest = Optional(Array(arguments.dropFirst())), !rest.contains("--help"),
      let invocation = try? Invocation(rest, for: command), let files = command.reads(invocation)
    else { return nil }
    let named = files.filter { $0 != "-" }
    let folders = named.filter(Book.mayHaveFilesBeside).map { name in
      name.lastIndex(of: "/").map { String(name[...$0]) } ?? "."
    }
    return system + ownFiles(environment) + named + folders
  }

  /// Returns the folder of the user's choices, with the files that are linked into it, and the folders of shared data.
  private static func ownFiles(_ environment: [String: String]) -> [String] {
    let data = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map(String.init)
    guard let settings = ConfigFolder.file("", in: environment) else { return data }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: settings)) ?? []
    return data + [settings] + names.map { settings + $0 }
  }
}
