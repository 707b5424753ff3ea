import Foundation

/// The resources of a process, from proc(5).
struct ProcessResources {
  /// The memory of the process in bytes, without the pages of files, which the system can discard. Memory shared with
  /// other processes is divided among them.
  var memory: Int
  /// The number of open file descriptors of each kind.
  var descriptors: [String: Int]
}

extension ProcessResources {
  /// Returns `nil` if the process has ended.
  init?(of process: Int32) {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Pss_Anon:") || $0.hasPrefix("Pss_Shmem:") }
    let kilobytes = lines.compactMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } }
    guard kilobytes.count == 2 else { return nil }
    memory = kilobytes.reduce(0, +) * 1024
    let folder = "/proc/\(process)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let targets = names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
    descriptors = Dictionary(grouping: targets, by: Self.kind).mapValues(\.count)
  }

  /// Returns the kind of a descriptor, by its target in `/proc`: the path of a file, `socket`, `pipe`, `[eventfd]` …
  static func kind(of target: String) -> String {
    if target.hasPrefix("/memfd:") { return "memfd" }
    if target.hasPrefix("/") { return target }
    let parts = target.split(separator: ":", maxSplits: 1).map(String.init)
    return parts.first == "anon_inode" ? parts.last ?? target : parts.first ?? target
  }

  /// Returns the processor time that a process has used, in clock ticks.
  static func ticks(of process: Int32) -> Int {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The program's name is in parentheses and can contain any character.
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }
}
