// What the tests of this target share: addresses, and waiting for a condition instead of for a time.
import Foundation
import Testing

/// An address that no server has.
func address(_ name: String) -> URL {
  URL(filePath: "/pictures/\(name)")
}

/// Lets other tasks run until the condition holds; after two minutes the test fails at the caller's line.
/// It looks again after a moment: who looks without a pause keeps work of low priority from being done.
func eventually(
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  let deadline = ContinuousClock.now.advanced(by: .seconds(120))
  while !condition() {
    guard ContinuousClock.now < deadline else {
      Issue.record(comment ?? "the condition never held", sourceLocation: sourceLocation)
      return
    }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
