import GTK

/// The style of a title's header. The backdrop fades into the page, so that text over its lower edge is readable.
enum HeroStyle {
  static func install() { _ = installed }

  private static let installed: Void = StyleSheet.add(css: css)

  private static let css = """
    .hero-backdrop { border-radius: 0; background: none; }
    .hero-fade {
      background-image: linear-gradient(to top, @window_bg_color, alpha(@window_bg_color, 0.94) 64px,
        alpha(@window_bg_color, 0) 220px);
    }
    .credit-label { min-height: 30px; }
    button.poster-button { padding: 0; min-width: 0; min-height: 0; border-radius: 6px; }
    button.poster-button:disabled { filter: none; }
    """
}
