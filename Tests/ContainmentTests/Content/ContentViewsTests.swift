import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests of messages, banners, spinners and rows, each on its own.
final class ContentViewsTests: GTKTestCase {
  func testMessageShowsItsTextAndReportsAction() {
    onMain {
      let fixture = ControllerFixture()
      let controller = MessageController(message: nothing)
      try await fixture.show(controller)
      XCTAssertEqual(controller.view.visibleTexts, ["Nothing Here", "Nothing was found."])
      var retryCount = 0
      controller.handlers.retry = { retryCount += 1 }
      controller.message = broken
      XCTAssertEqual(controller.view.visibleTexts, ["No Connection", "The network is down.", "Retry", "Details"])
      controller.view.button("Retry")?.click()
      XCTAssertEqual(retryCount, 1)
      controller.message = nothing
      XCTAssertEqual(controller.view.visibleTexts, ["Nothing Here", "Nothing was found."])
      fixture.window.destroy()
    }
  }

  func testMessageWithoutHandlerIsRejected() {
    onMain {
      enum Choice: MessageAction { case one }
      enum OtherChoice: MessageAction { case one }
      var message = broken
      var handlers = MessageHandlers()
      XCTAssertTrue(handlers.canHandle(nothing))
      XCTAssertFalse(handlers.canHandle(message))
      handlers.retry = {}
      XCTAssertTrue(handlers.canHandle(message))
      message.action = .custom(Choice.one)
      handlers.handle { (_: OtherChoice) in }
      XCTAssertFalse(handlers.canHandle(message))
      handlers.handle { (_: Choice) in }
      XCTAssertTrue(handlers.canHandle(message))
      handlers.retry = nil
      message.suggestions = StateMessage.Suggestions(title: "Go To", [.init("One", action: Choice.one)])
      XCTAssertTrue(handlers.canHandle(message))
      message.button = nil
      message.suggestions?.all[0].action = .retry
      XCTAssertFalse(handlers.canHandle(message))
    }
  }

  func testDetailsExpandAndAreSelectable() {
    onMain {
      let fixture = ControllerFixture()
      let controller = MessageController(message: broken)
      controller.handlers.retry = {}
      try await fixture.show(controller)
      XCTAssertFalse(controller.view.visibleTexts.contains("error 7"))
      let expander = try XCTUnwrap(controller.view.tree.compactMap(\.asExpander).first)
      expander.isExpanded = true
      try await eventually("details") { controller.view.visibleTexts.contains("error 7") }
      let label = try XCTUnwrap(controller.view.tree.compactMap(\.asLabel).first { $0.text == "error 7" })
      XCTAssertTrue(label.isSelectable)
      // Another message starts with collapsed details.
      var other = broken
      other.details = "error 8"
      controller.message = other
      XCTAssertFalse(expander.isExpanded)
      fixture.window.destroy()
    }
  }

  func testMessageShowsMarkupAsPlainText() {
    onMain {
      let fixture = ControllerFixture()
      let controller = MessageController(
        message: StateMessage(icon: "folder-symbolic", title: "No <b>Results</b> & “More”", explanation: "<i>a</i> & b")
      )
      try await fixture.show(controller)
      XCTAssertEqual(controller.view.visibleTexts, ["No <b>Results</b> & “More”", "<i>a</i> & b"])
      fixture.window.destroy()
    }
  }

  func testSpinnerIsVisibleOnlyWhileSpinning() {
    onMain {
      let fixture = ControllerFixture()
      let controller = LoadingController()
      try await fixture.show(controller)
      XCTAssertFalse(controller.view.tree.contains { $0.isSpinning && $0.isMapped })
      controller.isSpinning = true
      try await eventually("spinner") { controller.view.tree.contains { $0.isSpinning && $0.isMapped } }
      fixture.window.destroy()
    }
  }

  func testDismissedBannerReappearsForNewMessage() {
    onMain {
      let fixture = ControllerFixture()
      let banner = BannerView()
      banner.handlers.retry = {}
      var dismissals = 0
      banner.onDismiss = { dismissals += 1 }
      try await fixture.show(WidgetController(Box(.vertical, [banner.widget])))
      banner.message = broken
      try await eventually("banner") { banner.widget.visibleTexts == ["The network is down.", "Retry"] }
      banner.widget.button("Dismiss")?.click()
      XCTAssertEqual(dismissals, 1)
      try await eventually("gone") { banner.widget.visibleTexts.isEmpty }
      banner.message = nothing
      try await eventually("banner") { banner.widget.visibleTexts == ["Nothing was found."] }
      fixture.window.destroy()
    }
  }

  func testRowHidesMissingTexts() {
    onMain {
      let fixture = ControllerFixture()
      let view = ImageWithFourLabelsView<Entry>(images: SuspendableImages())
      try await fixture.show(WidgetController(Box(.vertical, [view.widget])))
      var entry = Entry(1)
      entry.listDetail = "7.5"
      view.configure(with: entry)
      try await eventually("row") {
        view.widget.visibleTexts == ["Entry 1", "1 January 2000", "7.5", "Some words about it."]
      }
      (entry.listDetail, entry.listFootnote, entry.listText) = ("", "", "")
      view.configure(with: entry)
      XCTAssertEqual(view.widget.visibleTexts, ["Entry 1"])
      XCTAssertEqual(view.accessibleLabel(of: entry), "Entry 1")
      fixture.window.destroy()
    }
  }
}
