import GTK

/// The style of this module's views, on top of libadwaita's. Colors come only from the theme, so the views adapt to
/// light, dark and high-contrast modes automatically.
///
/// The rules also raise the contrast of libadwaita 1.2. It draws dimmed labels, placeholders and text on the accent
/// color with a contrast below 4.5:1, and its toasts are translucent.
public enum ContainmentStyle {
  /// The rules in GTK's CSS. Install them with ``install()``, or use them as the base of your own.
  public static let css = """
    /* Space for the descenders of the last line. Each line is rounded up, so it is taller than the font specifies. */
    .lines { min-height: 3.9em; }
    .picture { border-radius: 6px; background-color: alpha(currentColor, 0.08); }
    .picture.round { border-radius: 9999px; }
    .collage > .picture { border-radius: 0; }
    /* libadwaita 1.2 draws the initials with a contrast below 4.5:1. */
    .quiet-avatar > avatar, avatar.quiet-avatar { background: mix(@window_bg_color, @window_fg_color, 0.12); color: @window_fg_color; }
    .item-badge.over-picture { padding: 1px 6px; border-radius: 9px; color: white; background-color: alpha(black, 0.75); }
    .item-badge image { -gtk-icon-size: 0.75em; }
    /* As high as other header bars, so that the content doesn't move when the title appears. */
    headerbar.titleless { background: none; box-shadow: none; }
    .card-action { min-width: 30px; min-height: 30px; padding: 3px; }
    .card-action:not(.on) { color: white; background-color: alpha(black, 0.75); }
    .card-action:not(.on):hover { background-color: black; }
    .card-action.on { color: @accent_fg_color; background-color: @accent_bg_color; }
    .chosen-mark { color: @accent_color; }
    .banner { padding: 6px 6px 6px 18px; background-color: alpha(@accent_bg_color, 0.2); }
    .banner.quiet { background-color: alpha(currentColor, 0.08); }
    /* GTK 4.8 measures two heights for a row with buttons, one pixel apart, and logs a warning. */
    .banner { min-height: calc(1.3em + 18px); }
    /* A title in the center needs its space at both sides, and must not keep a wide window from becoming narrow. */
    viewswitchertitle .title { padding-left: 0; padding-right: 0; }
    .segments > button { padding: 4px 8px; font-weight: normal; }
    .segments > button:checked { font-weight: bold; }
    listview.rows { background: none; }
    listview.rows > row { padding: 0; border-radius: 12px; }
    listview.headed-rows > row, listview.headed-rows > row:hover, listview.headed-rows > row:active { background: none; }
    listview.headed-rows > row:focus:focus-visible { outline-color: transparent; }
    listview.headed-rows .row-content { border-radius: 12px; outline: 2px solid transparent; outline-offset: -2px; }
    listview.headed-rows > row.activatable .row-content:hover { background-color: alpha(currentColor, 0.04); }
    listview.headed-rows > row.activatable:active .row-content { background-color: alpha(currentColor, 0.08); }
    listview.headed-rows > row:focus:focus-visible .row-content { outline-color: alpha(@accent_color, 0.7); }
    listview.headed-rows > row.drop-before { box-shadow: none; }
    listview.headed-rows > row.drop-before .row-content { box-shadow: inset 0 3px 0 -1px @accent_color; }
    gridview.cards { background: none; }
    gridview.cards > child, .shelf-cell { padding: 6px; border-radius: 12px; }
    gridview.shelf-line, gridview.grid-line { padding: 0 6px; }
    gridview.list-line { padding: 0; }
    gridview.list-line > child { padding: 0; }
    gridview.shelves { background: none; }
    gridview.shelves > child { padding: 0; }
    gridview.shelves .shelf { padding: 0 0 6px 0; }
    gridview.grid { padding: 6px; }
    /* A cell is wider than its card, so that the columns fill the width. The card starts where shelves and texts do. */
    gridview.grid > child, gridview.grid > child:hover, gridview.grid > child:active { padding: 0; background: none; }
    gridview.grid > child:focus:focus-visible { outline-color: transparent; }
    gridview.grid .cell-content { padding: 6px; border-radius: 12px; outline: 2px solid transparent; outline-offset: -2px; }
    gridview.grid > child.activatable:hover .cell-content { background-color: alpha(currentColor, 0.04); }
    gridview.grid > child.activatable:active .cell-content { background-color: alpha(currentColor, 0.08); }
    gridview.grid > child:focus:focus-visible .cell-content { outline-color: alpha(@accent_color, 0.7); }
    /* Content starts at PageMetrics.margin on all screens. A card has a part of it as its own padding. */
    .page-margins { padding-left: 12px; padding-right: 12px; }
    .wide-margins .page-margins { padding-left: 24px; padding-right: 24px; }
    .wide-margins gridview.grid { padding: 6px 18px; }
    /* Shelves extend to the end edge of the window; their headings don't. */
    .wide-margins gridview.shelves:dir(ltr) { padding-left: 12px; }
    .wide-margins gridview.shelves:dir(rtl) { padding-right: 12px; }
    .wide-margins gridview.shelves .shelf-header:dir(ltr) { padding-right: 24px; }
    .wide-margins gridview.shelves .shelf-header:dir(rtl) { padding-left: 24px; }
    .chip { border-radius: 16px; padding: 2px 12px; min-height: 26px; font-weight: normal; }
    menubutton.chip { padding: 0; min-height: 0; }
    menubutton.chip > button { padding: 2px 12px; min-height: 26px; border-radius: inherit; font-weight: normal; }
    .linked > menubutton.chip.chosen > button { padding-right: 6px; border-top-right-radius: 0; border-bottom-right-radius: 0; }
    .linked > .chosen + button.chip { padding: 2px 10px 2px 6px; border-top-left-radius: 0; border-bottom-left-radius: 0; }
    .chip:checked, button.chip.chosen, .chip.chosen > button, .chip.chosen + button.chip { background-color: alpha(@accent_bg_color, 0.25); }
    .arrangement > button { padding: 2px 10px; min-height: 26px; }
    .read-more { padding: 2px 9px; margin-left: -9px; min-height: 26px; }
    .text-area { border-radius: 9px; box-shadow: inset 0 0 0 1px alpha(currentColor, 0.3); }
    .text-area:focus-within { box-shadow: inset 0 0 0 2px @accent_color; }
    .text-area textview, .text-area text { background: none; border-radius: 9px; }
    viewswitcher.tight label { padding-left: 0; padding-right: 0; }
    .bell-count { font-weight: bold; }
    .card-title { font-weight: 600; }
    .card-badge { min-width: 48px; min-height: 48px; border-radius: 24px; -gtk-icon-size: 24px; }
    .card-badge { color: white; background-color: alpha(black, 0.65); }
    .card-pill { padding: 2px 9px; border-radius: 12px; font-size: 82%; font-weight: bold; color: @accent_fg_color; background-color: @accent_bg_color; }
    .card-progress > trough, .card-progress > trough > progress { min-height: 4px; border-radius: 0; }
    .card-progress > trough { background-color: alpha(black, 0.5); }
    .full-screen-video { background-color: black; color: white; }
    .video-controls { padding: 6px; border-radius: 12px; background-color: alpha(black, 0.75); transition: opacity 250ms; }
    .video-controls.resting { opacity: 0; }
    .video { background-color: black; border-radius: 12px; outline: 2px solid transparent; outline-offset: 2px; }
    .video:focus-visible { outline-color: @accent_color; }
    scale.star-slider { padding: 0; margin: 0; min-width: 0; min-height: 0; border-radius: 6px; }
    scale.star-slider > trough, scale.star-slider > trough > * { opacity: 0; }
    scale.star-slider { outline: 2px solid transparent; outline-offset: 2px; }
    scale.star-slider:focus-visible { outline-color: @accent_color; }
    .drop-target { box-shadow: inset 0 0 0 2px @accent_color; }
    .drop-before { box-shadow: inset 0 3px 0 -1px @accent_color; }
    .drop-after { box-shadow: inset 0 -3px 0 -1px @accent_color; }
    .task-check { min-width: 24px; min-height: 24px; }
    .chart { outline: 2px solid transparent; outline-offset: 2px; border-radius: 3px; }
    .chart:focus-visible { outline-color: @accent_color; }
    .chart-row { padding: 9px 12px; }
    .shelf-header { padding: 12px 12px 0 12px; min-height: 34px; }
    .see-all { font-weight: normal; padding: 3px 9px; }
    .shelf-page { margin: 12px; min-width: 40px; min-height: 40px; }
    .small-page { margin: 6px 6px 0 6px; min-width: 30px; min-height: 30px; padding: 0; }
    /* Opaque, because it can cover another picture, which must not show through. */
    .raised-picture { box-shadow: 0 2px 8px alpha(black, 0.3); background-color: mix(@window_bg_color, @window_fg_color, 0.08); }
    @keyframes appear { from { opacity: 0; } }
    .appearing { animation: appear 250ms ease-out; }
    @define-color accent_bg_color @blue_4;
    /* libadwaita itself uses the class `dimmed` since 1.7. */
    .dim-label, .dimmed { opacity: 0.75; }
    text > placeholder { opacity: 0.8; }
    row .subtitle, windowtitle .subtitle { opacity: 0.75; }
    calendar > grid > label.other-month { color: alpha(@window_fg_color, 0.75); }
    accelerator { color: alpha(currentColor, 0.75); }
    /* Opaque, so that the content below doesn't show through several lines of text. */
    toast { background-color: mix(black, white, 0.2); color: white; border-radius: 23px; }
    .app-version { color: @window_fg_color; }
    /* A click target must be at least 24 pixels high. */
    expander-widget > box > title { min-height: 24px; }
    /* A button with three words must fit a width of 360 pixels at twice the text size. */
    statuspage.compact button.pill { padding-left: 20px; padding-right: 20px; }
    popover statuspage > scrolledwindow > viewport > box { margin: 12px; border-spacing: 12px; }
    popover statuspage > scrolledwindow > viewport > box > clamp > box .icon { -gtk-icon-size: 64px; }
    popover statuspage > scrolledwindow > viewport > box > clamp > box .title { font-size: 14pt; }
    """

  /// The additional rules for high contrast, which replace differences in shade with lines.
  public static let highContrastCSS = """
    .picture { box-shadow: inset 0 0 0 1px alpha(currentColor, 0.5); }
    .collage > .picture { box-shadow: none; }
    .banner { background: none; border-bottom: 1px solid alpha(currentColor, 0.5); }
    .banner.quiet { background: none; border-bottom: none; border-top: 1px solid alpha(currentColor, 0.5); }
    .chip:checked, button.chip.chosen, .chip.chosen > button { box-shadow: inset 0 0 0 2px currentColor; }
    .dim-label, .dimmed, text > placeholder, row .subtitle, windowtitle .subtitle { opacity: 1; }
    accelerator { color: currentColor; }
    """

  /// Adds the rules to the default display, once. A window calls this when its root view controller is set.
  public static func install() { _ = installed }

  private static let installed: Void = {
    StyleSheet.add(css: css)
    StyleSheet.add(highContrastCSS: highContrastCSS)
  }()
}
