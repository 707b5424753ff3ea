import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Tests that a banner whose text doesn't fit is one line, which opens.
final class BannerLayoutTests: GTKTestCase {
  private static let explanation = "This small built-in sample catalogue lets you try the app without a key."
  private static let message = StateMessage(
    icon: "dialog-information-symbolic", title: "Sample", explanation: explanation, button: "Connect")

  func testBannerIsRowInWideWindow() {
    onMain {
      let harness = try await Harness(width: 900)
      try await eventually("the row") {
        harness.banner.widget.visibleTexts == [Self.explanation, "Connect"]
      }
      harness.close()
    }
  }

  func testNarrowBannerIsOneLineAndOpensWithItsTitle() {
    onMain {
      Display.textScale = 2
      defer { Display.textScale = 1 }
      let harness = try await Harness(width: 360)
      try await eventually("the title") { harness.banner.widget.visibleTexts == ["Sample"] }
      XCTAssertLessThan(harness.banner.widget.size.height, 80)
      XCTAssertLessThanOrEqual(harness.fixture.window.size.width, 360)
      let fold = try XCTUnwrap(harness.banner.widget.toggleButtons.first)
      XCTAssertEqual(fold.exposedLabel, "Sample")
      fold.isActive = true
      try await eventually("the text") {
        harness.banner.widget.visibleTexts == ["Sample", Self.explanation, "Connect"]
      }
      harness.banner.message?.title = "Another"
      try await eventually("the next message") { harness.banner.widget.visibleTexts == ["Another"] }
      harness.close()
    }
  }

  @MainActor private struct Harness {
    let fixture = ControllerFixture()
    let banner = BannerView()

    init(width: Int) async throws {
      banner.handlers.retry = {}
      banner.message = BannerLayoutTests.message
      try await fixture.show(WidgetController(Box(.vertical, [banner.widget])), width: width, height: 600)
    }

    func close() { fixture.window.destroy() }
  }
}
