import Containment
import GTK
import LoadingState

/// Rows for pushing, popping, and switching tabs, segments and states.
extension LifeCycleRow {
  static var containers: [LifeCycleRow] {
    [
      LifeCycleRow(
        "push",
        [
          "b.willMove(container)", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear",
          "b.viewDidAppear", "b.didMove(container)",
        ]
      ) { fixture in
        let navigation = try await showNavigation(["a"], on: fixture)
        fixture.begin()
        navigation.push(fixture.recorder("b"))
      },
      LifeCycleRow(
        "pop",
        [
          "b.willMove(nil)", "b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear", "a.viewDidAppear",
          "b.didMove(nil)",
        ]
      ) { fixture in
        let navigation = try await showNavigation(["a", "b"], on: fixture)
        fixture.begin()
        navigation.pop()
      },
      LifeCycleRow(
        "pop to root",
        [
          "c.willMove(nil)", "b.willMove(nil)", "c.viewWillDisappear", "a.viewWillAppear", "c.viewDidDisappear",
          "a.viewDidAppear", "c.didMove(nil)", "b.didMove(nil)",
        ]
      ) { fixture in
        let navigation = try await showNavigation(["a", "b", "c"], on: fixture)
        fixture.begin()
        navigation.popToRoot()
      },
      LifeCycleRow("pop at the root", []) { fixture in
        let navigation = try await showNavigation(["a"], on: fixture)
        fixture.begin()
        navigation.pop()
      },
      LifeCycleRow("switch to a tab that isn't loaded", firstSwitch) { fixture in
        let tabs = try await showTabs(on: fixture)
        fixture.begin()
        tabs.select(1)
      },
      LifeCycleRow("switch back to a tab", switchBack) { fixture in
        let tabs = try await showTabs(on: fixture)
        tabs.select(1)
        fixture.begin()
        tabs.select(0)
      },
      LifeCycleRow("switch to a segment that isn't loaded", firstSwitch) { fixture in
        let segments = try await showSegments(on: fixture)
        fixture.begin()
        segments.select(1)
      },
      LifeCycleRow("switch back to a segment", switchBack) { fixture in
        let segments = try await showSegments(on: fixture)
        segments.select(1)
        fixture.begin()
        segments.select(0)
      },
      LifeCycleRow(
        "set items without the selected one",
        [
          "a.willMove(nil)", "a.viewWillDisappear", "a.viewDidDisappear", "a.didMove(nil)", "c.willMove(container)",
          "c.viewDidLoad", "c.viewWillAppear", "c.viewDidAppear", "c.didMove(container)",
        ]
      ) { fixture in
        let segments = try await showSegments(on: fixture)
        fixture.begin()
        segments.items = [fixture.recorder("c"), segments.items[1]]
      },
      LifeCycleRow(
        "remove all items, in order",
        ["a.willMove(nil)", "a.didMove(nil)", "b.willMove(nil)"] + [
          "b.viewWillDisappear", "b.viewDidDisappear", "b.didMove(nil)",
        ]
      ) { fixture in
        let segments = try await showSegments(on: fixture)
        segments.select(1)
        fixture.begin()
        segments.items = []
      },
      LifeCycleRow("change to a state that isn't loaded", firstSwitch) { fixture in
        let state = try await showState(.failed(message, previous: nil), on: fixture)
        fixture.begin()
        state.state = .content(1)
      },
      LifeCycleRow("change back to a state", switchBack) { fixture in
        let state = try await showState(.failed(message, previous: nil), on: fixture)
        state.state = .content(1)
        fixture.begin()
        state.state = .failed(message, previous: nil)
      },
      LifeCycleRow("change the state without a visible change", []) { fixture in
        let state = try await showState(.content(1), on: fixture)
        fixture.begin()
        state.state = .loading(previous: 1)
        state.state = .failed(message, previous: 1)
        state.state = .content(2)
      },
      LifeCycleRow(
        "change the state while the window is hidden",
        ["b.willMove(container)", "b.viewDidLoad", "b.didMove(container)"]
      ) { fixture in
        let state = try await showState(.failed(message, previous: nil), on: fixture)
        fixture.window.isVisible = false
        fixture.begin()
        state.state = .content(1)
      },
    ]
  }

  private static var firstSwitch: [String] {
    [
      "b.willMove(container)", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear",
      "b.viewDidAppear", "b.didMove(container)",
    ]
  }

  private static var switchBack: [String] {
    ["b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear", "a.viewDidAppear"]
  }
}

extension LifeCycleRow {
  static let message = StateMessage(icon: "dialog-warning-symbolic", title: "Broken")

  static func showNavigation(_ names: [String], on fixture: ControllerFixture) async throws -> NavigationController {
    let navigation = NavigationController(root: fixture.recorder(names[0]))
    try await fixture.show(navigation)
    names.dropFirst().forEach { navigation.push(fixture.recorder($0)) }
    return navigation
  }

  static func showTabs(on fixture: ControllerFixture) async throws -> TabBarController {
    let tabs = TabBarController(
      title: "Tabs", ["a", "b"].map { TabBarController.Tab(fixture.recorder($0), name: $0, icon: "starred-symbolic") })
    try await fixture.show(NavigationController(root: tabs))
    return tabs
  }

  static func showSegments(on fixture: ControllerFixture) async throws -> SegmentedController {
    let segments = SegmentedController(items: ["a", "b"].map { fixture.recorder($0) })
    try await fixture.show(segments)
    return segments
  }

  /// Returns a state container with the content `b` and the failure `a`.
  static func showState(_ state: ContentState<Int>, on fixture: ControllerFixture) async throws -> StateController<Int>
  {
    let failure = MessageRecorder("a", fixture.callLog)
    let children = StateChildren(loading: nil, empty: nil, failure: failure)
    let controller = StateController<Int>(content: fixture.recorder("b"), children: children) { _ in }
    controller.state = state
    try await fixture.show(controller)
    return controller
  }
}

/// A recorder that can present a message.
final class MessageRecorder: Recorder, MessagePresenting {
  var message: StateMessage?
  var handlers = MessageHandlers()
}
