import AccessibilityAudit
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that the audit finds widgets that the keyboard can't reach or leave, and that it changes nothing.
final class FocusTests: GTKTestCase {
  func testWidgetThatSwallowsTabIsReportedAsTrap() {
    onMain {
      // GTK 4.8 gives the focus to a scrolled window that can't take it, and loses it there.
      let scrolled = ScrolledWindow(Label("Nothing to focus"))
      scrolled.isFocusable = false
      let findings = try await AuditFixture([Button(label: "One"), Button(label: "Two"), scrolled])
        .findings(.trappedFocus, .unreachableFocus)
      XCTAssertEqual(findings, ["trappedFocus: button “Two”"])
    }
  }

  func testViewWithOnlyClickGestureIsUnreachable() {
    onMain {
      let picture = Box(.vertical, [Label("Press me")])
      picture.setAccessibleRole(.group)
      picture.accessibleLabel = "Poster"
      picture.add(ClickGesture(button: 1))
      let findings = try await AuditFixture([Button(label: "One"), picture]).findings(.unreachableFocus)
      XCTAssertEqual(findings, ["unreachableFocus: group “Poster”"])
    }
  }

  func testAuditRestoresFocusAndScrollPosition() {
    onMain {
      let buttons = (0..<40).map { Button(label: "Button \($0)") }
      let scrolled = ScrolledWindow(Box(.vertical, buttons))
      scrolled.expandsVertically = true
      let fixture = AuditFixture([scrolled])
      _ = try await fixture.report([.smallTarget])
      buttons[3].focus()
      scrolled.verticalAdjustment.value = 200
      let report = try await fixture.report([.unreachableFocus, .trappedFocus])
      XCTAssertEqual(report.findings, [])
      XCTAssertEqual(fixture.window.focusedWidget?.pointer, buttons[3].pointer)
      XCTAssertEqual(scrolled.verticalAdjustment.value, 200)
      fixture.window.destroy()
    }
  }
}
