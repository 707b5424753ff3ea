import GTK

/// The keys and mouse buttons that mean *back* and *forward*, everywhere in a pile of pages. Escape goes back where nothing
/// that has the focus, such as a search, has an end of its own to put to.
enum HistoryKeys {
  static var backKeys: [String] { [isLeftToRight ? "<Alt>Left" : "<Alt>Right", "Back", "Escape"] }
  static var forwardKeys: [String] { [isLeftToRight ? "<Alt>Right" : "<Alt>Left", "Forward"] }

  /// What `goBack` and `goForward` answer says whether there was anywhere to go.
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
