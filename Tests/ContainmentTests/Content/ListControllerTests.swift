import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that a list shows its items, reports when its end is near, and keeps its scroll position.
final class ListControllerTests: GTKTestCase {
  func testRowsShowItemTextsAndUpdateWithThem() {
    onMain {
      let harness = try await Harness(count: 3)
      try await eventually("rows") { harness.texts.contains("Entry 2") }
      var changed = Entry(1)
      changed.listTitle = "Changed"
      harness.list.items[1] = changed
      XCTAssertTrue(harness.texts.contains("Changed"))
      XCTAssertFalse(harness.texts.contains("Entry 1"))
      harness.list.items = []
      try await eventually("no rows") { harness.texts.isEmpty }
      harness.end()
    }
  }

  func testListReportsEndOncePerPageWhenItDoesNotFillWindow() {
    onMain {
      let harness = try await Harness(count: 0)
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 0, "nothing was shown yet")
      harness.list.items = [Entry(0)]
      try await eventually("end") { harness.reached == 1 }
      harness.list.items.append(Entry(1))
      try await eventually("end again") { harness.reached == 2 }
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 2, "reported once for each page")
      harness.end()
    }
  }

  func testListReportsEndAfterScrollingAndAgainAfterNewPage() {
    onMain {
      let harness = try await Harness(count: 100)
      try await eventually("rows") { harness.adjustment.upper > 5000 }
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 0)
      harness.adjustment.value = harness.adjustment.upper
      try await eventually("end") { harness.reached == 1 }
      harness.list.footer = .loading
      await harness.fixture.nextFrame()
      harness.adjustment.value -= 20
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 1)
      harness.list.items += (100..<200).map { Entry($0) }
      harness.list.footer = .none
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.reached, 1, "there is more than a window left")
      harness.adjustment.value = harness.adjustment.upper
      try await eventually("end again") { harness.reached == 2 }
      harness.end()
    }
  }

  func testAppendingPageKeepsScrollPosition() {
    onMain {
      let harness = try await Harness(count: 100)
      try await eventually("rows") { harness.adjustment.upper > 5000 }
      harness.adjustment.value = 4000
      await harness.fixture.nextFrame()
      let (value, texts) = (harness.adjustment.value, harness.texts)
      XCTAssertGreaterThan(value, 3000)
      harness.list.items += (100..<120).map { Entry($0) }
      await harness.fixture.nextFrame()
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.adjustment.value, value, accuracy: 2)
      XCTAssertEqual(harness.texts.first, texts.first)
      harness.end()
    }
  }

  func testFooterShowsLoadingAndFailureWithRetry() {
    onMain {
      let harness = try await Harness(count: 1)
      var retries = 0
      harness.list.onFooterAction = { retries += 1 }
      harness.list.footer = .failure(broken)
      try await eventually("the footer") { harness.texts.contains("The network is down.") }
      harness.list.view.button("Retry")?.click()
      XCTAssertEqual(retries, 1)
      harness.list.footer = .loading
      try await eventually("loading") { !harness.texts.contains("The network is down.") }
      XCTAssertTrue(harness.list.view.tree.contains { $0.isSpinning })
      harness.list.footer = .none
      try await eventually("gone") { !harness.list.view.tree.contains { $0.isSpinning && $0.isMapped } }
      harness.end()
    }
  }

  func testActivatingRowSelectsItemButActivatingFooterDoesNot() {
    onMain {
      let harness = try await Harness(count: 3)
      try await eventually("rows") { harness.texts.contains("Entry 2") }
      var chosen: [Int] = []
      harness.list.onSelect = { chosen.append($0.id) }
      harness.list.footer = .loading
      harness.list.view.activateRow(1)
      harness.list.view.activateRow(3)
      XCTAssertEqual(chosen, [1])
      harness.end()
    }
  }

  func testScrollingAwayCancelsPictureRequests() {
    onMain {
      let harness = try await Harness(count: 2000, hasImages: true)
      try await eventually("requests") { harness.images.requested.count > 3 }
      harness.adjustment.value = harness.adjustment.upper
      // GTK keeps the first row, because it has the focus. Check a row below it.
      let first = try XCTUnwrap(Entry(3, hasImage: true).listImage)
      try await eventually("cancelled") { harness.images.cancelled.contains(first) }
      XCTAssertLessThan(harness.images.requested.count - harness.images.cancelled.count, 400)
      harness.images.failAll()
      harness.end()
    }
  }
}

@MainActor private final class Harness {
  let fixture = ControllerFixture()
  let images = SuspendableImages()
  let list: ListController<Entry>
  var reached = 0

  init(count: Int, hasImages: Bool = false) async throws {
    list = ListController { [images] in ImageWithFourLabelsView(images: images) }
    list.items = (0..<count).map { Entry($0, hasImage: hasImages) }
    list.onReachEnd = { [weak self] in self?.reached += 1 }
    try await fixture.show(list)
  }

  var adjustment: Adjustment {
    (list.view as? ScrolledWindow)?.verticalAdjustment ?? ScrolledWindow().verticalAdjustment
  }
  var texts: [String] { list.view.visibleTexts }

  func end() { fixture.window.destroy() }
}
