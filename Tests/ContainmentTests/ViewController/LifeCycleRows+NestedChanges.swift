import Containment
import LoadingState

/// Rows for children that request another change during a change. The second waits for the first, and one child is
/// visible.
extension LifeCycleRow {
  static var nestedChanges: [LifeCycleRow] {
    [
      LifeCycleRow(
        "a child added while its parent is about to appear",
        [
          "parent.viewDidLoad", "parent.viewWillAppear", "child.willMove(parent)", "child.viewDidLoad",
          "child.viewWillAppear", "child.didMove(parent)", "parent.viewDidAppear", "child.viewDidAppear",
        ]
      ) { fixture in
        let parent = fixture.recorder("parent")
        let child = fixture.recorder("child")
        parent.reactions["viewWillAppear"] = { [unowned parent] in parent.add(child: child) }
        try await fixture.show(parent)
      },
      LifeCycleRow(
        "a segment that chooses another as it appears",
        [
          "b.willMove(container)", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear",
          "b.viewDidAppear", "b.didMove(container)", "b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear",
          "a.viewDidAppear",
        ]
      ) { fixture in
        let segments = try await showSegments(on: fixture)
        fixture.begin()
        (segments.items[1] as? Recorder)?.reactions["viewWillAppear"] = { [unowned segments] in segments.select(0) }
        segments.select(1)
      },
      LifeCycleRow(
        "content that fails as it appears",
        [
          "b.willMove(container)", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear",
          "b.viewDidAppear", "b.didMove(container)", "b.viewWillDisappear", "a.viewWillAppear", "b.viewDidDisappear",
          "a.viewDidAppear",
        ]
      ) { fixture in
        let state = try await showState(.failed(message, previous: nil), on: fixture)
        fixture.begin()
        (state.contentController as? Recorder)?.reactions["viewWillAppear"] = { [unowned state] in
          state.state = .failed(message, previous: nil)
        }
        state.state = .content(1)
      },
      LifeCycleRow(
        "a page that pops itself as it appears",
        [
          "b.willMove(container)", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "a.viewDidDisappear",
          "b.viewDidAppear", "b.didMove(container)", "b.willMove(nil)", "b.viewWillDisappear", "a.viewWillAppear",
          "b.viewDidDisappear", "a.viewDidAppear", "b.didMove(nil)",
        ]
      ) { fixture in
        let navigation = try await showNavigation(["a"], on: fixture)
        fixture.begin()
        let page = fixture.recorder("b")
        page.reactions["viewDidAppear"] = { [unowned navigation] in navigation.pop() }
        navigation.push(page)
      },
    ]
  }
}
