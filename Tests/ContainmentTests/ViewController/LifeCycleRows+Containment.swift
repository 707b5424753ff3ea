import Containment
import GTK

/// Rows for adding, replacing and removing children in the base class.
extension LifeCycleRow {
  static var containment: [LifeCycleRow] {
    [
      LifeCycleRow(
        "add to a visible parent",
        [
          "child.willMove(parent)", "child.viewDidLoad", "child.viewWillAppear", "child.viewDidAppear",
          "child.didMove(parent)",
        ]
      ) { fixture in
        let parent = try await fixture.showParent()
        fixture.begin()
        parent.add(child: fixture.recorder("child"))
      },
      LifeCycleRow(
        "add to a hidden parent",
        ["child.willMove(parent)", "child.viewDidLoad", "parent.viewDidLoad", "child.didMove(parent)"]
      ) { fixture in
        let parent = fixture.recorder("parent")
        parent.add(child: fixture.recorder("child"))
      },
      LifeCycleRow(
        "a hidden parent appears with its child",
        ["parent.viewWillAppear", "child.viewWillAppear", "parent.viewDidAppear", "child.viewDidAppear"]
      ) { fixture in
        let parent = fixture.recorder("parent")
        parent.add(child: fixture.recorder("child"))
        fixture.begin()
        try await fixture.show(parent)
      },
      LifeCycleRow(
        "add to a named container",
        [
          "child.willMove(parent)", "child.viewDidLoad", "child.viewWillAppear", "child.viewDidAppear",
          "child.didMove(parent)",
        ]
      ) { fixture in
        let container = ChildContainer("side")
        let parent = try await fixture.showParent(containers: [container])
        fixture.begin()
        parent.add(child: fixture.recorder("child"), in: container)
      },
      LifeCycleRow("add to an occupied container", replacement) { fixture in
        let container = ChildContainer("side")
        let parent = try await fixture.showParent(containers: [container])
        parent.add(child: fixture.recorder("old"), in: container)
        fixture.begin()
        parent.add(child: fixture.recorder("new"), in: container)
      },
      LifeCycleRow("replace", replacement) { fixture in
        let parent = try await fixture.showParent()
        let old = fixture.recorder("old")
        parent.add(child: old)
        fixture.begin()
        parent.replace(child: old, with: fixture.recorder("new"))
      },
      LifeCycleRow(
        "replace in a hidden parent",
        ["old.willMove(nil)", "new.willMove(parent)", "new.viewDidLoad", "old.didMove(nil)", "new.didMove(parent)"]
      ) { fixture in
        let parent = fixture.recorder("parent")
        let old = fixture.recorder("old")
        parent.add(child: old)
        fixture.begin()
        parent.replace(child: old, with: fixture.recorder("new"))
      },
      LifeCycleRow(
        "remove", ["child.willMove(nil)", "child.viewWillDisappear", "child.viewDidDisappear", "child.didMove(nil)"]
      ) { fixture in
        let parent = try await fixture.showParent()
        let child = fixture.recorder("child")
        parent.add(child: child)
        fixture.begin()
        child.remove()
      },
      LifeCycleRow("remove from a hidden parent", ["child.willMove(nil)", "child.didMove(nil)"]) { fixture in
        let parent = fixture.recorder("parent")
        let child = fixture.recorder("child")
        parent.add(child: child)
        fixture.begin()
        child.remove()
      },
      LifeCycleRow(
        "add a subtree with two levels",
        [
          "middle.willMove(parent)", "middle.viewWillAppear", "leaf.viewWillAppear", "middle.viewDidAppear",
          "leaf.viewDidAppear", "middle.didMove(parent)",
        ]
      ) { fixture in
        let parent = try await fixture.showParent()
        let middle = fixture.recorder("middle")
        middle.add(child: fixture.recorder("leaf"))
        fixture.begin()
        parent.add(child: middle)
      },
      LifeCycleRow(
        "remove a subtree with two levels",
        [
          "middle.willMove(nil)", "middle.viewWillDisappear", "leaf.viewWillDisappear", "middle.viewDidDisappear",
          "leaf.viewDidDisappear", "middle.didMove(nil)",
        ]
      ) { fixture in
        let parent = try await fixture.showParent()
        let middle = fixture.recorder("middle")
        parent.add(child: middle)
        middle.add(child: fixture.recorder("leaf"))
        fixture.begin()
        middle.remove()
      },
    ]
  }

  private static var replacement: [String] {
    [
      "old.willMove(nil)", "new.willMove(parent)", "new.viewDidLoad", "old.viewWillDisappear", "new.viewWillAppear",
      "old.viewDidDisappear", "new.viewDidAppear", "old.didMove(nil)", "new.didMove(parent)",
    ]
  }
}
