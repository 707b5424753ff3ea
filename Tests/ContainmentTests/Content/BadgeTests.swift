import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import Observation
import XCTest

/// Tests that badges of rows and cards observe a model, on screen and for screen readers, and that nothing else
/// changes.
final class BadgeTests: GTKTestCase {
  func testListRowShowsBadgeAndUpdatesWithModel() {
    onMain {
      let badges = TestBadges()
      badges.stars = [1: "8.5"]
      let fixture = ControllerFixture()
      let list = ListController<Entry>(images: SuspendableImages(), badges: badges)
      list.items = (0..<3).map { Entry($0) }
      try await fixture.show(list)
      try await eventually("the badge") { list.view.visibleTexts.contains("8.5") }
      XCTAssertEqual(
        list.view.accessibleRows.map(\.exposedLabel),
        ["Entry 0, 1 January 2000", "Entry 1, 1 January 2000, rated 8.5", "Entry 2, 1 January 2000"])
      badges.stars = [2: "9"]
      try await eventually("the other badge") {
        list.view.visibleTexts.contains("9") && !list.view.visibleTexts.contains("8.5")
      }
      XCTAssertEqual(
        list.view.accessibleRows.map(\.exposedLabel),
        ["Entry 0, 1 January 2000", "Entry 1, 1 January 2000", "Entry 2, 1 January 2000, rated 9"])
      fixture.window.destroy()
    }
  }

  func testGridAndShelfCardsShowBadges() {
    onMain {
      let badges = TestBadges()
      let grid = GridController<CardView<Entry>>(images: SuspendableImages(), badges: badges)
      let shelf = ShelfController<CardView<Entry>>(images: SuspendableImages(), badges: badges)
      for (controller, show) in [(grid as ViewController, { grid.items = $0 }), (shelf, { shelf.items = $0 })] {
        badges.stars = [:]
        let fixture = ControllerFixture()
        show((0..<3).map { Entry($0) })
        try await fixture.show(controller)
        try await eventually("cells") { controller.view.grids.first?.visibleCells.count == 3 }
        badges.stars = [0: "7"]
        try await eventually("the badge") { controller.view.visibleTexts.contains("7") }
        try await eventually("its accessible label") {
          controller.view.grids.first?.visibleCells.first?.exposedLabel == "Entry 0, rated 7"
        }
        fixture.window.destroy()
      }
    }
  }

  func testRowClearsBadgeWhenItShowsAnotherItemOrIsReused() {
    onMain {
      let badges = TestBadges()
      badges.stars = [1: "8.5"]
      let row = ImageWithFourLabelsView<Entry>(images: SuspendableImages(), badges: badges)
      let fixture = ControllerFixture()
      try await fixture.show(WidgetController(Box(.vertical, [row.widget])))
      row.configure(with: Entry(1))
      XCTAssertTrue(row.widget.visibleTexts.contains("8.5"))
      row.configure(with: Entry(2))
      XCTAssertFalse(row.widget.visibleTexts.contains("8.5"))
      row.configure(with: Entry(1))
      row.prepareForReuse()
      badges.stars = [1: "9"]
      await fixture.nextFrame()
      XCTAssertFalse(row.widget.visibleTexts.contains("9"))
      fixture.window.destroy()
    }
  }

  func testRowShowsAvatarProgressAndCheckmarkOfSelectedUser() {
    onMain {
      let fixture = ControllerFixture()
      let row = ImageWithFourLabelsView<User>(images: SuspendableImages(), picture: .avatar)
      try await fixture.show(WidgetController(Box(.vertical, [row.widget])))
      row.configure(with: User(id: 1, listTitle: "Ana Sample"))
      let avatar = try XCTUnwrap(row.widget.tree.first { $0.isA(adw_avatar_get_type()) })
      XCTAssertEqual(avatar.stringProperty("text"), "Ana Sample")
      XCTAssertEqual(row.accessibleLabel(of: User(id: 1, listTitle: "Ana Sample")), "Ana Sample, Owner")
      XCTAssertFalse(row.widget.tree.contains { $0.isA(gtk_progress_bar_get_type()) })
      let selected = User(id: 2, listTitle: "Bo Sample", listProgress: 0.25, isListSelected: true)
      row.configure(with: selected)
      XCTAssertEqual(avatar.stringProperty("text"), "Bo Sample")
      XCTAssertEqual(row.accessibleLabel(of: selected), "Bo Sample, Owner, selected")
      let bar = try XCTUnwrap(row.widget.tree.first { $0.isA(gtk_progress_bar_get_type()) })
      XCTAssertEqual(gtk_progress_bar_get_fraction(bar.opaque), 0.25)
      let checkmark = try XCTUnwrap(row.widget.tree.first { $0.hasStyle("chosen-mark") })
      XCTAssertTrue(checkmark.isVisible)
      row.configure(with: User(id: 1, listTitle: "Ana Sample"))
      XCTAssertFalse(checkmark.isVisible)
      XCTAssertFalse(bar.isVisible)
      fixture.window.destroy()
    }
  }
}

/// An observable model of ratings.
@MainActor @Observable private final class TestBadges: BadgeProviding {
  var stars: [Int: String] = [:]

  func badge(for id: Int) -> ItemBadge? {
    stars[id].map { ItemBadge($0, description: "rated \($0)") }
  }
}

private struct User: Listable {
  var id: Int
  var listTitle: String
  var listText = ""
  var listFootnote = "Owner"
  var listDetail = ""
  var listImage: URL?
  var listProgress: Double?
  var isListSelected = false
}
