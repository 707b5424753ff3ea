import Automation
import AutomationTestSupport
import ToolTestSupport
import XCTest

/// A test that drives the real app, over a server of its own that it can stop, slow down and break.
class MatineeUITestCase: UITestCase, AppDriver {
  private(set) var server: SampleServer!
  private(set) var app: Application!

  override func setUpWithError() throws {
    try super.setUpWithError()
    server = try SampleServer()
    app = application("matinee")
  }

  /// Starts the app as a person with a key does.
  func launch(_ arguments: String..., key: String? = "any") throws {
    app.arguments = arguments
    app.environment = ["MATINEE_API_URL": server.address, "MATINEE_IMAGE_URL": server.address + "/t/p"]
    app.environment["TMDB_API_KEY"] = key
    try app.launch()
  }
}
