import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that changes are immediate under reduced motion: nothing slides, fades or unfolds.
final class ReducedMotionTests: GTKTestCase {
  private static let failure = StateMessage(icon: "dialog-warning-symbolic", title: "No Connection", button: "Retry")

  func testNoChangeAnimatesUnderReducedMotion() {
    onMain {
      let moving = try await Self.movers()
      XCTAssertEqual(moving, [])
    }
  }

  func testChangesAnimateWithoutReducedMotion() {
    onMain {
      Display.animates = true
      defer { Display.animates = false }
      let moving = try await Self.movers()
      XCTAssertEqual(moving, ["page", "state", "segment", "banner"])
    }
  }

  /// Returns the names of the changes that start an animation. Each change is made in its own window.
  @MainActor private static func movers() async throws -> [String] {
    var moving: [String] = []
    for (name, change) in changes {
      let fixture = ControllerFixture()
      let makeChange = try await change(fixture)
      await fixture.nextFrame()
      makeChange()
      if fixture.window.moves { moving.append(name) }
      fixture.window.destroy()
    }
    return moving
  }

  @MainActor private static var changes: [(String, (ControllerFixture) async throws -> () -> Void)] {
    [
      (
        "page",
        { fixture in
          let navigation = try await LifeCycleRow.showNavigation(["a"], on: fixture)
          return { navigation.push(fixture.recorder("b")) }
        }
      ),
      (
        "state",
        { fixture in
          let controller = StateController<Int>(content: fixture.recorder("content")) { _ in }
          controller.handlers.retry = {}
          try await fixture.show(controller)
          controller.state = .content(1)
          await fixture.nextFrame()
          return { controller.state = .failed(failure, previous: nil) }
        }
      ),
      (
        "segment",
        { fixture in
          let segments = try await LifeCycleRow.showSegments(on: fixture)
          return { segments.select(1) }
        }
      ),
      (
        "banner",
        { fixture in
          let controller = StateController<Int>(content: fixture.recorder("content")) { _ in }
          controller.handlers.retry = {}
          try await fixture.show(controller)
          controller.state = .content(1)
          return { controller.state = .failed(failure, previous: 1) }
        }
      ),
    ]
  }
}

extension Window {
  /// Whether any animation is running in the window.
  fileprivate var moves: Bool {
    tree.contains { widget in
      if widget.isA(gtk_stack_get_type()) { return gtk_stack_get_transition_running(widget.opaque) != 0 }
      if widget.isA(adw_leaflet_get_type()) { return adw_leaflet_get_child_transition_running(widget.opaque) != 0 }
      guard widget.isA(gtk_revealer_get_type()) else { return false }
      return gtk_revealer_get_reveal_child(widget.opaque) != gtk_revealer_get_child_revealed(widget.opaque)
    }
  }
}
