import CAdwaita

/// Accessible names for libadwaita 1.2's view switchers. Without them, the switchers are named after their class,
/// hidden ones stay accessible, and each tab exposes its icon and label twice.
extension Widget {
  /// Names the view switchers inside and hides the parts of each tab from screen readers. The tab itself has a name.
  func nameSwitchers(_ name: String) {
    for switcher in descendants(adw_view_switcher_get_type()) {
      switcher.accessibleLabel = name
      for tab in switcher.childWidgets {
        tab.childWidgets.forEach { $0.setAccessibleHidden(true) }
        tab.showClippedTextAsTooltip()
      }
    }
  }
}

extension ViewSwitcherTitle {
  /// Hides the invisible parts from screen readers. Only the wide switcher, the narrow switcher or the title is visible
  /// at a time.
  private func updateAccessibilityVisibility() {
    guard let squeezer = firstChild(adw_squeezer_get_type()) else { return }
    let visible = adw_squeezer_get_visible_child(squeezer.opaque)
    for part in squeezer.childWidgets { part.setAccessibleHidden(part.widget != visible) }
  }

  func observeSqueezer() {
    guard let squeezer = firstChild(adw_squeezer_get_type()) else { return }
    squeezer.onChange(of: "visible-child") { [pointer] in
      ViewSwitcherTitle(retaining: pointer).updateAccessibilityVisibility()
    }
    updateAccessibilityVisibility()
  }
}
