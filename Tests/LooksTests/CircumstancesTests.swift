import GTKTestSupport
import XCTest

/// Checks that screenshots here are comparable with the references. If not, only this test fails, and explains what to
/// do.
final class CircumstancesTests: GTKTestCase {
  func testRenderingEnvironmentMatchesReferences() throws {
    try MainActor.assumeIsolated {
      if let fault = Circumstances.fault { return XCTFail(fault) }
      guard let difference = Circumstances.difference else { return }
      guard References.own.isAccepting else { return XCTFail(difference) }
      try (Circumstances.here.joined(separator: "\n") + "\n").write(
        to: Circumstances.file, atomically: true, encoding: .utf8)
    }
  }
}
