import CAdwaita

/// A key with the modifiers held, by GDK's names: `Key("Left", .alt)`.
public struct Key: Equatable {
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: GDK_SHIFT_MASK.rawValue)
    public static let control = Modifiers(rawValue: GDK_CONTROL_MASK.rawValue)
    public static let alt = Modifiers(rawValue: GDK_ALT_MASK.rawValue)
  }

  public var value: UInt32
  public var modifiers: Modifiers

  public init(_ name: String, _ modifiers: Modifiers = []) {
    value = gdk_keyval_from_name(name)
    self.modifiers = modifiers
  }

  init(value: Int, state: Int) {
    self.value = UInt32(clamping: value)
    modifiers = Modifiers(rawValue: UInt32(clamping: state)).intersection([.shift, .control, .alt])
  }
}

/// Hears the keyboard for a widget and everything in it.
public final class KeyController: Object {
  public enum Phase { case capture, bubble }

  /// - Parameter phase: before (`capture`) or after (`bubble`) the focused widget hears the key.
  public init(phase: Phase = .bubble) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    gtk_event_controller_set_propagation_phase(opaque, phase == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
  }

  /// Calls `body` for each key pressed; `true` says that it was handled, and nobody else hears it.
  public func onPress(_ body: @escaping (Key) -> Bool) {
    connect("key-pressed") { (arguments: SignalArguments) in
      body(Key(value: arguments.unsignedInteger(0), state: arguments.flags(2)))
    }
  }
}

/// Hears one button of the mouse.
public final class ClickGesture: Object {
  /// - Parameter button: 1 is the main button, 3 the secondary, 8 is *back* on mice that have it.
  public init(button: Int) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(opaque, guint(button))
  }

  public func onPress(_ body: @escaping () -> Void) { connect("pressed", body) }
}

extension Widget {
  /// Gives an event controller to the widget, which owns it from here on.
  public func add(_ controller: KeyController) { addController(controller) }
  public func add(_ gesture: ClickGesture) { addController(gesture) }

  private func addController(_ controller: Object) {
    g_object_ref(controller.pointer)
    gtk_widget_add_controller(widget, controller.opaque)
  }
}
