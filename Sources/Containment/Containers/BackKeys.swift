import GTK

/// The keys and the mouse button that mean *back*, everywhere in a pile of pages. Escape does where nothing that has the
/// focus, such as a search, has an end of its own to put to.
enum BackKeys {
  static var keys: [String] { [TextDirection.current == .leftToRight ? "<Alt>Left" : "<Alt>Right", "Back", "Escape"] }

  /// Calls `goBack`; what it answers says whether there was anywhere to go.
  static func install(on widget: Widget, goBack: @escaping () -> Bool) {
    for key in keys { widget.addShortcut(key, goBack) }
    let mouse = ClickGesture(button: 8)
    mouse.onPress { _ = goBack() }
    widget.add(mouse)
  }
}
