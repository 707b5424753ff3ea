import CAdwaita

/// A named command that menus, buttons, keys and tests all reach by the same path.
public final class Action: Object {
  /// What it is called by, without the prefix of the map that it is in: `refresh`, where a menu says `win.refresh`.
  public let name: String

  public init(_ name: String, _ body: @escaping () -> Void) {
    self.name = name
    super.init(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    connect("activate") { (_: SignalArguments) in
      body()
      return nil
    }
  }

  /// A command about something, which is given as a text each time that it is activated.
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

  /// A command that turns something on and off; menus show it with a check mark.
  ///
  /// - Parameters:
  ///   - isOn: at first; ``isOn`` says it from then on.
  ///   - body: called with what is wished for when it is activated.
  public init(_ name: String, isOn: Bool, _ body: @escaping (Bool) -> Void) {
    self.name = name
    super.init(
      adopting: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))))
    // The signal is the object's, which outlives this value where only a map owns it.
    connect("activate") { [opaque] (_: SignalArguments) in
      body(!Self.isOn(opaque))
      return nil
    }
  }

  /// Whether what a command turns on and off is on; `false` for one that does not.
  public var isOn: Bool {
    get { Self.isOn(opaque) }
    set { g_simple_action_set_state(opaque, g_variant_new_boolean(newValue ? 1 : 0)) }
  }

  /// Whether it can be activated; while it is `false`, its menu items and buttons are greyed out and its keys do
  /// nothing.
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

/// What actions can be added to: the application (`app.`) and a window (`win.`).
public protocol ActionMap: Object {
  var actionMap: OpaquePointer { get }
}

extension ActionMap {
  /// Adds an action; the map owns it from here on.
  @discardableResult
  public func addAction(_ name: String, _ body: @escaping () -> Void) -> Action {
    let action = Action(name, body)
    g_action_map_add_action(actionMap, action.opaque)
    return action
  }

  /// Adds an action that is activated with a text, such as by ``Application/tellRunningInstance(_:_:)``.
  @discardableResult
  public func addAction(_ name: String, about body: @escaping (String) -> Void) -> Action {
    let action = Action(name, body)
    g_action_map_add_action(actionMap, action.opaque)
    return action
  }

  /// Adds an action that turns something on and off.
  public func addAction(_ name: String, isOn: Bool, _ body: @escaping (Bool) -> Void) -> Action {
    let action = Action(name, isOn: isOn, body)
    g_action_map_add_action(actionMap, action.opaque)
    return action
  }

  /// Takes an action out by its name without the prefix; a name that is not there does nothing.
  public func removeAction(_ name: String) { g_action_map_remove_action(actionMap, name) }
}

/// Actions under a prefix of a widget's own, such as `list.refresh`.
public final class ActionGroup: Object, ActionMap {
  public init() { super.init(adopting: UnsafeMutableRawPointer(g_simple_action_group_new())) }

  /// The group itself.
  public var actionMap: OpaquePointer { opaque }
}
