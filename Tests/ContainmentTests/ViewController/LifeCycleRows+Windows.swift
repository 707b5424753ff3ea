import Containment
import GTK
import GTKTestSupport

/// Rows for showing and hiding a window that contains three levels of controllers.
extension LifeCycleRow {
  static var windows: [LifeCycleRow] {
    [
      LifeCycleRow("window shown", ["parent.viewDidLoad"] + appearing) { fixture in
        let (parent, middle, leaf) = (fixture.recorder("parent"), fixture.recorder("middle"), fixture.recorder("leaf"))
        parent.reactions["viewDidLoad"] = {
          middle.add(child: leaf)
          parent.add(child: middle)
          fixture.callLog.calls = ["parent.viewDidLoad"]
        }
        try await fixture.show(parent)
      },
      LifeCycleRow("window closed", disappearing) { fixture in
        try await showThree(on: fixture)
        fixture.begin()
        fixture.window.close()
        try await eventually("closed") { !fixture.window.isMapped }
      },
      LifeCycleRow("window destroyed", disappearing) { fixture in
        try await showThree(on: fixture)
        fixture.begin()
        fixture.window.destroy()
      },
      LifeCycleRow("window hidden", disappearing) { fixture in
        try await showThree(on: fixture)
        fixture.begin()
        fixture.window.isVisible = false
      },
      LifeCycleRow("window shown again", disappearing + appearing) { fixture in
        try await showThree(on: fixture)
        fixture.begin()
        fixture.window.isVisible = false
        fixture.window.present()
      },
      LifeCycleRow("another root", ["parent.viewWillDisappear", "parent.viewDidDisappear"] + otherAppears) { fixture in
        _ = try await fixture.showParent()
        fixture.begin()
        fixture.window.setRootViewController(fixture.recorder("other"))
      },
      LifeCycleRow("another root, and the window hidden and shown", otherDisappears + otherAppears.dropFirst()) {
        fixture in
        _ = try await fixture.showParent()
        fixture.window.setRootViewController(fixture.recorder("other"))
        fixture.begin()
        fixture.window.isVisible = false
        fixture.window.present()
      },
    ]
  }

  private static func showThree(on fixture: ControllerFixture) async throws {
    let parent = try await fixture.showParent()
    let middle = fixture.recorder("middle")
    middle.add(child: fixture.recorder("leaf"))
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
