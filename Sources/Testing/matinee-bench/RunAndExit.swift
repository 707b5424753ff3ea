import Dispatch
import Foundation

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
