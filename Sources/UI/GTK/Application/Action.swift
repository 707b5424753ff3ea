import CAdwaita

/// A named command that menus, buttons, keyboard shortcuts and tests activate in the same way.
public final class Action: Object {
  /// The name without the prefix of its action map: `refresh`, where a menu uses `win.refresh`.
  public let name: String

  public init(_ name: String, _ body: @escaping () -> Void) {
    self.name = name
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    connect("activate") { (_: SignalArguments) in
      body()
      return nil
    }
  }

  /// Creates an action that takes a string parameter each time it is activated.
  public init(_ name: String, _ body: @escaping (String) -> Void) {
    self.name = name
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
    connect("activate") { (arguments: SignalArguments) in
      arguments.variantText(0).map(body)
      return nil
    }
  }

  /// Creates an action with an on/off state, which menus show as a check mark.
  ///
  /// - Parameters:
  ///   - isOn: The initial state, later available as ``isOn``.
  ///   - body: A closure that receives the requested state on activation.
  public init(_ name: String, isOn: Bool, _ body: @escaping (Bool) -> Void) {
    self.name = name
    super.init(
      adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))))
    // The signal belongs to the GObject, which outlives this Swift value when only a map owns it.
    connect("activate") { [opaque] (_: SignalArguments) in
      body(!Self.isOn(opaque))
      return nil
    }
  }

  /// Whether the action's state is on; `false` for an action without a state.
  public var isOn: Bool {
    get { Self.isOn(opaque) }
    set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue ? 1 : 0)) }
  }

  /// Whether the action can be activated. While it is `false`, its menu items and buttons are insensitive and its
  /// shortcuts do nothing.
  public var isEnabled: Bool {
    get { g_action_get_enabled(opaque) != 0 }
    set { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) }
  }

  private static func isOn(_ action: OpaquePointer) -> Bool {
    guard let state = g_action_get_state(action) else { return false }
    defer { g_variant_unref(state) }
    return g_variant_get_boolean(state) != 0
  }
}

/// An object that actions can be added to: the application (`app.`) or a window (`win.`).
public protocol ActionMap: Object {
  var actionMap: OpaquePointer { get }
}

extension ActionMap {
  /// Adds an action. The map owns it.
  @discardableResult
  public func addAction(_ name: String, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, body)
    g_action_map_add_action(actionMap, action.opaque)
    return action
  }

  /// Adds an action with a string parameter, which other instances can activate with
  /// ``Application/sendToRunningInstance(_:_:)``.
  @discardableResult
  public func addAction(_ name: String, about body: @escaping (String) -> Void) -> Action {
    let action = Action(name, body)
    g_action_map_add_action(actionMap, action.opaque)
    return action
  }

  /// Adds an action with an on/off state.
  public func addAction(_ name: String, isOn: Bool, _ body: @escaping (Bool) -> Void) -> Action {
    let action = Action(name, isOn: isOn, body)
    g_action_map_add_action(actionMap, action.opaque)
    return action
  }
}

/// Actions under a prefix that belongs to a widget, such as `list.refresh`.
public final class ActionGroup: Object, ActionMap {
  public init() { super.init(adopting: UnsafeMutableRawPointer(g_simple_action_group_new())) }

  /// The group itself.
  public var actionMap: OpaquePointer { opaque }
}
