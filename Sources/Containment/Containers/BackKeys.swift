import GTK

/// The keys and the mouse button that mean *back*, everywhere in a pile of pages.
enum BackKeys {
  /// Calls `goBack`; what it answers says whether there was anywhere to go.
  static func install(on widget: Widget, goBack: @escaping () -> Bool) {
    let keys = KeyController(phase: .capture)
    keys.onPress { key in
      switch key {
      case Key("Left", .alt), Key("Back"): goBack()
      default: false
      }
    }
    widget.add(keys)
    let mouse = ClickGesture(button: 8)
    mouse.onPress { _ = goBack() }
    widget.add(mouse)
  }
}
