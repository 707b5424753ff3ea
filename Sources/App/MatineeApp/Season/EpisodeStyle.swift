import GTK

/// The style of an episode's row. The button for a first rating is visible while the pointer or the focus is in the
/// row.
enum EpisodeStyle {
  static func install() { _ = installed }

  private static let installed: Void = StyleSheet.add(css: css)

  private static let css = """
    .episode .episode-stars { transition: opacity 150ms; }
    .episode:not(:hover):not(:focus-within) .episode-stars:not(.rated):not(:checked) { opacity: 0; }
    """
}
