import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that toasts survive any order of messages, clicks and window changes during their transitions.
final class ToastRobustnessTests: GTKTestCase {
  func testNewToastImmediatelyReplacesPreviousToast() {
    onMain {
      for animates in [true, false] {
        let scene = try await ToastScene.make(animates: animates)
        for number in 1...20 {
          scene.overlay.show("Message \(number)", button: "Undo")
          if number.isMultiple(of: 3) { await scene.nextFrame() }
          XCTAssertEqual(scene.messages, ["Message \(number)"])
        }
        try await eventually("the last message") { scene.window.visibleTexts.contains("Message 20") }
        scene.close()
      }
    }
  }

  func testReplacedAndDismissedToastsLoseTheirActions() {
    onMain {
      let scene = try await ToastScene.make(animates: true)
      var pressed: [String] = []
      scene.overlay.show("Old", button: "Undo") { pressed.append("old") }
      let button = try XCTUnwrap(scene.button("Undo"))
      scene.overlay.show("New", button: "Undo") { pressed.append("new") }
      button.click()
      XCTAssertEqual(pressed, ["new"])
      XCTAssertFalse(scene.overlay.dismiss(), "the click dismissed it")
      button.click()
      XCTAssertEqual(pressed, ["new"], "the button of a toast that is fading out does nothing")
      scene.overlay.show("Plain")
      button.click()
      XCTAssertEqual(pressed, ["new"], "the hidden button of a toast without a button does nothing")
      scene.close()
    }
  }

  func testFocusReturnsToContentWhenToastButtonDisappears() {
    onMain {
      let scene = try await ToastScene.make(animates: false)
      for end in [{ scene.button("Close")?.click() }, { scene.overlay.show("Without a button") }] {
        scene.content.focus()
        scene.overlay.show("With a button", button: "Undo")
        let button = try XCTUnwrap(scene.button("Undo"))
        try await eventually("the focus on the button") { button.focus() && button.containsFocus }
        end()
        XCTAssertTrue(scene.content.containsFocus)
      }
      scene.close()
    }
  }

  func testEscapeDismissesToastOnce() {
    onMain {
      let scene = try await ToastScene.make(animates: false)
      XCTAssertFalse(scene.overlay.pressShortcut("Escape"), "there is no message")
      scene.overlay.show("Message")
      XCTAssertTrue(scene.overlay.pressShortcut("Escape"))
      XCTAssertFalse(scene.overlay.pressShortcut("Escape"))
      try await eventually("no message") { !scene.window.visibleTexts.contains("Message") }
      scene.close()
    }
  }

  func testHiddenToastLetsPointerEventsThrough() {
    onMain {
      let scene = try await ToastScene.make(animates: false)
      var picked: Widget? {
        let (width, height) = scene.overlay.size
        return gtk_widget_pick(scene.overlay.widget, Double(width) / 2, Double(height) - 40, GTK_PICK_DEFAULT)
          .map { Widget(retaining: $0) }
      }
      let isOnContent = { picked.map { $0.pointer == scene.content.pointer || $0.isDescendant(of: scene.content) } }
      XCTAssertEqual(isOnContent(), true)
      scene.overlay.show("Message")
      try await eventually("the toast") { isOnContent() == false }
      scene.overlay.dismiss()
      XCTAssertEqual(isOnContent(), true)
      scene.close()
    }
  }

  func testOverlayNeverShowsMoreThanOneToast() {
    onMain {
      for seed in UInt64(1)...8 { try await Self.run(seed) }
    }
  }

  func testWindowCanCloseWhileToastFades() {
    onMain {
      for seed in UInt64(1)...12 {
        var random = SeededGenerator(seed)
        let scene = try await ToastScene.make(animates: true)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          scene.overlay.show("Message", button: "Undo")
          for _ in 0..<Int.random(in: 0...2, using: &random) { await scene.nextFrame() }
          if Bool.random(using: &random) { scene.overlay.dismiss() }
        }
        scene.close()
      }
    }
  }

  @MainActor private static func run(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    let scene = try await ToastScene.make(animates: true)
    var shown: Int?
    for number in 1...200 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        scene.overlay.show("Message \(number)", button: Bool.random(using: &random) ? "Undo" : nil) {
          XCTAssertEqual(shown, number, "a stale action, seed \(seed)")
          shown = nil
        }
        shown = number
      case 5:
        scene.overlay.dismiss()
        shown = nil
      case 6: scene.button(Bool.random(using: &random) ? "Undo" : "Close")?.click()
      case 7: scene.window.isVisible.toggle()
      case 8: Display.animates.toggle()
      default: await scene.nextFrame()
      }
      XCTAssertLessThanOrEqual(scene.messages.count, 1, "seed \(seed), step \(number)")
    }
    scene.overlay.show("The last")
    scene.window.isVisible = true
    try await eventually("the last message") { scene.window.visibleTexts.contains("The last") }
    XCTAssertEqual(scene.messages, ["The last"])
    scene.close()
  }
}
