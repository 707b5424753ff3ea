import AccessibilityAudit
import AuditTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport

/// A window with a few widgets to audit.
@MainActor struct AuditFixture {
  let window = Window(dialogFor: nil)

  /// - Parameter css: Style rules that apply until the window closes.
  init(_ widgets: [Widget], css: String = "") {
    window.title = "Scene"
    window.addStyleRules(css)
    window.setContent(Box(.vertical, spacing: 6, widgets))
  }

  /// Returns the findings, as kinds with the last step of the element's path. Closes the window.
  func findings(_ kinds: Finding.Kind...) async throws -> [String] {
    let report = try await report(kinds)
    window.destroy()
    return report.findings.map { finding in
      let step = finding.element.components(separatedBy: " › ").last ?? ""
      return "\(finding.kind): \(step.components(separatedBy: " (").first ?? step)"
    }
  }

  func report(_ kinds: [Finding.Kind]) async throws -> AuditReport {
    window.setDefaultSize(width: 300, height: 300)
    window.present()
    try await eventually("the window") { window.isMapped && window.size.width > 1 }
    return await WindowAudit(window, for: kinds.isEmpty ? Set(Finding.Kind.allCases) : Set(kinds)).run()
  }
}

extension Label {
  @MainActor convenience init(_ text: String, style: String) {
    self.init(text)
    addStyle(style)
  }
}
