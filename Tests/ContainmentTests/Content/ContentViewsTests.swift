import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests of messages, banners, spinners and rows, each on its own.
final class ContentViewsTests: GTKTestCase {
  func testAMessageSaysWhatItIsTold() {
    onMain {
      let stage = ControllerFixture()
      let controller = MessageController(message: nothing)
      try await stage.show(controller)
      XCTAssertEqual(controller.view.visibleTexts, ["Nothing Here", "Nothing was found."])
      var actions: [StateMessage.Action] = []
      controller.onAction = { actions.append($0) }
      controller.message = broken
      XCTAssertEqual(controller.view.visibleTexts, ["No Connection", "The network is down.", "Retry", "Details"])
      controller.view.button("Retry")?.click()
      XCTAssertEqual(actions, [.retry])
      controller.message = nothing
      XCTAssertEqual(controller.view.visibleTexts, ["Nothing Here", "Nothing was found."])
      stage.window.destroy()
    }
  }

  func testDetailsOpenAndCanBeSelected() {
    onMain {
      let stage = ControllerFixture()
      let controller = MessageController(message: broken)
      try await stage.show(controller)
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
      stage.window.destroy()
    }
  }

  func testMarkupInAMessageIsShownAsItIs() {
    onMain {
      let stage = ControllerFixture()
      let controller = MessageController(
        message: StateMessage(icon: "folder-symbolic", title: "No <b>Results</b> & “More”", explanation: "<i>a</i> & b")
      )
      try await stage.show(controller)
      XCTAssertEqual(controller.view.visibleTexts, ["No <b>Results</b> & “More”", "<i>a</i> & b"])
      stage.window.destroy()
    }
  }

  func testASpinnerIsSeenOnlyWhileItSpins() {
    onMain {
      let stage = ControllerFixture()
      let controller = LoadingController()
      try await stage.show(controller)
      XCTAssertFalse(controller.view.tree.contains { $0.isSpinning && $0.isMapped })
      controller.isSpinning = true
      try await eventually("spinner") { controller.view.tree.contains { $0.isSpinning && $0.isMapped } }
      stage.window.destroy()
    }
  }

  func testABannerIsDismissedAndComesBack() {
    onMain {
      let stage = ControllerFixture()
      let banner = BannerView()
      var dismissals = 0
      banner.onDismiss = { dismissals += 1 }
      try await stage.show(HolderController(Box(.vertical, [banner.widget])))
      banner.message = broken
      try await eventually("banner") { banner.widget.visibleTexts == ["The network is down.", "Retry"] }
      banner.widget.button("Dismiss")?.click()
      XCTAssertEqual(dismissals, 1)
      try await eventually("gone") { banner.widget.visibleTexts.isEmpty }
      banner.message = nothing
      try await eventually("banner") { banner.widget.visibleTexts == ["Nothing was found."] }
      stage.window.destroy()
    }
  }

  func testARowHidesWhatItDoesNotHave() {
    onMain {
      let stage = ControllerFixture()
      let view = ImageWithFourLabelsView<Entry>(images: SuspendedImages())
      try await stage.show(HolderController(Box(.vertical, [view.widget])))
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
      stage.window.destroy()
    }
  }

  func testStarsTakeRoomOnlyWithAScore() {
    onMain {
      let stars = StarsView()
      XCTAssertFalse(stars.widget.isVisible)
      stars.score = 0
      XCTAssertTrue(stars.widget.isVisible)
      stars.score = nil
      XCTAssertFalse(stars.widget.isVisible)
    }
  }
}
