import Foundation

/// The memory use of this process (proc(5)) in units of 1,048,576 bytes, or 0 if unknown.
enum Memory {
  static var residentMegabytes: Double { megabytes(of: "VmRSS:") }
  static var peakMegabytes: Double { megabytes(of: "VmHWM:") }

  private static func megabytes(of name: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
  }
}
