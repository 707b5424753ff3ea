import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that wrapping a loadable controller adds its states.
final class StatefulContentControllerTests: GTKTestCase {
  func testContentLoadsOnlyOnFirstAppearance() {
    onMain {
      let (fixture, loader, controller) = (ControllerFixture(), Loader(), { StatefulContentController($0) })
      let wrapper = controller(loader)
      wrapper.loadViewIfNeeded()
      XCTAssertEqual(loader.starts, 0)
      try await fixture.show(wrapper)
      try await eventually("loading") { loader.starts == 1 }
      XCTAssertFalse(wrapper.view.visibleTexts.contains("the content"))
      loader.completeOldest(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      fixture.window.isVisible = false
      fixture.window.present()
      try await fixture.show(wrapper)
      XCTAssertEqual(loader.starts, 1)
      XCTAssertTrue(wrapper.contentController === loader)
      fixture.window.destroy()
    }
  }

  func testEachLoadResultShowsItsPageAndRetryReloads() {
    onMain {
      let (fixture, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await fixture.show(wrapper)
      try await eventually("loading") { loader.waitingCount == 1 }
      loader.completeOldest(.failure(broken))
      try await eventually("failure") { wrapper.view.button("Retry") != nil }
      wrapper.view.button("Retry")?.click()
      try await eventually("second load") { loader.waitingCount == 1 }
      loader.completeOldest(.empty(nothing))
      try await eventually("empty") { wrapper.view.visibleTexts == ["Nothing Here", "Nothing was found."] }
      wrapper.reload()
      try await eventually("third load") { loader.waitingCount == 1 }
      loader.completeOldest(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      XCTAssertEqual(loader.starts, 3)
      fixture.window.destroy()
    }
  }

  func testNewestLoadResultWins() {
    onMain {
      let (fixture, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await fixture.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      wrapper.reload()
      try await eventually("second") { loader.waitingCount == 2 }
      loader.completeNewest(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      loader.completeOldest(.failure(broken))
      try await eventually("the late result") { loader.cancellations == 1 }
      await fixture.nextFrame()
      XCTAssertEqual(wrapper.view.visibleTexts, ["the content"])
      fixture.window.destroy()
    }
  }

  func testLoadIsCancelledOnDisappearanceAndRestartsOnReappearance() {
    onMain {
      let (fixture, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await fixture.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      fixture.window.isVisible = false
      guard case .idle = wrapper.state else { return XCTFail("\(wrapper.state)") }
      loader.completeOldest(.failure(broken))
      try await eventually("cancelled") { loader.cancellations == 1 }
      guard case .idle = wrapper.state else { return XCTFail("\(wrapper.state)") }
      fixture.window.present()
      try await eventually("second") { loader.waitingCount == 1 }
      loader.completeOldest(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      fixture.window.destroy()
    }
  }

  func testCancelledRefreshRestartsOnReappearanceAndKeepsContent() {
    onMain {
      let (fixture, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await fixture.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      loader.completeOldest(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      wrapper.reload()
      try await eventually("refresh") { loader.waitingCount == 1 }
      fixture.window.isVisible = false
      loader.completeOldest(.content)
      fixture.window.present()
      try await eventually("the restarted load") { loader.starts == 3 }
      XCTAssertEqual(wrapper.view.visibleTexts, ["the content"])
      loader.completeOldest(.failure(broken))
      try await eventually("banner") { wrapper.view.visibleTexts.contains("The network is down.") }
      XCTAssertTrue(wrapper.view.visibleTexts.contains("the content"))
      fixture.window.destroy()
    }
  }

  func testWrapperUsesTitleOfItsContent() {
    onMain {
      let loader = Loader(title: "One")
      let wrapper = StatefulContentController(loader)
      XCTAssertEqual(wrapper.title, "One")
      wrapper.loadViewIfNeeded()
      loader.title = "Two"
      XCTAssertEqual(wrapper.title, "Two")
    }
  }

  func testCustomActionsAreForwarded() {
    onMain {
      let (fixture, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      var actions: [Browsing] = []
      wrapper.handle { actions.append($0) }
      try await fixture.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      var message = nothing
      message.button = "Browse"
      message.action = .custom(Browsing.browse)
      loader.completeOldest(.empty(message))
      try await eventually("button") { wrapper.view.button("Browse") != nil }
      wrapper.view.button("Browse")?.click()
      XCTAssertEqual(actions, [.browse])
      XCTAssertEqual(loader.starts, 1)
      fixture.window.destroy()
    }
  }
}

private enum Browsing: MessageAction {
  case browse
}
