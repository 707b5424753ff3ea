import AccessibilityAudit
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that truncated text is found, unless truncation is intended.
final class TruncatedTextTests: GTKTestCase {
  private let long = "A text that says far more than there is room for in a window as narrow as this one is"

  func testEllipsizedLineIsFoundButMultilineExcerptIsNot() {
    onMain { [long] in
      let line = Label(long)
      line.maximumLines = 1
      let excerpt = Label(long)
      excerpt.wraps = true
      excerpt.maximumLines = 2
      let findings = try await AuditFixture([line, excerpt]).findings(.truncatedText)
      XCTAssertEqual(findings.count, 1)
    }
  }

  func testButtonLabelWithBreakInsideWordIsFound() {
    onMain {
      let broken = Clamp.narrowButton("Download", breaksWords: true)
      let wrapped = Clamp.narrowButton("Remind Me", breaksWords: false)
      let fixture = AuditFixture([broken, wrapped])
      let findings = try await fixture.report([.brokenWord]).findings
      XCTAssertEqual(findings.map { $0.detail.hasPrefix("“Download” is on") }, [true])
      fixture.window.destroy()
    }
  }

  func testTextThatChangesAfterFrameIsNotFound() {
    onMain { [long] in
      let label = Label("Short")
      label.horizontalAlignment = .start
      let fixture = AuditFixture([label])
      fixture.window.present()
      try await eventually("the window") { fixture.window.isMapped && fixture.window.size.width > 1 }
      // The task runs before any continuation that is resumed later.
      fixture.window.afterNextFrame { Task { label.text = long } }
      let findings = await WindowAudit(fixture.window, for: [.truncatedText]).run().findings
      XCTAssertEqual(findings.count, 0)
      fixture.window.destroy()
    }
  }

  func testExcerptWithMissingLinesIsFound() {
    onMain { [long] in
      let excerpt = Inscription(lines: 3)
      gtk_inscription_set_min_lines(excerpt.opaque, 1)
      excerpt.text = long + long
      let clamp = Widget(new: adw_clamp_new())
      gtk_orientable_set_orientation(clamp.opaque, GTK_ORIENTATION_VERTICAL)
      adw_clamp_set_maximum_size(clamp.opaque, 36)
      adw_clamp_set_tightening_threshold(clamp.opaque, 36)
      adw_clamp_set_child(clamp.opaque, excerpt.widget)
      let fixture = AuditFixture([clamp])
      let report = try await fixture.report([.truncatedText])
      XCTAssertEqual(report.findings.count, 1)
      XCTAssertEqual(report.findings.first?.detail.hasSuffix(" of the 3 expected lines are shown."), true)
      fixture.window.destroy()
    }
  }

  func testClippedTextIsFoundUnlessItIsScrollable() {
    onMain { [long] in
      let scrolled = ScrolledWindow(Label(long), horizontal: .external, vertical: .never)
      scrolled.setMinimumSize(width: 100)
      let scrollable = try await AuditFixture([scrolled]).findings(.truncatedText)
      XCTAssertEqual(scrollable, [])
      let fixed = Widget(new: gtk_fixed_new())
      let label = Label("Begins too early")
      gtk_fixed_put(fixed.cast(), label.widget, -40, 0)
      fixed.clipsContent = true
      let findings = try await AuditFixture([fixed]).findings(.truncatedText)
      XCTAssertEqual(findings, ["truncatedText: label “Begins too early”"])
    }
  }
}

extension Clamp {
  /// Creates a button in a space that is narrower than its label.
  static func narrowButton(_ text: String, breaksWords: Bool) -> Clamp {
    let button = Button(label: text)
    if let label = button.child?.asLabel {
      label.wraps = true
      label.breaksWords = breaksWords
    }
    return Clamp(button, maximumWidth: 60)
  }
}
