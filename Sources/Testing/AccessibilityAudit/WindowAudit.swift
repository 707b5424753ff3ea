import CAdwaita
import GTK

/// An accessibility audit of a window in its current state: names, images, targets, keyboard, text and contrast.
///
/// The audit runs in the process itself. It traverses the widgets on screen and inspects the rendered result. It works
/// with any GTK window and includes open menus. It doesn't activate anything; it moves the focus and then restores it.
///
/// The findings depend on the window's state: its size, text size, color scheme and scroll position. To audit an app,
/// open each screen in each of these states.
///
/// The API is modeled on Xcode's `performAccessibilityAudit`:
/// <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)>.
public struct WindowAudit {
  private let window: Window
  private let kinds: Set<Finding.Kind>

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - window: A window on screen with its final content.
  ///   - kinds: The kinds of findings to report.
  public init(_ window: Window, for kinds: Set<Finding.Kind> = Set(Finding.Kind.allCases)) {
    self.window = window
    self.kinds = kinds
  }

  /// Audits the window after it has drawn its current state. An unmapped window has no findings.
  public func run() async -> AuditReport {
    let appearance = ActiveAppearance(window)
    defer { appearance.restore() }
    return await withCheckedContinuation { continuation in
      // The content may change as soon as other work runs, and only the next frame gives it a new size.
      window.afterNextFrame { continuation.resume(returning: report()) }
    }
  }

  private func report() -> AuditReport {
    let surfaces = Surface.all(of: window)
    var findings: [Finding] = []
    for (index, surface) in surfaces.enumerated() {
      for check in checks where !check.kinds.isDisjoint(with: kinds) {
        findings += check.findings(on: surface).filter { kinds.contains($0.kind) }.map { finding in
          var finding = finding
          finding.surfaceIndex = index
          return finding
        }
      }
    }
    return AuditReport(findings: findings, drawings: surfaces.map(\.drawing))
  }

  /// The checks. The focus check is last because it may scroll the content that the others inspect.
  private var checks: [any Check] {
    [NameCheck(), PictureCheck(), TargetCheck(), TruncatedTextCheck(), ContrastCheck(), FocusCheck()]
  }
}

/// A temporary change that draws a window as the active one. Inactive windows are dimmed on purpose, so their contrast
/// isn't meaningful.
private struct ActiveAppearance {
  private let window: Window
  private let wasInBackground: Bool

  init(_ window: Window) {
    self.window = window
    wasInBackground = gtk_widget_get_state_flags(window.widget).rawValue & GTK_STATE_FLAG_BACKDROP.rawValue != 0
    if wasInBackground { gtk_widget_unset_state_flags(window.widget, GTK_STATE_FLAG_BACKDROP) }
  }

  func restore() {
    if wasInBackground { gtk_widget_set_state_flags(window.widget, GTK_STATE_FLAG_BACKDROP, 0) }
  }
}
