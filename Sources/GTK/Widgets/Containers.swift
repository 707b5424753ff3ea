import CAdwaita

/// A window onto something larger, with scroll bars where they are needed.
public final class ScrolledWindow: Widget {
  /// Whether one direction scrolls: `never` takes the content's size instead, `automatic` scrolls with a bar where the
  /// content is larger, `external` scrolls without a bar of its own.
  public enum Policy { case never, automatic, external }

  public convenience init(_ child: Widget? = nil, horizontal: Policy = .never, vertical: Policy = .automatic) {
    self.init(new: gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(opaque, horizontal.value, vertical.value)
    describeBar(gtk_scrolled_window_get_hscrollbar(opaque), "Scroll Sideways", isUsed: horizontal == .automatic)
    describeBar(gtk_scrolled_window_get_vscrollbar(opaque), "Scroll", isUsed: vertical == .automatic)
    if let child { gtk_scrolled_window_set_child(opaque, child.widget) }
  }

  /// How far it is scrolled down; a fresh owner of the same GTK object each time.
  public var verticalAdjustment: Adjustment {
    Adjustment(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
  }

  /// How far it is scrolled sideways; a fresh owner of the same GTK object each time.
  public var horizontalAdjustment: Adjustment {
    Adjustment(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_hadjustment(opaque)))
  }

  /// Takes its height from the content instead of scrolling it where it can.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue ? 1 : 0) }
  }

  /// Takes its width from the content instead of scrolling it where it can.
  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue ? 1 : 0) }
  }

  private func describeBar(_ bar: UnsafeMutablePointer<GtkWidget>?, _ name: String, isUsed: Bool) {
    guard let bar else { return }
    let widget = Widget(retaining: bar)
    if isUsed { widget.accessibleLabel = name } else { widget.setAccessibleHidden(true) }
  }
}

/// How far something is scrolled: `value` within `0 … upper`, of which `pageSize` is seen. In application pixels.
public final class Adjustment: Object {
  /// Where the part that is seen begins; set beyond the ends, it stops at them: at 0, or at ``upper`` less
  /// ``pageSize``.
  public var value: Double {
    get { gtk_adjustment_get_value(cast(to: GtkAdjustment.self)) }
    set { gtk_adjustment_set_value(cast(to: GtkAdjustment.self), newValue) }
  }

  /// How long the whole content is.
  public var upper: Double { gtk_adjustment_get_upper(cast(to: GtkAdjustment.self)) }
  /// How much of the content is seen at once.
  public var pageSize: Double { gtk_adjustment_get_page_size(cast(to: GtkAdjustment.self)) }

  /// Whether ``value`` counts from the end: sideways, where lines run from right to left, GTK counts from the left.
  /// `false` at first; it is this owner's, and the GTK object knows nothing of it.
  public var isMirrored = false
  /// How far the part that is seen is from where the content starts: ``value``, unless that counts from the end.
  public var position: Double {
    get { isMirrored ? upper - pageSize - value : value }
    set { value = isMirrored ? upper - pageSize - newValue : newValue }
  }
  /// What is left below (or after) the part that is seen.
  public var remaining: Double { upper - pageSize - position }

  /// Scrolls as little as it takes for a part of the content to be seen, its start before its end.
  public func reveal(_ start: Double, to end: Double) {
    gtk_adjustment_clamp_page(cast(to: GtkAdjustment.self), start, end)
  }

  /// Calls `body` each time ``value`` changes, be it by the user, by the program, or as the content shrinks.
  public func onScroll(_ body: @escaping () -> Void) { connect("value-changed", body) }

  /// Calls `body` when the extent changes: content grew, or the window was resized.
  public func onResize(_ body: @escaping () -> Void) { connect("changed", body) }
}

/// Several widgets in one place, one of which is seen.
public final class Stack: Widget {
  /// How one child gives way to another: at once, or by fading into it.
  public enum Transition { case none, crossfade }

  /// - Parameter isDecoration: whether it is left out for those who cannot see it, as a picture and its placeholder are.
  public convenience init(transition: Transition = .crossfade, isDecoration: Bool = false) {
    self.init(new: gtk_stack_new())
    if isDecoration { setAccessibleRole(.decoration) }
    self.transition = transition
  }

  /// Adds a child, which must be in no container; the first one that is added is seen at once.
  ///
  /// - Parameter name: what a screen reader calls the page; empty for a mere place.
  public func add(_ child: Widget, name: String = "") {
    guard let page = gtk_stack_add_child(opaque, child.widget), !isDecoration else { return }
    matinee_set_accessible_label(UnsafeMutableRawPointer(page), name)
    hide(child, unless: gtk_stack_get_visible_child(opaque))
  }

  /// Changes what a screen reader calls the page of a child.
  public func setAccessibleName(_ name: String, of child: Widget) {
    guard let page = gtk_stack_get_page(opaque, child.widget) else { return }
    matinee_set_accessible_label(UnsafeMutableRawPointer(page), name)
  }

  /// Takes a child out; where it was the one seen, another takes its place or none is left.
  public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.widget) }

  /// The child that is seen, or that is fading in; `nil` while there is none, and setting `nil` does nothing. What is
  /// set must be in the stack.
  public var visibleChild: Widget? {
    get { gtk_stack_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set {
      guard let newValue else { return }
      let old = isDecoration ? nil : visibleChild
      gtk_stack_set_visible_child(opaque, newValue.widget)
      if isDecoration { return }
      old.map { hide($0, unless: newValue.widget) }
      hide(newValue, unless: newValue.widget)
    }
  }

  private var isDecoration: Bool {
    gtk_accessible_get_accessible_role(opaque) == GTK_ACCESSIBLE_ROLE_PRESENTATION
  }

  /// For a stack that others fill and turn.
  func followPages() {
    onChange(of: "visible-child") { [pointer] in Stack(retaining: pointer).tellWhatIsSeen() }
    tellWhatIsSeen()
  }

  private func tellWhatIsSeen() {
    for child in childWidgets {
      hide(child, unless: gtk_stack_get_visible_child(opaque))
      setAccessibleName("", of: child)
    }
  }

  /// GTK tells a screen reader of all pages, whichever is seen.
  private func hide(_ child: Widget, unless visible: UnsafeMutablePointer<GtkWidget>?) {
    guard let page = gtk_stack_get_page(opaque, child.widget) else { return }
    matinee_set_accessible_hidden(UnsafeMutableRawPointer(page), child.widget == visible ? 0 : 1)
  }

  /// How the next change of ``visibleChild`` looks.
  public var transition: Transition {
    get { gtk_stack_get_transition_type(opaque) == GTK_STACK_TRANSITION_TYPE_NONE ? .none : .crossfade }
    set {
      gtk_stack_set_transition_type(
        opaque, newValue == .none ? GTK_STACK_TRANSITION_TYPE_NONE : GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    }
  }

  /// Whether one child is giving way to another just now.
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

/// A widget that slides or fades in and out.
public final class Revealer: Widget {
  /// How the child comes and goes: it slides down from the top, or fades while it keeps its room.
  public enum Transition { case slideDown, crossfade }

  public convenience init(_ child: Widget? = nil, transition: Transition = .slideDown) {
    self.init(new: gtk_revealer_new())
    if transition == .crossfade {
      gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    }
    if let child { gtk_revealer_set_child(opaque, child.widget) }
    setAccessibleHidden(true)
  }

  /// Whether the child is shown, or about to be; `false` at first. Setting it starts the transition and returns at once.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set {
      gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0)
      setAccessibleHidden(!newValue)
    }
  }
}

/// A line that opens to show more.
public final class Expander: Widget {
  public convenience init(title: String) {
    self.init(new: gtk_expander_new(title))
    accessibleLabel = title
    onChange(of: "expanded") { [pointer] in Expander(retaining: pointer).followFocus() }
  }

  /// What is shown below the line while it is open; `nil` for nothing.
  public var child: Widget? {
    get { gtk_expander_get_child(opaque).map { Widget(retaining: $0) } }
    set {
      gtk_expander_set_child(opaque, newValue?.widget)
      followFocus()
    }
  }

  /// GTK 4.8 offers the focus to the child even while it is closed: where the child says yes, as a text that can be
  /// selected does, the key Tab is lost.
  private func followFocus() { child?.letsFocusIn = isExpanded }

  /// Whether it is open; the user changes it too, and it is `false` at first.
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

  /// Lays a widget over the content and over those laid before. It gets the room of the content.
  ///
  /// - Parameter isMeasured: whether that room is made large enough for it.
  public func add(_ overlay: Widget, isMeasured: Bool = false) {
    gtk_overlay_add_overlay(opaque, overlay.widget)
    gtk_overlay_set_measure_overlay(opaque, overlay.widget, isMeasured ? 1 : 0)
  }
}

/// Keeps content from growing wider than can be read well.
public final class Clamp: Widget {
  /// - Parameter tightens: whether it leaves room at its sides before it has all of its width; a ``ClampScrollable`` does not.
  public convenience init(_ child: Widget, maximumWidth: Int = 600, tightens: Bool = true) {
    self.init(new: adw_clamp_new())
    adw_clamp_set_child(opaque, child.widget)
    adw_clamp_set_maximum_size(opaque, gint(maximumWidth))
    adw_clamp_set_tightening_threshold(opaque, gint(tightens ? maximumWidth * 2 / 3 : maximumWidth))
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
