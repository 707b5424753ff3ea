import ToolTestSupport
import XCTest

@testable import matinee_soak

/// A short soak test of the debug build, with fixed steps.
///
/// It judges only crashes, hangs and warnings. Stalls and resources depend on the build and the machine, and a short
/// run fills neither the caches nor the pools of connections.
final class ShortSoakTests: XCTestCase {
  func testRandomStepsCauseNoCrashHangOrWarning() throws {
    let seed: UInt64 = 1
    let driver = try SoakDriver(
      executable: CommandLineTool.products.appending(path: "matinee"), stallLimit: nil)
    let report = SoakRun(
      plan: SoakPlan(seed: seed, cycle: 10), stepLimit: 100, timeLimit: nil, driver: driver
    ).run()
    XCTAssertEqual(report.problems, [], report.text(seed: seed))
  }
}
