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
      let scene = try await Scene(count: 3)
      try await eventually("rows") { scene.texts.contains("Entry 2") }
      var changed = Entry(1)
      changed.listTitle = "Changed"
      scene.list.items[1] = changed
      XCTAssertTrue(scene.texts.contains("Changed"))
      XCTAssertFalse(scene.texts.contains("Entry 1"))
      scene.list.items = []
      try await eventually("no rows") { scene.texts.isEmpty }
      scene.end()
    }
  }

  func testListReportsEndOncePerPageWhenItDoesNotFillWindow() {
    onMain {
      let scene = try await Scene(count: 0)
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 0, "nothing was shown yet")
      scene.list.items = [Entry(0)]
      try await eventually("end") { scene.reached == 1 }
      scene.list.items.append(Entry(1))
      try await eventually("end again") { scene.reached == 2 }
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 2, "told once for each page")
      scene.end()
    }
  }

  func testListReportsEndAfterScrollingAndAgainAfterNewPage() {
    onMain {
      let scene = try await Scene(count: 100)
      try await eventually("rows") { scene.adjustment.upper > 5000 }
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 0)
      scene.adjustment.value = scene.adjustment.upper
      try await eventually("end") { scene.reached == 1 }
      scene.list.footer = .loading
      await scene.fixture.nextFrame()
      scene.adjustment.value -= 20
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 1)
      scene.list.items += (100..<200).map { Entry($0) }
      scene.list.footer = .none
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.reached, 1, "there is more than a window left")
      scene.adjustment.value = scene.adjustment.upper
      try await eventually("end again") { scene.reached == 2 }
      scene.end()
    }
  }

  func testAppendingPageKeepsScrollPosition() {
    onMain {
      let scene = try await Scene(count: 100)
      try await eventually("rows") { scene.adjustment.upper > 5000 }
      scene.adjustment.value = 4000
      await scene.fixture.nextFrame()
      let (value, texts) = (scene.adjustment.value, scene.texts)
      XCTAssertGreaterThan(value, 3000)
      scene.list.items += (100..<120).map { Entry($0) }
      await scene.fixture.nextFrame()
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.adjustment.value, value, accuracy: 2)
      XCTAssertEqual(scene.texts.first, texts.first)
      scene.end()
    }
  }

  func testFooterShowsLoadingAndFailureWithRetry() {
    onMain {
      let scene = try await Scene(count: 1)
      var retries = 0
      scene.list.onFooterAction = { retries += 1 }
      scene.list.footer = .failure(broken)
      try await eventually("foot") { scene.texts.contains("The network is down.") }
      scene.list.view.button("Retry")?.click()
      XCTAssertEqual(retries, 1)
      scene.list.footer = .loading
      try await eventually("loading") { !scene.texts.contains("The network is down.") }
      XCTAssertTrue(scene.list.view.tree.contains { $0.isSpinning })
      scene.list.footer = .none
      try await eventually("gone") { !scene.list.view.tree.contains { $0.isSpinning && $0.isMapped } }
      scene.end()
    }
  }

  func testActivatingRowSelectsItemButActivatingFooterDoesNot() {
    onMain {
      let scene = try await Scene(count: 3)
      try await eventually("rows") { scene.texts.contains("Entry 2") }
      var chosen: [Int] = []
      scene.list.onSelect = { chosen.append($0.id) }
      scene.list.footer = .loading
      scene.list.view.activateRow(1)
      scene.list.view.activateRow(3)
      XCTAssertEqual(chosen, [1])
      scene.end()
    }
  }

  func testScrollingAwayCancelsPictureRequests() {
    onMain {
      let scene = try await Scene(count: 2000, hasImages: true)
      try await eventually("requests") { scene.images.requested.count > 3 }
      scene.adjustment.value = scene.adjustment.upper
      // GTK keeps the focused row, which is the first one.
      let first = try XCTUnwrap(Entry(3, hasImage: true).listImage)
      try await eventually("cancelled") { scene.images.cancelled.contains(first) }
      XCTAssertLessThan(scene.images.requested.count - scene.images.cancelled.count, 400)
      scene.images.finish()
      scene.end()
    }
  }
}

@MainActor private final class Scene {
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
