import CAdwaita
import GTK

/// Search for widgets in a tree by their visible text, as a user would.
extension Widget {
  /// The widget and its descendants, depth first.
  public var tree: [Widget] { [self] + childWidgets.flatMap(\.tree) }

  /// The texts on screen, in reading order.
  public var visibleTexts: [String] {
    tree.filter(\.isMapped).compactMap(\.ownText).filter { !$0.isEmpty }
  }

  /// Returns the button on screen that has this text as its label or tooltip.
  public func button(_ label: String) -> Button? {
    tree.filter { $0.isMapped && $0.isA(gtk_button_get_type()) }.map { Button(retaining: $0.pointer) }
      .first { $0.label == label || $0.tooltip == label || $0.exposedLabel == label }
  }

  /// The toggle buttons on screen.
  public var toggleButtons: [ToggleButton] {
    tree.filter { $0.isMapped && $0.isA(gtk_toggle_button_get_type()) }.map { ToggleButton(retaining: $0.pointer) }
  }

  public func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

  /// Simulates a key press in this widget's tree. The first shortcut that handles it wins.
  @discardableResult
  public func pressShortcut(_ key: String) -> Bool { tree.contains { $0.runShortcut(key) } }

  /// Simulates a key press while this widget has the focus. The nearest shortcut that handles it wins.
  @discardableResult
  public func pressShortcutFromFocus(_ key: String) -> Bool {
    var next: Widget? = self
    while let widget = next {
      if widget.runShortcut(key) { return true }
      next = widget.parentWidget
    }
    return false
  }

  private var ownText: String? {
    if isA(gtk_label_get_type()) { return Label(retaining: pointer).text }
    if isA(gtk_inscription_get_type()) { return Inscription(retaining: pointer).text }
    return nil
  }

  /// Moves the pointer over the widget, or away from it.
  public func setHovered(_ isHovered: Bool) {
    for controller in controllers(gtk_event_controller_motion_get_type()) {
      isHovered ? emitEnter(controller) : controller.emit("leave")
    }
  }

  private func emitEnter(_ controller: Object) {
    withVaList([1.0, 1.0]) {
      g_signal_emit_valist(
        controller.cast(), g_signal_lookup("enter", gtk_event_controller_motion_get_type()), 0, $0)
    }
  }

  private func runShortcut(_ key: String) -> Bool {
    controllers(gtk_shortcut_controller_get_type()).contains { activateShortcuts(of: $0, key) }
  }

  private func controllers(_ type: GType) -> [Object] {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
      guard let controller = g_list_model_get_item(controllers, index) else { return nil }
      defer { g_object_unref(controller) }
      let object = Object(retaining: controller)
      return g_type_check_instance_is_a(object.cast(), type) != 0 ? object : nil
    }
  }

  private func activateShortcuts(of controller: Object, _ key: String) -> Bool {
    let wanted = gtk_shortcut_trigger_parse_string(key)
    defer { g_object_unref(wanted.map { UnsafeMutableRawPointer($0) }) }
    for index in 0..<g_list_model_get_n_items(controller.opaque) {
      guard let shortcut = g_list_model_get_item(controller.opaque, index) else { continue }
      defer { g_object_unref(shortcut) }
      let opaque = OpaquePointer(shortcut)
      guard let trigger = gtk_shortcut_get_trigger(opaque), let wanted,
        gtk_shortcut_trigger_equal(UnsafeRawPointer(trigger), UnsafeRawPointer(wanted)) != 0
      else { continue }
      if gtk_shortcut_action_activate(
        gtk_shortcut_get_action(opaque), GtkShortcutActionFlags(0), widget, gtk_shortcut_get_arguments(opaque)) != 0
      {
        return true
      }
    }
    return false
  }
}

/// Checks and casts for kinds of widgets.
extension Widget {
  public var isBox: Bool { isA(gtk_box_get_type()) }
  public var isStack: Bool { isA(gtk_stack_get_type()) }
  public var isSpinning: Bool { isA(gtk_spinner_get_type()) && gtk_spinner_get_spinning(opaque) != 0 }
  public var asExpander: Expander? { isA(gtk_expander_get_type()) ? Expander(retaining: pointer) : nil }
  public var asLabel: Label? { isA(gtk_label_get_type()) ? Label(retaining: pointer) : nil }

  /// Activates a row of the first list in the tree, as Enter does.
  public func activateRow(_ position: Int) {
    guard let list = tree.first(where: { $0.isA(gtk_list_view_get_type()) }) else { return }
    gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(guint32(position)))
  }

  /// The grids in the tree, outer ones first. A shelf's row of cells is a grid.
  public var grids: [Widget] { tree.filter { $0.isA(gtk_grid_view_get_type()) } }

  /// Activates a cell of this grid, as Enter does.
  public func activateCell(_ position: Int) {
    gtk_widget_activate_action_variant(widget, "list.activate-item", g_variant_new_uint32(guint32(position)))
  }

  /// Returns the widget's frame in an ancestor, in application pixels; `nil` before both have a layout.
  public func frame(in ancestor: Widget) -> (x: Double, y: Double, width: Double, height: Double)? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 else { return nil }
    return (
      Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width), Double(bounds.size.height)
    )
  }

  /// The visible cells of this grid, from top to bottom and left to right.
  public var visibleCells: [Widget] {
    let (width, height) = (Double(size.width), Double(size.height))
    var visible: [(cell: Widget, x: Double, y: Double)] = []
    for cell in childWidgets where cell.isMapped {
      guard let frame = cell.frame(in: self) else { continue }
      guard frame.x < width, frame.x + frame.width > 0, frame.y < height, frame.y + frame.height > 0 else { continue }
      visible.append((cell, frame.x, frame.y))
    }
    return visible.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map(\.cell)
  }
}
