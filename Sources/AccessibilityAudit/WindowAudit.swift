import CAdwaita
import GTK

/// Looks for what shuts somebody out of a window as it is now: names, pictures, targets, keyboard, text and contrast.
///
/// It walks the widgets that are on screen and looks at what is drawn, in the process itself. Any GTK window will do; open
/// menus are looked at too. Nothing is pressed; the focus is moved about, and put back.
///
/// What is found depends on how the window is: its size, its text size, light or dark, what it is scrolled to. An audit of
/// an app opens each screen in each of these. In the manner of Xcode's
/// [performAccessibilityAudit](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/performaccessibilityaudit(for:_:)).
public struct WindowAudit {
  private let window: Window
  private let kinds: Set<Finding.Kind>

  /// - Parameters:
  ///   - window: on screen, with all that it is to show.
  ///   - kinds: what is looked for.
  public init(_ window: Window, for kinds: Set<Finding.Kind> = Set(Finding.Kind.allCases)) {
    self.window = window
    self.kinds = kinds
  }

  /// Looks at the window once it has been drawn in its present state. A window that is not mapped has no findings.
  public func run() async -> AuditReport {
    let look = ActiveLook(window)
    defer { look.restore() }
    await window.nextFrame()
    return report()
  }

  private func report() -> AuditReport {
    let surfaces = Surface.all(of: window)
    var findings: [Finding] = []
    for (index, surface) in surfaces.enumerated() {
      for check in checks where !check.kinds.isDisjoint(with: kinds) {
        findings += check.findings(on: surface).filter { kinds.contains($0.kind) }.map { finding in
          var finding = finding
          finding.picture = index
          return finding
        }
      }
    }
    return AuditReport(findings: findings, drawings: surfaces.map(\.drawing))
  }

  /// The keyboard comes last: it may scroll what the others look at.
  private var checks: [any Check] {
    [NameCheck(), PictureCheck(), TargetCheck(), CutTextCheck(), ContrastCheck(), FocusCheck()]
  }
}

/// Draws a window as the one that is worked in: the others are dimmed on purpose, and are not read.
private struct ActiveLook {
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

extension Window {
  fileprivate func nextFrame() async {
    await withCheckedContinuation { continuation in afterNextFrame { continuation.resume() } }
  }
}
