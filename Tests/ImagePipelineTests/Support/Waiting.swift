// What the tests of this target share: addresses, and waiting for a condition instead of for a time.
import Foundation
import Testing

/// An address that no server has.
func address(_ name: String) -> URL {
  URL(filePath: "/pictures/\(name)")
}

/// Lets other tasks run until the condition holds; after 20 seconds the test fails at the caller's line.
func eventually(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  let deadline = ContinuousClock.now.advanced(by: .seconds(20))
  while !condition() {
    guard ContinuousClock.now < deadline else {
      Issue.record(comment ?? "the condition never held", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}
