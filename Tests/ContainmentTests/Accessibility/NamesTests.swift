import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that a screen reader gets one sentence for each row, a name for each control, and only visible content.
final class NamesTests: GTKTestCase {
  func testRowHasOneAccessibleLabelAndHidesItsParts() {
    onMain {
      let fixture = ControllerFixture()
      let list = ListController<Entry> { ImageWithFourLabelsView(images: SuspendableImages()) }
      list.items = [Entry(1), Entry(2)]
      try await fixture.show(list)
      try await eventually("rows") { list.view.accessibleRows.count == 2 }
      XCTAssertEqual(
        list.view.accessibleRows.map(\.exposedLabel), ["Entry 1, 1 January 2000", "Entry 2, 1 January 2000"])
      XCTAssertEqual(list.view.accessibleRows[0].exposedDescription, "Some words about it.")
      XCTAssertEqual(list.view.accessibleRows[0].accessibilityTree.filter { $0.isA(gtk_label_get_type()) }.count, 0)
      var changed = Entry(1)
      changed.listTitle = "Renamed"
      list.items = [changed, Entry(2)]
      try await eventually("the new name") { list.view.accessibleRows[0].exposedLabel == "Renamed, 1 January 2000" }
      fixture.window.destroy()
    }
  }

  func testListUsesTitleOfItsControllerAsAccessibleLabel() {
    onMain {
      let fixture = ControllerFixture()
      let container = makeListContainer().container
      container.state = .content([Entry(1)])
      let holder = WidgetController(container)
      holder.title = "Popular"
      try await fixture.show(holder)
      let list = try XCTUnwrap(fixture.window.accessibilityTree.first { $0.isA(gtk_list_view_get_type()) })
      XCTAssertEqual(list.exposedLabel, "Popular")
      fixture.window.destroy()
    }
  }

  func testSegmentsHaveTabRoleAndSelectedState() {
    onMain {
      let fixture = ControllerFixture()
      let segments = SegmentedController(items: ["a", "b"].map { fixture.recorder($0) }, title: "Letters")
      try await fixture.show(segments)
      let row = try XCTUnwrap(segments.view.accessibilityTree.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB_LIST) })
      XCTAssertEqual(row.exposedLabel, "Letters")
      let tabs = row.childWidgets
      XCTAssertTrue(tabs.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) })
      XCTAssertEqual(tabs.map { $0.isInState(GTK_ACCESSIBLE_STATE_SELECTED) }, [true, false])
      segments.select(1)
      XCTAssertEqual(tabs.map { $0.isInState(GTK_ACCESSIBLE_STATE_SELECTED) }, [false, true])
      fixture.window.destroy()
    }
  }

  func testAccessibilityTreeContainsOnlyVisiblePages() {
    onMain {
      let fixture = ControllerFixture()
      let pages = ["a", "b"].map { fixture.recorder($0) }
      let segments = SegmentedController(items: pages)
      try await fixture.show(segments)
      segments.select(1)
      let told = { (controller: ViewController) in
        fixture.window.accessibilityTree.contains { $0.pointer == controller.view.pointer }
      }
      XCTAssertEqual(pages.map(told), [false, true])
      let navigation = NavigationController(root: fixture.recorder("root"))
      fixture.window.setRootViewController(navigation)
      let top = fixture.recorder("top")
      navigation.push(top)
      XCTAssertEqual([navigation.viewControllers[0], top].map(told), [false, true])
      navigation.pop()
      XCTAssertTrue(told(navigation.viewControllers[0]))
      fixture.window.destroy()
    }
  }

  func testTabSwitcherAppearsOnceInAccessibilityTree() {
    onMain {
      for width in [900, 360] {
        let fixture = ControllerFixture()
        let tabs = TabBarController(
          title: "Tabs",
          ["Featured", "Search"].map { TabBarController.Tab(fixture.recorder($0), name: $0, icon: "starred-symbolic") })
        try await fixture.show(NavigationController(root: tabs), width: width, height: 600)
        try await eventually("one switcher at \(width)") {
          let lists = fixture.window.accessibilityTree.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB_LIST) }
          return lists.map(\.exposedLabel) == ["Tabs"]
        }
        let buttons = fixture.window.accessibilityTree.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) }
        XCTAssertEqual(buttons.count, 2)
        XCTAssertTrue(
          buttons.allSatisfy { $0.accessibilityTree.count == 1 }, "screen readers would read a tab's parts, too")
        fixture.window.destroy()
      }
    }
  }

  func testIconButtonHasOneAccessibleLabelAndPicturesAreHiddenByDefault() {
    onMain {
      let button = Button(icon: "view-refresh-symbolic", name: "Refresh")
      XCTAssertEqual(button.exposedLabel, "Refresh")
      XCTAssertNil(button.exposedDescription, "the tooltip says the name again")
      XCTAssertTrue(DownloadImageView(images: SuspendableImages(), width: 10, height: 10).widget.isIgnored)
      XCTAssertTrue(Icon("starred-symbolic").isIgnored)
      XCTAssertTrue(Picture().isIgnored)
      // Newer versions of GTK than 4.8 hide all widgets until they are mapped.
      let window = Window(dialogFor: nil)
      let picture = Picture(isDecoration: false)
      window.setContent(picture)
      window.present()
      try await eventually("the picture") { picture.isMapped && !picture.isIgnored }
      window.close()
    }
  }

  func testMessageDescribesItsButtonAndEmptyBannerIsHidden() {
    onMain {
      let fixture = ControllerFixture()
      let message = MessageController(message: broken)
      message.handlers.retry = {}
      try await fixture.show(message)
      XCTAssertEqual(message.view.button("Retry")?.exposedDescription, "No Connection. The network is down.")
      fixture.window.destroy()
      let banner = BannerView()
      banner.handlers.retry = {}
      let window = Window(dialogFor: nil)
      window.setContent(banner.widget)
      window.present()
      try await eventually("a hidden banner") { banner.widget.isIgnored }
      banner.message = broken
      try await eventually("the banner") { !banner.widget.isIgnored }
      window.close()
    }
  }

  func testAccessibleLabelAndDescriptionReturnAssignedValues() {
    onMain {
      let box = Box()
      XCTAssertNil(box.accessibleLabel)
      box.accessibleLabel = "Name"
      box.accessibleDescription = "More"
      XCTAssertEqual([box.accessibleLabel, box.accessibleDescription], ["Name", "More"])
      XCTAssertEqual([box.exposedLabel, box.exposedDescription], ["Name", "More"])
      box.accessibleLabel = nil
      XCTAssertNil(box.accessibleLabel)
      XCTAssertNil(box.exposedLabel)
    }
  }
}
