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
    let tables = ["unix", "netlink"].map { name in
      (try? String(contentsOfFile: "/proc/\(process)/net/\(name)", encoding: .utf8)) ?? ""
    }
    let local = Self.sockets(inTable: tables[0]).union(Self.sockets(inTable: tables[1]))
    descriptors = Dictionary(grouping: targets) { Self.kind(of: $0, localSockets: local) }.mapValues(\.count)
  }

  /// The kind of descriptors that are connections over the network.
  static let connection = "connection"

  /// Returns the kind of a descriptor, by its target in `/proc`: the path of a file, `connection`, `socket`, `pipe`,
  /// `[eventfd]` …
  ///
  /// A socket that isn't local is a connection over the network. The kernel doesn't list those that the server has
  /// reset.
  static func kind(of target: String, localSockets: Set<String>) -> String {
    if target.hasPrefix("socket:"), !localSockets.contains(target) { return connection }
    if target.hasPrefix("/memfd:") { return "memfd" }
    if target.hasPrefix("/") { return target }
    let parts = target.split(separator: ":", maxSplits: 1).map(String.init)
    return parts.first == "anon_inode" ? parts.last ?? target : parts.first ?? target
  }

  /// Returns the targets of the sockets in a table such as `/proc/net/unix`, which has a column “Inode”.
  static func sockets(inTable text: String) -> Set<String> {
    let rows = text.split(separator: "\n").map { $0.split(separator: " ") }
    guard let column = rows.first?.firstIndex(of: "Inode") else { return [] }
    return Set(rows.dropFirst().filter { $0.count > column }.map { "socket:[\($0[column])]" })
  }

  /// Returns the processor time that a process has used, in clock ticks.
  static func ticks(of process: Int32) -> Int {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The program's name is in parentheses and can contain any character.
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }
}
