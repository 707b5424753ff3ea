import CAdwaita

/// A window onto something larger, with scroll bars where they are needed.
public final class ScrolledWindow: Widget {
  public enum Policy { case never, automatic, external }

  public convenience init(_ child: Widget? = nil, horizontal: Policy = .never, vertical: Policy = .automatic) {
    self.init(new: gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(opaque, horizontal.value, vertical.value)
    if let child { gtk_scrolled_window_set_child(opaque, child.widget) }
  }

  public var verticalAdjustment: Adjustment {
    Adjustment(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
  }

  public var horizontalAdjustment: Adjustment {
    Adjustment(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_hadjustment(opaque)))
  }

  /// Takes its height from the content instead of scrolling it where it can.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue ? 1 : 0) }
  }

  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue ? 1 : 0) }
  }
}

/// How far something is scrolled: `value` within `0 … upper`, of which `pageSize` is seen. In application pixels.
public final class Adjustment: Object {
  public var value: Double {
    get { gtk_adjustment_get_value(cast(to: GtkAdjustment.self)) }
    set { gtk_adjustment_set_value(cast(to: GtkAdjustment.self), newValue) }
  }

  public var upper: Double { gtk_adjustment_get_upper(cast(to: GtkAdjustment.self)) }
  public var pageSize: Double { gtk_adjustment_get_page_size(cast(to: GtkAdjustment.self)) }

  /// What is left below (or after) the part that is seen.
  public var remaining: Double { upper - pageSize - value }

  /// Scrolls as little as it takes for a part of the content to be seen, its start before its end.
  public func reveal(_ start: Double, to end: Double) {
    gtk_adjustment_clamp_page(cast(to: GtkAdjustment.self), start, end)
  }

  public func onScroll(_ body: @escaping () -> Void) { connect("value-changed", body) }

  /// Calls `body` when the extent changes: content grew, or the window was resized.
  public func onResize(_ body: @escaping () -> Void) { connect("changed", body) }
}

/// Several widgets in one place, one of which is seen.
public final class Stack: Widget {
  public enum Transition { case none, crossfade }

  public convenience init(transition: Transition = .crossfade) {
    self.init(new: gtk_stack_new())
    self.transition = transition
  }

  public func add(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }
  public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.widget) }

  public var visibleChild: Widget? {
    get { gtk_stack_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set { if let newValue { gtk_stack_set_visible_child(opaque, newValue.widget) } }
  }

  public var transition: Transition {
    get { gtk_stack_get_transition_type(opaque) == GTK_STACK_TRANSITION_TYPE_NONE ? .none : .crossfade }
    set {
      gtk_stack_set_transition_type(
        opaque, newValue == .none ? GTK_STACK_TRANSITION_TYPE_NONE : GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    }
  }

  public var isTransitioning: Bool { gtk_stack_get_transition_running(opaque) != 0 }

  /// Whether all children ask for the size of the largest.
  public var isHomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(opaque) != 0 }
    set {
      gtk_stack_set_hhomogeneous(opaque, newValue ? 1 : 0)
      gtk_stack_set_vhomogeneous(opaque, newValue ? 1 : 0)
    }
  }
}

/// A widget that slides in and out.
public final class Revealer: Widget {
  public convenience init(_ child: Widget? = nil) {
    self.init(new: gtk_revealer_new())
    if let child { gtk_revealer_set_child(opaque, child.widget) }
  }

  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }
}

/// A line that opens to show more.
public final class Expander: Widget {
  public convenience init(title: String) { self.init(new: gtk_expander_new(title)) }

  public var child: Widget? {
    get { gtk_expander_get_child(opaque).map { Widget(retaining: $0) } }
    set { gtk_expander_set_child(opaque, newValue?.widget) }
  }

  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(opaque) != 0 }
    set { gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
  }
}

/// Content with other widgets laid over it.
public final class Overlay: Widget {
  public convenience init(_ child: Widget) {
    self.init(new: gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.widget)
  }

  public func add(_ overlay: Widget) { gtk_overlay_add_overlay(opaque, overlay.widget) }
}

/// Keeps content from growing wider than can be read well.
public final class Clamp: Widget {
  public convenience init(_ child: Widget, maximumWidth: Int = 600) {
    self.init(new: adw_clamp_new())
    adw_clamp_set_child(opaque, child.widget)
    adw_clamp_set_maximum_size(opaque, gint(maximumWidth))
    adw_clamp_set_tightening_threshold(opaque, gint(maximumWidth * 2 / 3))
  }
}

/// A ``Clamp`` for a list: it scrolls itself, so that the list goes on making only the rows that are seen.
public final class ClampScrollable: Widget {
  public convenience init(_ child: Widget, maximumWidth: Int) {
    self.init(new: adw_clamp_scrollable_new())
    adw_clamp_scrollable_set_child(opaque, child.widget)
    adw_clamp_scrollable_set_maximum_size(opaque, gint(maximumWidth))
    adw_clamp_scrollable_set_tightening_threshold(opaque, gint(maximumWidth))
  }
}

extension ScrolledWindow.Policy {
  fileprivate var value: GtkPolicyType {
    switch self {
    case .never: GTK_POLICY_NEVER
    case .automatic: GTK_POLICY_AUTOMATIC
    case .external: GTK_POLICY_EXTERNAL
    }
  }
}
