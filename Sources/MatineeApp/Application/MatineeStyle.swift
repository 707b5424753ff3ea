import GTK

/// The app's own rules on top of libadwaita's: few, and every colour from the theme.
enum MatineeStyle {
  static func install() { StyleSheet.add(css: css) }

  private static let css = """
    .poster { border-radius: 6px; background: alpha(currentColor, .08); }
    .poster picture { border-radius: 6px; }
    .banner { background: alpha(@accent_bg_color, .15); padding: 6px 12px; }
    .segments button { padding-left: 12px; padding-right: 12px; }
    listview.rows { background: none; }
    listview.rows > row { border-radius: 12px; padding: 0; }
    """
}
