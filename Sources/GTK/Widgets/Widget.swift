import CAdwaita

/// Anything that is drawn: the base of every widget that the app uses.
///
/// Source: [GtkWidget](https://docs.gtk.org/gtk4/class.Widget.html).
@MainActor open class Widget: Object {
  /// The instance as GTK's functions take it, without a reference of its own.
  public var widget: UnsafeMutablePointer<GtkWidget> { cast() }

  /// Adopts what a C constructor has just returned.
  public convenience init(new widget: UnsafeMutablePointer<GtkWidget>?) {
    self.init(adopting: UnsafeMutableRawPointer(Widget.required(widget)))
  }

  /// A GTK constructor gives `NULL` only when memory is out, where GLib has ended the program already.
  static func required<Pointee>(_ pointer: UnsafeMutablePointer<Pointee>?) -> UnsafeMutablePointer<Pointee> {
    guard let pointer else { preconditionFailure("GTK could not make a widget: is the display open?") }
    return pointer
  }
}

// MARK: - Size and place

extension Widget {
  /// What becomes of room beyond what the widget asks for: it fills it, or stands at the start, at the end, in the
  /// middle, or with its text on the line of its neighbours' (up and down only, where GTK supports it; else as `fill`).
  public enum Alignment { case fill, start, end, center, baseline }

  /// Whether it is shown and takes room where its parents are shown; ``isMapped`` tells whether that is so.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget is on screen now: every ancestor is too.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether it can be used; else it is greyed out with all that is in it. It cannot be used either while an ancestor
  /// cannot.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// Whether it takes a share of spare width. Until this is set, a widget does so when one inside it does.
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }

  /// Whether it takes a share of spare height. Until this is set, a widget does so when one inside it does.
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }

  /// Where it stands in more width than it asks for; `fill` at first. Start is the left where text runs from left to
  /// right.
  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(widget)) }
    set { gtk_widget_set_halign(widget, newValue.value) }
  }

  /// Where it stands in more height than it asks for; `fill` at first.
  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(widget)) }
    set { gtk_widget_set_valign(widget, newValue.value) }
  }

  /// Whether what lies outside the (rounded) border is cut off.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  /// Width and height in application pixels.
  public var size: (width: Int, height: Int) {
    (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
  }

  /// Device pixels per application pixel.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// The least size asked for, in application pixels; `nil` leaves it to the content.
  public func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(widget, gint(width ?? -1), gint(height ?? -1))
  }

  /// Space around the widget, in application pixels.
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(widget, gint(top))
    gtk_widget_set_margin_bottom(widget, gint(bottom))
    gtk_widget_set_margin_start(widget, gint(start))
    gtk_widget_set_margin_end(widget, gint(end))
  }

  /// The same space on all four sides, in application pixels.
  public func setMargins(_ all: Int) { setMargins(top: all, bottom: all, start: all, end: all) }
}

// MARK: - Style

extension Widget {
  /// Adds names by which style sheets know it: the app's own, or libadwaita's such as `flat` and `dim-label`.
  public func addStyle(_ names: String...) { names.forEach { gtk_widget_add_css_class(widget, $0) } }
  /// Takes such a name away; one that it does not have is ignored.
  public func removeStyle(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  /// Whether it has such a name.
  public func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }

  /// What is shown when the pointer rests here, as plain text; `nil` for nothing.
  public var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      // GTK asks the display server where the pointer is each time, and waits for its answer: not for nothing.
      if newValue != tooltip { gtk_widget_set_tooltip_text(widget, newValue) }
    }
  }
}

// MARK: - Tree, focus, actions

extension Widget {
  /// Takes the widget out of whatever container it is in.
  public func unparent() { if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) } }

  /// The widget that it is directly in; `nil` where there is none. Each call makes a fresh owner: compare
  /// ``Object/pointer``.
  public var parentWidget: Widget? { gtk_widget_get_parent(widget).map { Widget(retaining: $0) } }

  /// The widgets that are directly in it, in the order in which they are drawn; a fresh owner for each.
  public var childWidgets: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      children.append(Widget(retaining: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The window that the widget is in, if any.
  public var window: Window? {
    guard let root = gtk_widget_get_root(widget) else { return nil }
    return g_type_check_instance_is_a(UnsafeMutablePointer(root), gtk_window_get_type()) != 0
      ? Window(retaining: UnsafeMutableRawPointer(root)) : nil
  }

  /// Whether it is inside another, at any depth; a widget is not inside itself.
  public func isDescendant(of ancestor: Widget) -> Bool { gtk_widget_is_ancestor(widget, ancestor.widget) != 0 }

  /// Moves the keyboard's focus here, or to the first descendant that takes it. `false` when none does, and outside a
  /// window.
  @discardableResult
  public func focus() -> Bool {
    guard gtk_widget_get_root(widget) != nil else { return false }
    return gtk_widget_grab_focus(widget) != 0 || containsFocus
      || gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Whether the keyboard's focus has been in something inside, which GTK comes back to.
  public var remembersFocus: Bool { gtk_widget_get_focus_child(widget) != nil }

  /// Whether the keyboard's focus can be here itself; what is inside it answers for itself.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether the keyboard's focus can be here or in anything inside; `true` at first.
  public var letsFocusIn: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Whether the keyboard's focus can come here, or to something inside, as things are now.
  public var canTakeFocus: Bool {
    guard isVisible, isSensitive, letsFocusIn else { return false }
    return isFocusable || childWidgets.contains(where: \.canTakeFocus)
  }

  /// Whether the keyboard's focus is in this widget or below it.
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root) else { return false }
    return focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
  }

  /// Whether the keyboard's focus is in this widget and in none inside it.
  public var isFocusItself: Bool {
    gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) } == widget
  }

  /// Activates an action by its full name, as a menu would. `false` when there is none.
  @discardableResult
  public func activateAction(_ name: String) -> Bool { gtk_widget_activate_action_variant(widget, name, nil) != 0 }

  /// Makes the actions of a group reachable as `prefix.name` from here and from all widgets inside; `nil` takes the
  /// prefix away.
  public func insertActionGroup(_ prefix: String, _ group: ActionGroup?) {
    gtk_widget_insert_action_group(widget, prefix, group?.opaque)
  }

  /// Calls `body` each time it comes on screen; see ``isMapped``.
  public func onMap(_ body: @escaping () -> Void) { connect("map", body) }
  /// Calls `body` each time it leaves the screen, also with an ancestor or with its window.
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
