import CAdwaita

/// The base class of all widgets.
///
/// Source: [GtkWidget](https://docs.gtk.org/gtk4/class.Widget.html).
@MainActor open class Widget: Object {
  /// The instance as the C type that GTK's functions take, without an additional reference.
  public var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Adopts a widget returned by a C constructor.
  public convenience init(new widget: UnsafeMutablePointer<GtkWidget>?) {
    self.init(adopting: UnsafeMutableRawPointer(Widget.required(widget)))
  }

  /// Returns a non-null pointer. A GTK constructor returns `NULL` only when memory runs out, and GLib has then already
  /// ended the program.
  static func required<Pointee>(_ pointer: UnsafeMutablePointer<Pointee>?) -> UnsafeMutablePointer<Pointee> {
    guard let pointer else { preconditionFailure("GTK couldn’t create a widget. Is the display open?") }
    return pointer
  }
}

// MARK: - Size and position

extension Widget {
  /// The placement of a widget in surplus space. `baseline` aligns the text with that of neighboring widgets. It only
  /// works vertically where GTK supports it, and otherwise acts as `fill`.
  public enum Alignment { case fill, start, end, center, baseline }

  /// Whether the widget is shown and takes space, provided that its ancestors are visible. ``isMapped`` reports the
  /// result.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget and all its ancestors are on screen.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether the user can interact with the widget. Otherwise, it appears dimmed together with its descendants. A
  /// widget is also insensitive while an ancestor is.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget takes a share of surplus width. Until this is set, it does if one of its descendants does.
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget takes a share of surplus height. Until this is set, it does if one of its descendants does.
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  /// The placement in surplus width. The default is `fill`. In left-to-right text, `start` is on the left.
  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(widget)) }
    set { gtk_widget_set_halign(widget, newValue.value) }
  }

  /// The placement in surplus height. The default is `fill`.
  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(widget)) }
    set { gtk_widget_set_valign(widget, newValue.value) }
  }

  /// Whether content outside the (rounded) border is clipped.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// The width and height in application pixels.
  public var size: (width: Int, height: Int) {
    (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
  }

  /// The number of device pixels per application pixel.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Sets the minimum size in application pixels; `nil` leaves it to the content.
  public func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(widget, gint(width ?? -1), gint(height ?? -1))
  }

  /// Sets the margins in application pixels.
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(widget, gint(top))
    gtk_widget_set_margin_bottom(widget, gint(bottom))
    gtk_widget_set_margin_start(widget, gint(start))
    gtk_widget_set_margin_end(widget, gint(end))
  }

  /// Sets the same margin on all four sides, in application pixels.
  public func setMargins(_ all: Int) { setMargins(top: all, bottom: all, start: all, end: all) }
}

// MARK: - Style

extension Widget {
  /// Adds style classes: the app's own, or libadwaita's, such as `flat` and `dim-label`.
  public func addStyle(_ names: String...) { names.forEach { gtk_widget_add_css_class(widget, $0) } }
  /// Removes a style class. Does nothing if the widget doesn't have it.
  public func removeStyle(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  /// Adds or removes a style class.
  public func setStyle(_ name: String, isOn: Bool) { isOn ? addStyle(name) : removeStyle(name) }
  /// Returns whether the widget has a style class.
  public func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

  /// The tooltip, as plain text; `nil` for none.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      // For each new tooltip, GTK blocks while it queries the pointer's position, so unchanged text is skipped.
      if newValue != tooltip { gtk_widget_set_tooltip_text(widget, newValue) }
    }
  }
}

// MARK: - Tree, focus, actions

extension Widget {
  /// Removes the widget from its container.
  public func unparent() { if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) } }

  /// The parent widget; `nil` if there is none. Each call returns a new Swift owner, so compare ``Object/pointer``.
  public var parentWidget: Widget? { gtk_widget_get_parent(widget).map { Widget(retaining: $0) } }

  /// The direct children in drawing order, each with a new Swift owner.
  public var childWidgets: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      children.append(Widget(retaining: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The window that contains the widget, if any.
  public var window: Window? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return g_type_check_instance_is_a(UnsafeMutablePointer(root), gtk_window_get_type()) != 0
      ? Window(retaining: UnsafeMutableRawPointer(root)) : nil
  }

  /// Returns whether the widget is inside another one, at any depth. A widget isn't its own descendant.
  public func isDescendant(of ancestor: Widget) -> Bool { gtk_widget_is_ancestor(widget, ancestor.widget) != 0 }

  /// Moves the focus to this widget or to its first descendant that accepts it. Returns `false` if there is none or
  /// outside a window.
  @discardableResult
  public func focus() -> Bool {
    guard gtk_widget_get_root(widget) != nil else { return false }
    let isFocused =
      gtk_widget_grab_focus(widget) != 0 || containsFocus || gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
    if isFocused { window?.focusedWidget?.stopCursorOfUnmappedText() }
    return isFocused
  }

  /// Whether a descendant had the focus before. GTK returns the focus to it.
  public var remembersFocus: Bool { gtk_widget_get_focus_child(widget) != nil }

  /// Whether the widget itself can have the focus, regardless of its descendants.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget or its descendants can have the focus. The default is `true`.
  public var canContainFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget or a descendant can take the focus in its current state, provided that its ancestors are
  /// visible.
  public var canTakeFocus: Bool {
    guard isVisible, isSensitive, canContainFocus else { return false }
    return isFocusable || childWidgets.contains(where: \.canTakeFocus)
  }

  /// Whether the widget or a descendant has the focus.
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root) else { return false }
    return focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
  }

  /// Whether the widget itself has the focus, and not a descendant.
  public var isFocusedWidget: Bool {
    gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) } == widget
  }

  /// Activates an action by its full name, as a menu would. Returns `false` if there is no such action.
  @discardableResult
  public func activateAction(_ name: String) -> Bool { gtk_widget_activate_action_variant(widget, name, nil) != 0 }

  /// Makes a group's actions available as `prefix.name` to this widget and its descendants; `nil` removes the prefix.
  public func insertActionGroup(_ prefix: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.opaque)
  }

  /// Calls `body` each time the widget appears on screen; see ``isMapped``.
  public func onMap(_ body: @escaping () -> Void) { connect("map", body) }
  /// Calls `body` each time the widget leaves the screen, including with an ancestor or its window.
  public func onUnmap(_ body: @escaping () -> Void) { connect("unmap", body) }
}

extension Widget.Alignment {
  fileprivate init(_ value: GtkAlign) {
    self =
      switch value {
      case GTK_ALIGN_START: .start
      case GTK_ALIGN_END: .end
      case GTK_ALIGN_CENTER: .center
      case GTK_ALIGN_BASELINE: .baseline
      default: .fill
      }
  }

  fileprivate var value: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}
