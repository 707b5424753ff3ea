import GTKTestSupport
import XCTest

/// Checks that screenshots in this environment are comparable with the references. If not, only this test fails, and
/// explains what to do.
final class RenderingEnvironmentTests: GTKTestCase {
  func testRenderingEnvironmentMatchesReferences() throws {
    try XCTSkipIf(drawnPlatform != nil, "Only DrawingTests draws on other systems")
    try MainActor.assumeIsolated {
      if let problem = RenderingEnvironment.problem { return XCTFail(problem) }
      guard let difference = RenderingEnvironment.difference else { return }
      guard References.package.isAccepting else { return XCTFail(difference) }
      try (RenderingEnvironment.current.joined(separator: "\n") + "\n").write(
        to: RenderingEnvironment.file, atomically: true, encoding: .utf8)
    }
  }
}
