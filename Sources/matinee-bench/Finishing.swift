import Dispatch
import Foundation

/// Waits for a measurement that needs no window, on another thread; what it throws is said, and the process fails.
nonisolated func finishing(_ body: @escaping @Sendable () async throws -> Void) -> Int32 {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do {
      try await body()
    } catch {
      FileHandle.standardError.write(Data("matinee-bench: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
    done.signal()
  }
  done.wait()
  return 0
}
