import Automation
import Foundation
import XCTest

/// A test case that drives applications. It terminates them after each test, and saves artifacts if the test failed.
///
/// Test methods are synchronous, throwing and nonisolated. The text of an ``AutomationError`` becomes the failure's
/// message.
open class UITestCase: XCTestCase {
  private var applications: [Application] = []

  /// The folder of the build products, next to the test bundle.
  public static let products =
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    .deletingLastPathComponent() ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Returns an application that the test case terminates. Its artifacts are saved in a folder named after the test.
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
    // A failed assertion doesn't throw an ``AutomationError``, so save its artifacts while the application still runs.
    if let testRun, testRun.totalFailureCount > 0 { applications.filter(\.isRunning).forEach { $0.saveArtifacts() } }
    applications.forEach { $0.terminate() }
    applications = []
  }

  /// The test's name as a folder name: `FeaturedTests.testSegments`.
  private var testName: String {
    name.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "/" }.replacing("/", with: ".")
  }
}
