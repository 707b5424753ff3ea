import GTK

/// The keys and the mouse button that mean *back*, everywhere in a pile of pages.
enum BackKeys {
  static let keys = ["<Alt>Left", "Back"]

  /// Calls `goBack`; what it answers says whether there was anywhere to go.
  static func install(on widget: Widget, goBack: @escaping () -> Bool) {
    for key in keys { widget.addShortcut(key, goBack) }
    let mouse = ClickGesture(button: 8)
    mouse.onPress { _ = goBack() }
    widget.add(mouse)
  }
}
