import GTKTestSupport
import XCTest

/// A test that needs real pictures. Where they cannot be compared one test says why (`CircumstancesTests`), and all
/// others stand aside: a hundred failures would say no more.
class LooksTestCase: GTKTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try MainActor.assumeIsolated {
      let isComparable = Circumstances.fault == nil && (Circumstances.difference == nil || References.own.isAccepting)
      try XCTSkipUnless(isComparable, "CircumstancesTests says why")
    }
  }
}
