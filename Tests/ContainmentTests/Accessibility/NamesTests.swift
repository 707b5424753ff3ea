import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that a screen reader gets one sentence for each row, a name for each control, and only visible content.
final class NamesTests: GTKTestCase {
  func testARowIsOneSentenceAndItsPartsAreNotReadAgain() {
    onMain {
      let stage = ControllerFixture()
      let list = ListController<Entry> { ImageWithFourLabelsView(images: SuspendedImages()) }
      list.items = [Entry(1), Entry(2)]
      try await stage.show(list)
      try await eventually("rows") { list.view.spokenRows.count == 2 }
      XCTAssertEqual(list.view.spokenRows.map(\.spokenLabel), ["Entry 1, 1 January 2000", "Entry 2, 1 January 2000"])
      XCTAssertEqual(list.view.spokenRows[0].spokenDescription, "Some words about it.")
      XCTAssertEqual(list.view.spokenRows[0].spokenTree.filter { $0.isA(gtk_label_get_type()) }.count, 0)
      var changed = Entry(1)
      changed.listTitle = "Renamed"
      list.items = [changed, Entry(2)]
      try await eventually("the new name") { list.view.spokenRows[0].spokenLabel == "Renamed, 1 January 2000" }
      stage.window.destroy()
    }
  }

  func testAListIsNamedAfterThePlaceItIsIn() {
    onMain {
      let stage = ControllerFixture()
      let container = ListStateController<Entry>(images: SuspendedImages())
      container.state = .content([Entry(1)])
      let holder = HolderController(container)
      holder.title = "Popular"
      try await stage.show(holder)
      let list = try XCTUnwrap(stage.window.spokenTree.first { $0.isA(gtk_list_view_get_type()) })
      XCTAssertEqual(list.spokenLabel, "Popular")
      stage.window.destroy()
    }
  }

  func testSegmentsAreTabsAndTheChosenOneIsSaidToBe() {
    onMain {
      let stage = ControllerFixture()
      let segments = SegmentedController(items: ["a", "b"].map { stage.recorder($0) }, title: "Letters")
      try await stage.show(segments)
      let row = try XCTUnwrap(segments.view.spokenTree.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB_LIST) })
      XCTAssertEqual(row.spokenLabel, "Letters")
      let tabs = row.childWidgets
      XCTAssertTrue(tabs.allSatisfy { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) })
      XCTAssertEqual(tabs.map { $0.isInState(GTK_ACCESSIBLE_STATE_SELECTED) }, [true, false])
      segments.select(1)
      XCTAssertEqual(tabs.map { $0.isInState(GTK_ACCESSIBLE_STATE_SELECTED) }, [false, true])
      stage.window.destroy()
    }
  }

  func testOnlyWhatIsSeenIsTold() {
    onMain {
      let stage = ControllerFixture()
      let pages = ["a", "b"].map { stage.recorder($0) }
      let segments = SegmentedController(items: pages)
      try await stage.show(segments)
      segments.select(1)
      let told = { (controller: ViewController) in
        stage.window.spokenTree.contains { $0.pointer == controller.view.pointer }
      }
      XCTAssertEqual(pages.map(told), [false, true])
      let navigation = NavigationController(root: stage.recorder("root"))
      stage.window.setRootViewController(navigation)
      let top = stage.recorder("top")
      navigation.push(top)
      XCTAssertEqual([navigation.viewControllers[0], top].map(told), [false, true])
      navigation.pop()
      XCTAssertTrue(told(navigation.viewControllers[0]))
      stage.window.destroy()
    }
  }

  func testTheSwitcherIsNamedAndToldOnce() {
    onMain {
      for width in [900, 360] {
        let stage = ControllerFixture()
        let tabs = TabBarController(
          title: "Tabs",
          ["Featured", "Search"].map { TabBarController.Tab(stage.recorder($0), name: $0, icon: "starred-symbolic") })
        try await stage.show(NavigationController(root: tabs), width: width, height: 600)
        try await eventually("one switcher at \(width)") {
          let lists = stage.window.spokenTree.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB_LIST) }
          return lists.map(\.spokenLabel) == ["Tabs"]
        }
        let buttons = stage.window.spokenTree.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_TAB) }
        XCTAssertEqual(buttons.count, 2)
        XCTAssertTrue(buttons.allSatisfy { $0.spokenTree.count == 1 }, "a tab's parts are read again")
        stage.window.destroy()
      }
    }
  }

  func testAnIconIsNamedOnceAndAPictureIsDecoration() {
    onMain {
      let button = Button(icon: "view-refresh-symbolic", name: "Refresh")
      XCTAssertEqual(button.spokenLabel, "Refresh")
      XCTAssertNil(button.spokenDescription, "the tooltip says the name again")
      XCTAssertTrue(DownloadImageView(images: SuspendedImages(), width: 10, height: 10).widget.isLeftOut)
      XCTAssertTrue(Icon("starred-symbolic").isLeftOut)
      XCTAssertTrue(Picture().isLeftOut)
      XCTAssertFalse(Picture(isDecoration: false).isLeftOut)
    }
  }

  func testAMessageAndABannerDescribeTheirButtons() {
    onMain {
      let stage = ControllerFixture()
      let message = MessageController(message: broken)
      try await stage.show(message)
      XCTAssertEqual(message.view.button("Retry")?.spokenDescription, "No Connection. The network is down.")
      let banner = BannerView()
      XCTAssertTrue(banner.widget.isLeftOut, "a banner that is not seen is read")
      banner.message = broken
      XCTAssertFalse(banner.widget.isLeftOut)
      stage.window.destroy()
    }
  }

  func testWhatWasSetIsReadBack() {
    onMain {
      let box = Box()
      XCTAssertNil(box.accessibleLabel)
      box.accessibleLabel = "Name"
      box.accessibleDescription = "More"
      XCTAssertEqual([box.accessibleLabel, box.accessibleDescription], ["Name", "More"])
      XCTAssertEqual([box.spokenLabel, box.spokenDescription], ["Name", "More"])
      box.accessibleLabel = nil
      XCTAssertNil(box.accessibleLabel)
      XCTAssertNil(box.spokenLabel)
    }
  }
}
