import Foundation

/// What this process holds in memory (proc(5)), in MB of 1,048,576 bytes; 0 where the system does not tell.
enum Memory {
  static var residentMegabytes: Double { megabytes(of: "VmRSS:") }
  static var peakMegabytes: Double { megabytes(of: "VmHWM:") }

  private static func megabytes(of name: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
  }
}
