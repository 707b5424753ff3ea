import Containment
import GTK
import GTKTestSupport

/// Rows for showing and hiding a window that contains three levels of controllers.
extension LifeCycleRow {
  static var windows: [LifeCycleRow] {
    [
      LifeCycleRow("window shown", ["parent.viewDidLoad"] + appearing) { stage in
        let (parent, middle, leaf) = (stage.recorder("parent"), stage.recorder("middle"), stage.recorder("leaf"))
        parent.reactions["viewDidLoad"] = {
          middle.add(child: leaf)
          parent.add(child: middle)
          stage.journal.calls = ["parent.viewDidLoad"]
        }
        try await stage.show(parent)
      },
      LifeCycleRow("window closed", disappearing) { stage in
        try await showThree(on: stage)
        stage.begin()
        stage.window.close()
        try await eventually("closed") { !stage.window.isMapped }
      },
      LifeCycleRow("window destroyed", disappearing) { stage in
        try await showThree(on: stage)
        stage.begin()
        stage.window.destroy()
      },
      LifeCycleRow("window hidden", disappearing) { stage in
        try await showThree(on: stage)
        stage.begin()
        stage.window.isVisible = false
      },
      LifeCycleRow("window shown again", disappearing + appearing) { stage in
        try await showThree(on: stage)
        stage.begin()
        stage.window.isVisible = false
        stage.window.present()
      },
      LifeCycleRow("another root", ["parent.viewWillDisappear", "parent.viewDidDisappear"] + otherAppears) { stage in
        _ = try await stage.showParent()
        stage.begin()
        stage.window.setRootViewController(stage.recorder("other"))
      },
      LifeCycleRow("another root, and the window hidden and shown", otherDisappears + otherAppears.dropFirst()) {
        stage in
        _ = try await stage.showParent()
        stage.window.setRootViewController(stage.recorder("other"))
        stage.begin()
        stage.window.isVisible = false
        stage.window.present()
      },
    ]
  }

  private static func showThree(on stage: ControllerFixture) async throws {
    let parent = try await stage.showParent()
    let middle = stage.recorder("middle")
    middle.add(child: stage.recorder("leaf"))
    parent.add(child: middle)
  }

  private static var appearing: [String] {
    [
      "parent.viewWillAppear", "middle.viewWillAppear", "leaf.viewWillAppear", "parent.viewDidAppear",
      "middle.viewDidAppear", "leaf.viewDidAppear",
    ]
  }

  private static var disappearing: [String] {
    [
      "parent.viewWillDisappear", "middle.viewWillDisappear", "leaf.viewWillDisappear", "parent.viewDidDisappear",
      "middle.viewDidDisappear", "leaf.viewDidDisappear",
    ]
  }

  private static var otherAppears: [String] { ["other.viewDidLoad", "other.viewWillAppear", "other.viewDidAppear"] }
  private static var otherDisappears: [String] { ["other.viewWillDisappear", "other.viewDidDisappear"] }
}
