import GTKTestSupport
import XCTest

/// A test case that needs comparable screenshots. If they aren't comparable, only `RenderingEnvironmentTests` fails and
/// explains why; all other tests are skipped.
class LooksTestCase: GTKTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipIf(drawnPlatform != nil, "Only DrawingTests draws on other systems")
    try MainActor.assumeIsolated {
      let isComparable =
        RenderingEnvironment.problem == nil
        && (RenderingEnvironment.difference == nil || References.package.isAccepting)
      try XCTSkipUnless(isComparable, "RenderingEnvironmentTests says why")
    }
  }
}
