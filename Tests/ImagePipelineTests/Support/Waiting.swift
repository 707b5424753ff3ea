// Shared helpers for this target's tests: URLs, and a function that waits for a condition.
import Foundation
import Testing

/// Returns a made-up picture URL.
func imageURL(_ name: String) -> URL {
  URL(filePath: "/pictures/\(name)")
}

/// Waits until a condition holds while other tasks run. Fails the test at the caller's line after two minutes. It
/// pauses between checks, because continuous checks would keep low-priority work from running.
func eventually(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  let deadline = ContinuousClock.now.advanced(by: .seconds(120))
  while !condition() {
    guard ContinuousClock.now < deadline else {
      Issue.record(comment ?? "the condition was never met", sourceLocation: sourceLocation)
      return
    }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
