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
      ) { stage in
        let parent = try await stage.showParent()
        stage.begin()
        parent.add(child: stage.recorder("child"))
      },
      LifeCycleRow(
        "add to a hidden parent",
        ["child.willMove(parent)", "child.viewDidLoad", "parent.viewDidLoad", "child.didMove(parent)"]
      ) { stage in
        let parent = stage.recorder("parent")
        parent.add(child: stage.recorder("child"))
      },
      LifeCycleRow(
        "a hidden parent appears with its child",
        ["parent.viewWillAppear", "child.viewWillAppear", "parent.viewDidAppear", "child.viewDidAppear"]
      ) { stage in
        let parent = stage.recorder("parent")
        parent.add(child: stage.recorder("child"))
        stage.begin()
        try await stage.show(parent)
      },
      LifeCycleRow(
        "add in a named place",
        [
          "child.willMove(parent)", "child.viewDidLoad", "child.viewWillAppear", "child.viewDidAppear",
          "child.didMove(parent)",
        ]
      ) { stage in
        let place = Place("side")
        let parent = try await stage.showParent(places: [place])
        stage.begin()
        parent.add(child: stage.recorder("child"), in: place)
      },
      LifeCycleRow("add in a named place that is taken", swap) { stage in
        let place = Place("side")
        let parent = try await stage.showParent(places: [place])
        parent.add(child: stage.recorder("old"), in: place)
        stage.begin()
        parent.add(child: stage.recorder("new"), in: place)
      },
      LifeCycleRow("swap", swap) { stage in
        let parent = try await stage.showParent()
        let old = stage.recorder("old")
        parent.add(child: old)
        stage.begin()
        parent.replace(child: old, with: stage.recorder("new"))
      },
      LifeCycleRow(
        "swap in a hidden parent",
        ["old.willMove(nil)", "new.willMove(parent)", "new.viewDidLoad", "old.didMove(nil)", "new.didMove(parent)"]
      ) { stage in
        let parent = stage.recorder("parent")
        let old = stage.recorder("old")
        parent.add(child: old)
        stage.begin()
        parent.replace(child: old, with: stage.recorder("new"))
      },
      LifeCycleRow(
        "remove", ["child.willMove(nil)", "child.viewWillDisappear", "child.viewDidDisappear", "child.didMove(nil)"]
      ) { stage in
        let parent = try await stage.showParent()
        let child = stage.recorder("child")
        parent.add(child: child)
        stage.begin()
        child.remove()
      },
      LifeCycleRow("remove from a hidden parent", ["child.willMove(nil)", "child.didMove(nil)"]) { stage in
        let parent = stage.recorder("parent")
        let child = stage.recorder("child")
        parent.add(child: child)
        stage.begin()
        child.remove()
      },
      LifeCycleRow(
        "three deep, added at once",
        [
          "middle.willMove(parent)", "middle.viewWillAppear", "leaf.viewWillAppear", "middle.viewDidAppear",
          "leaf.viewDidAppear", "middle.didMove(parent)",
        ]
      ) { stage in
        let parent = try await stage.showParent()
        let middle = stage.recorder("middle")
        middle.add(child: stage.recorder("leaf"))
        stage.begin()
        parent.add(child: middle)
      },
      LifeCycleRow(
        "three deep, taken out at once",
        [
          "middle.willMove(nil)", "middle.viewWillDisappear", "leaf.viewWillDisappear", "middle.viewDidDisappear",
          "leaf.viewDidDisappear", "middle.didMove(nil)",
        ]
      ) { stage in
        let parent = try await stage.showParent()
        let middle = stage.recorder("middle")
        parent.add(child: middle)
        middle.add(child: stage.recorder("leaf"))
        stage.begin()
        middle.remove()
      },
    ]
  }

  private static var swap: [String] {
    [
      "old.willMove(nil)", "new.willMove(parent)", "new.viewDidLoad", "old.viewWillDisappear", "new.viewWillAppear",
      "old.viewDidDisappear", "new.viewDidAppear", "old.didMove(nil)", "new.didMove(parent)",
    ]
  }
}
