import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that wrapping a loadable controller adds its states.
final class StatefulContentControllerTests: GTKTestCase {
  func testItLoadsWhenItFirstAppearsAndOnlyThen() {
    onMain {
      let (stage, loader, controller) = (ControllerFixture(), Loader(), { StatefulContentController($0) })
      let wrapper = controller(loader)
      wrapper.loadViewIfNeeded()
      XCTAssertEqual(loader.starts, 0)
      try await stage.show(wrapper)
      try await eventually("loading") { loader.starts == 1 }
      XCTAssertFalse(wrapper.view.visibleTexts.contains("the content"))
      loader.answer(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      stage.window.isVisible = false
      stage.window.present()
      try await stage.show(wrapper)
      XCTAssertEqual(loader.starts, 1)
      XCTAssertTrue(wrapper.contentController === loader)
      stage.window.destroy()
    }
  }

  func testEachResultShowsItsPageAndRetryLoadsAgain() {
    onMain {
      let (stage, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await stage.show(wrapper)
      try await eventually("loading") { loader.waitingCount == 1 }
      loader.answer(.failure(broken))
      try await eventually("failure") { wrapper.view.button("Retry") != nil }
      wrapper.view.button("Retry")?.click()
      try await eventually("second load") { loader.waitingCount == 1 }
      loader.answer(.empty(nothing))
      try await eventually("empty") { wrapper.view.visibleTexts == ["Nothing Here", "Nothing was found."] }
      wrapper.reload()
      try await eventually("third load") { loader.waitingCount == 1 }
      loader.answer(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      XCTAssertEqual(loader.starts, 3)
      stage.window.destroy()
    }
  }

  func testLatestWins() {
    onMain {
      let (stage, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await stage.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      wrapper.reload()
      try await eventually("second") { loader.waitingCount == 2 }
      loader.answerNewest(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      loader.answer(.failure(broken))
      try await eventually("the late answer has come") { loader.cancellations == 1 }
      await stage.nextFrame()
      XCTAssertEqual(wrapper.view.visibleTexts, ["the content"])
      stage.window.destroy()
    }
  }

  func testItIsCancelledWhenItGoesAndBeginsAnewWhenItComesBack() {
    onMain {
      let (stage, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await stage.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      stage.window.isVisible = false
      guard case .idle = wrapper.state else { return XCTFail("\(wrapper.state)") }
      loader.answer(.failure(broken))
      try await eventually("cancelled") { loader.cancellations == 1 }
      guard case .idle = wrapper.state else { return XCTFail("\(wrapper.state)") }
      stage.window.present()
      try await eventually("second") { loader.waitingCount == 1 }
      loader.answer(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      stage.window.destroy()
    }
  }

  func testARefreshThatWasCancelledIsBegunAnewAndKeepsTheContent() {
    onMain {
      let (stage, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      try await stage.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      loader.answer(.content)
      try await eventually("content") { wrapper.view.visibleTexts == ["the content"] }
      wrapper.reload()
      try await eventually("refresh") { loader.waitingCount == 1 }
      stage.window.isVisible = false
      loader.answer(.content)
      stage.window.present()
      try await eventually("begun anew") { loader.starts == 3 }
      XCTAssertEqual(wrapper.view.visibleTexts, ["the content"])
      loader.answer(.failure(broken))
      try await eventually("banner") { wrapper.view.visibleTexts.contains("The network is down.") }
      XCTAssertTrue(wrapper.view.visibleTexts.contains("the content"))
      stage.window.destroy()
    }
  }

  func testItTakesTheTitleOfItsContent() {
    onMain {
      let loader = Loader(title: "One")
      let wrapper = StatefulContentController(loader)
      XCTAssertEqual(wrapper.title, "One")
      wrapper.loadViewIfNeeded()
      loader.title = "Two"
      XCTAssertEqual(wrapper.title, "Two")
    }
  }

  func testActionsOfItsOwnAreHandedOn() {
    onMain {
      let (stage, loader) = (ControllerFixture(), Loader())
      let wrapper = StatefulContentController(loader)
      var names: [String] = []
      wrapper.onAction = { names.append($0) }
      try await stage.show(wrapper)
      try await eventually("first") { loader.waitingCount == 1 }
      var message = nothing
      message.button = "Browse"
      message.action = .custom("browse")
      loader.answer(.empty(message))
      try await eventually("button") { wrapper.view.button("Browse") != nil }
      wrapper.view.button("Browse")?.click()
      XCTAssertEqual(names, ["browse"])
      XCTAssertEqual(loader.starts, 1)
      stage.window.destroy()
    }
  }
}
