import CAdwaita
import GTK

/// Simulated Tab key presses in a window. A key event travels from the window down to the focused widget and back up
/// until a handler accepts it.
///
/// The key controllers and Tab shortcuts run in the same order as in GTK. They include the window's own shortcut, which
/// moves the focus.
struct Keyboard {
  let window: Window

  var focus: Widget? { window.focusedWidget }

  func press(_ key: Key) {
    let chain = focus.map { sequence(first: $0, next: \.parentWidget).map { $0 } } ?? [window as Widget]
    for widget in chain.reversed() where widget.handles(key, in: GTK_PHASE_CAPTURE) { return }
    if let target = chain.first, target.handles(key, in: GTK_PHASE_TARGET) { return }
    for widget in chain where widget.handles(key, in: GTK_PHASE_BUBBLE) { return }
  }

  func dropFocus() { gtk_window_set_focus(window.cast(), nil) }

  func moveFocus(to widget: Widget?) { gtk_window_set_focus(window.cast(), widget?.widget) }

  /// The keys that move the focus through a window.
  enum Key: String {
    case tab = "Tab"
    case backTab = "<Shift>Tab"

    fileprivate var value: guint { guint(self == .tab ? GDK_KEY_Tab : GDK_KEY_ISO_Left_Tab) }
    fileprivate var modifiers: GdkModifierType { self == .tab ? GdkModifierType(0) : GDK_SHIFT_MASK }
  }
}

extension Widget {
  fileprivate func handles(_ key: Keyboard.Key, in phase: GtkPropagationPhase) -> Bool {
    eventControllers.contains { controller in
      guard gtk_event_controller_get_propagation_phase(controller.opaque) == phase else { return false }
      if controller.isInstance(of: gtk_event_controller_key_get_type()) {
        return matinee_press_key(controller.pointer, key.value, key.modifiers) != 0
      }
      guard controller.isInstance(of: gtk_shortcut_controller_get_type()) else { return false }
      return objects(in: controller.opaque).contains { runs($0, for: key) }
    }
  }

  private func runs(_ shortcut: Object, for key: Keyboard.Key) -> Bool {
    guard let trigger = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut.opaque)) else { return false }
    defer { g_free(trigger) }
    guard String(cString: trigger).split(separator: "|").contains(Substring(key.rawValue)) else { return false }
    return gtk_shortcut_action_activate(
      gtk_shortcut_get_action(shortcut.opaque), GtkShortcutActionFlags(0), widget,
      gtk_shortcut_get_arguments(shortcut.opaque)) != 0
  }
}
