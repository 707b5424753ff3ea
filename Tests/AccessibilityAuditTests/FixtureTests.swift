import AccessibilityAudit
import AuditTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Tests that a window with one defect of each kind has one finding for each, and a window without defects has none.
final class FixtureTests: GTKTestCase {
  func testDefectiveFixtureHasExactlyExpectedFindings() {
    onMain {
      let fixture = DefectiveFixture()
      XCTAssertEqual(Set(fixture.defects.map(\.kind)), Set(Finding.Kind.allCases))
      try await fixture.open()
      let report = await WindowAudit(fixture.window).run()
      XCTAssertEqual(
        report.findings.map { Summary($0.kind, $0.element) },
        fixture.defects.map { Summary($0.kind, $0.element) }, report.list)
      fixture.window.destroy()
    }
  }

  func testCleanFixtureHasNoFindings() {
    onMain {
      for scheme in ColorScheme.allCases {
        ColorScheme.force(scheme)
        let fixture = CleanFixture()
        try await fixture.open()
        try await auditAccessibility(of: fixture.window, named: "clean-fixture-\(scheme.rawValue)")
        fixture.window.destroy()
      }
      ColorScheme.force(nil)
    }
  }
}

private struct Summary: Hashable, CustomStringConvertible {
  let kind: Finding.Kind
  let element: String

  init(_ kind: Finding.Kind, _ element: String) {
    self.kind = kind
    // The last step of the path, without the type.
    let step = element.components(separatedBy: " › ").last ?? ""
    self.element = step.components(separatedBy: " (").first ?? step
  }

  var description: String { "\(kind.rawValue): \(element)" }
}
