import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that tabs are loaded lazily, retained, and selected by switcher, code and keys.
final class TabBarControllerTests: GTKTestCase {
  func testOnlySelectedTabIsLoaded() {
    onMain {
      let fixture = ControllerFixture()
      let tabs = try await LifeCycleRow.showTabs(on: fixture)
      XCTAssertTrue(tabs.tabs[0].controller.isVisible)
      XCTAssertFalse(tabs.tabs[1].controller.isViewLoaded)
      tabs.select(1)
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertTrue(tabs.tabs[1].controller.view.isMapped)
      XCTAssertFalse(tabs.tabs[0].controller.view.isMapped)
      tabs.select(9)
      XCTAssertEqual(tabs.selectedIndex, 1)
      fixture.window.destroy()
    }
  }

  func testAltNumberKeysSelectTabs() {
    onMain {
      let fixture = ControllerFixture()
      let tabs = try await LifeCycleRow.showTabs(on: fixture)
      var selections: [Int] = []
      tabs.onSelect = { selections.append($0) }
      XCTAssertTrue(fixture.window.pressShortcut("<Alt>2"))
      XCTAssertTrue(fixture.window.pressShortcut("<Alt>1"))
      XCTAssertFalse(fixture.window.pressShortcut("<Alt>3"))
      XCTAssertEqual(selections, [1, 0])
      fixture.window.destroy()
    }
  }

  func testSwitcherIsInHeaderWhenWideAndAtBottomWhenNarrow() {
    onMain {
      for (width, position) in [(900, "header"), (360, "bottom")] {
        let fixture = ControllerFixture()
        let tabs = TabBarController(
          title: "Tabs",
          ["Featured", "Search"].map { TabBarController.Tab(fixture.recorder($0), name: $0, icon: "starred-symbolic") })
        try await fixture.show(NavigationController(root: tabs), width: width, height: 600)
        try await eventually("\(position) at \(width)") {
          let bottom = tabs.view.toggleButtons.count
          let all = fixture.window.toggleButtons.count
          return position == "bottom" ? bottom == 2 && all == 2 : bottom == 0 && all == 2
        }
        fixture.window.destroy()
      }
    }
  }

  func testBottomTabsAreAsWideAsTheirTitlesWhenTextIsLarge() {
    onMain {
      defer { Display.textScale = 1 }
      for (scale, areEqual) in [(1.0, true), (2, false)] {
        Display.textScale = scale
        let fixture = ControllerFixture()
        let tabs = TabBarController(
          title: "Tabs",
          ["Now Featured", "TV", "Lists"].map {
            TabBarController.Tab(fixture.recorder($0), name: $0, icon: "tv-symbolic")
          })
        try await fixture.show(NavigationController(root: tabs), width: 360, height: 600)
        try await eventually("the tabs at the bottom") { tabs.view.toggleButtons.count == 3 }
        try await eventually("their widths at \(scale)") {
          let widths = tabs.view.toggleButtons.map(\.size.width)
          return areEqual ? (widths.max() ?? 0) - (widths.min() ?? 0) <= 1 : widths[0] > widths[1]
        }
        fixture.window.destroy()
      }
    }
  }

  func testClickingSwitcherSelectsTab() {
    onMain {
      let fixture = ControllerFixture()
      let tabs = try await LifeCycleRow.showTabs(on: fixture)
      try await eventually("switcher") { fixture.window.toggleButtons.count == 2 }
      fixture.window.toggleButtons[1].click()
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertTrue(tabs.tabs[1].controller.isVisible)
      fixture.window.destroy()
    }
  }
}
