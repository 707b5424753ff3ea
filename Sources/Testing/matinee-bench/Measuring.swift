import Dispatch
import Foundation

nonisolated extension Array where Element: Comparable {
  /// The median, or the greater of two. The array must not be empty.
  var median: Element { sorted()[count / 2] }
}

// The marks at which Callgrind starts and stops counting; see `Benchmarks/callgrind.py`.

/// Sets Callgrind's counters to zero.
@inline(never) @_optimize(none) func beginCounting() {}

/// Makes Callgrind write its counters.
@inline(never) @_optimize(none) func endCounting() {}

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

/// Runs a measurement that needs no window, then ends the process. Prints errors and exits with status 1.
///
/// The main queue stays free, because some of the measured code runs on the main actor.
nonisolated func runAndExit(_ body: @escaping @Sendable () async throws -> Void) -> Never {
  Task.detached {
    do {
      try await body()
    } catch {
      FileHandle.standardError.write(Data("matinee-bench: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
    exit(0)
  }
  dispatchMain()
}
