import AccessibilityAudit
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Tests that contrast is measured in the drawn pixels, regardless of what draws them.
final class ContrastTests: GTKTestCase {
  private static let css = """
    .on-white { background: #ffffff; color: #767676; }
    .pale-on-white { background: #ffffff; color: #777777; }
    .large { font-size: 24px; background: #ffffff; color: #949494; }
    .pale-large { font-size: 24px; background: #ffffff; color: #969696; }
    .bold { font-size: 18.7px; font-weight: bold; background: #ffffff; color: #949494; }
    .thin { font-weight: 100; font-size: 9px; background: #ffffff; color: #6e6e6e; }
    .faded { background: #ffffff; color: #000000; opacity: 0.4; }
    .half-bright { background: linear-gradient(to right, #000000 0%, #000000 50%, #ffffff 50%, #ffffff 100%);
      color: #ffffff; }
    """

  func testContrastThresholdMatchesWCAG() {
    onMain {
      let cases = [
        ("on-white", 0), ("pale-on-white", 1), ("large", 0), ("pale-large", 1), ("bold", 0), ("thin", 0), ("faded", 1),
      ]
      for (style, count) in cases {
        let findings = try await AuditFixture([Label("Words on white", style: style)], css: Self.css)
          .findings(.lowContrast)
        XCTAssertEqual(findings.count, count, style)
      }
    }
  }

  func testToastIsMeasuredInsteadOfContentBelowIt() {
    onMain {
      for (style, count) in [("background: #333333; color: white;", 0), ("background: #ffffff; color: #999999;", 1)] {
        let words = Label("Words below the toast, and beside it", style: "on-white")
        let toasts = ToastOverlay(Box(.vertical, [words]))
        let fixture = AuditFixture([toasts], css: Self.css + "toast { \(style) }")
        words.verticalAlignment = .end
        words.expandsVertically = true
        words.setMargins(bottom: 36)
        toasts.expandsVertically = true
        toasts.show("Something was done.")
        let report = try await fixture.report([.lowContrast])
        XCTAssertEqual(report.findings.count, count, report.list)
        XCTAssertTrue(report.findings.allSatisfy { $0.element.contains("Something was done.") }, report.list)
        fixture.window.destroy()
      }
    }
  }

  func testMeasuredContrastRatioMatchesDrawnColors() {
    onMain {
      let fixture = AuditFixture(
        [Label("Pale words", style: "grey")], css: ".grey { color: #999999; background: #ffffff; }")
      let report = try await fixture.report([.lowContrast])
      XCTAssertEqual(report.findings.first?.detail.prefix { $0 != "," }.contains("2.84:1"), true, report.list)
      fixture.window.destroy()
    }
  }

  func testTextOverBrightPartOfBackgroundIsFound() {
    onMain {
      let findings = try await AuditFixture([Label("Words across a picture", style: "half-bright")], css: Self.css)
        .findings(.lowContrast)
      XCTAssertEqual(findings, ["lowContrast: label “Words across a picture”"])
    }
  }

  func testDisabledControlIsExempt() {
    onMain {
      let button = Button(label: "Cannot be pressed")
      button.isSensitive = false
      let findings = try await AuditFixture([button]).findings(.lowContrast)
      XCTAssertEqual(findings, [])
    }
  }

  func testInvisibleTextIsNotMeasured() {
    onMain {
      let transparent = Label("Transparent", style: "pale-on-white")
      gtk_widget_set_opacity(transparent.widget, 0)
      let stack = Stack(transition: .none)
      stack.add(Label("Seen"))
      stack.add(Label("On another page", style: "pale-on-white"))
      let below = Box(
        .vertical, [Label(String(repeating: "A line\n", count: 40)), Label("Below", style: "pale-on-white")])
      let fixture = AuditFixture([transparent, stack, ScrolledWindow(below)], css: Self.css)
      let findings = try await fixture.findings(.lowContrast)
      XCTAssertEqual(findings, [])
    }
  }
}
