import GTK

/// The keyboard shortcuts and mouse buttons for Back and Forward in a navigation stack. Escape goes back unless the
/// focused widget, such as a search field, handles it first.
enum HistoryKeys {
  static var backKeys: [String] { [isLeftToRight ? "<Alt>Left" : "<Alt>Right", "Back", "Escape"] }
  static var forwardKeys: [String] { [isLeftToRight ? "<Alt>Right" : "<Alt>Left", "Forward"] }

  /// Installs the shortcuts and mouse buttons on a widget.
  ///
  /// - Parameters:
  ///   - goBack: Goes back. Returns `false` if there is no page to go back to.
  ///   - goForward: Goes forward. Returns `false` if there is no page to go forward to.
  static func install(on widget: Widget, goBack: @escaping () -> Bool, goForward: @escaping () -> Bool) {
    install(keys: backKeys, mouseButton: 8, on: widget, goBack)
    install(keys: forwardKeys, mouseButton: 9, on: widget, goForward)
  }

  private static var isLeftToRight: Bool { TextDirection.current == .leftToRight }

  private static func install(keys: [String], mouseButton: Int, on widget: Widget, _ go: @escaping () -> Bool) {
    for key in keys { widget.addShortcut(key, go) }
    let mouse = ClickGesture(button: mouseButton)
    mouse.onPress { _ = go() }
    widget.add(mouse)
  }
}
