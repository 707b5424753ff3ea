import CAdwaita

/// What libadwaita 1.2 leaves unsaid of its view switchers: they are named by their class, all of them are told of
/// whichever is seen, and each tab holds its icon and its words twice.
extension Widget {
  /// Names the rows of tabs inside, and keeps the parts of each tab from screen readers: the tab says them.
  func nameSwitchers(_ name: String) {
    for switcher in descendants(adw_view_switcher_get_type()) {
      switcher.accessibleLabel = name
      for tab in switcher.childWidgets {
        tab.childWidgets.forEach { $0.setAccessibleHidden(true) }
        tab.showCutWordsAsTooltip()
      }
    }
  }
}

extension ViewSwitcherTitle {
  /// Only one of wide switcher, narrow switcher and title is seen.
  private func tellWhatIsSeen() {
    guard let squeezer = firstChild(adw_squeezer_get_type()) else { return }
    let visible = adw_squeezer_get_visible_child(squeezer.opaque)
    for part in squeezer.childWidgets { part.setAccessibleHidden(part.widget != visible) }
  }

  func followSqueezer() {
    guard let squeezer = firstChild(adw_squeezer_get_type()) else { return }
    squeezer.onChange(of: "visible-child") { [pointer] in ViewSwitcherTitle(retaining: pointer).tellWhatIsSeen() }
    tellWhatIsSeen()
  }
}
