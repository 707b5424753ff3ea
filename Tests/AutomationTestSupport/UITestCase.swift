import Automation
import Foundation
import XCTest

/// A test that drives applications: it ends them after each test, and keeps what was on screen when something failed.
///
/// Test methods are synchronous, throwing and not isolated: what Automation throws is the failure's text.
open class UITestCase: XCTestCase {
  private var applications: [Application] = []

  /// Where the products of the build lie: beside the tests' own bundle.
  public static let products =
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    .deletingLastPathComponent() ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// An application that this test ends; its failures are kept in a folder named like the test.
  public func application(
    _ name: String, _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) -> Application {
    let application = Application(
      executable: Self.products.appending(path: name), arguments: arguments, environment: environment)
    application.artifacts = application.artifacts.deletingLastPathComponent().appending(path: testName)
      .appending(path: applications.isEmpty ? name : "\(name)-\(applications.count + 1)")
    applications.append(application)
    return application
  }

  open override func tearDownWithError() throws {
    // A failed assertion is no error of Automation's: its pictures are taken here, while the application still runs.
    if let testRun, testRun.totalFailureCount > 0 { applications.filter(\.isRunning).forEach { $0.saveArtifacts() } }
    applications.forEach { $0.terminate() }
    applications = []
  }

  /// The test's name as a folder: `FeaturedTests.testSegments`.
  private var testName: String {
    name.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "/" }.replacing("/", with: ".")
  }
}
