import GTK

/// The style of an episode's row, and of the link to its season. The button for a first rating is visible while the
/// pointer or the focus is in the row. The button *Undo*, which comes and goes, is no higher than the name next to it.
enum EpisodeStyle {
  static func install() { _ = installed }

  private static let installed: Void = StyleSheet.add(css: css)

  private static let css = """
    /* Its text starts where the headings do. */
    .season-link { padding-left: 9px; padding-right: 9px; margin-left: -9px; }
    .episode .episode-undo { padding: 0 12px; min-height: 24px; margin-top: -3px; margin-bottom: -3px; }
    .episode .episode-stars { transition: opacity 150ms; }
    .episode:not(:hover):not(:focus-within) .episode-stars:not(.rated):not(:checked) { opacity: 0; }
    """
}
