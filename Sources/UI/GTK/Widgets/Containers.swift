import CAdwaita
import Localization

/// A scrollable view of larger content, with scroll bars where needed.
public final class ScrolledWindow: Widget {
  /// The scrolling behavior in one direction. `never` adopts the content's size, `automatic` shows a scroll bar for
  /// larger content, and `external` scrolls without a scroll bar.
  public enum Policy { case never, automatic, external }

  public convenience init(_ child: Widget? = nil, horizontal: Policy = .never, vertical: Policy = .automatic) {
    self.init(new: gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(opaque, horizontal.value, vertical.value)
    describeBar(gtk_scrolled_window_get_hscrollbar(opaque), tr("Scroll Horizontally"), isUsed: horizontal == .automatic)
    describeBar(gtk_scrolled_window_get_vscrollbar(opaque), tr("Scroll"), isUsed: vertical == .automatic)
    if let child { gtk_scrolled_window_set_child(opaque, child.widget) }
  }

  /// The vertical scroll position. Each call returns a new Swift owner of the same GTK object.
  public var verticalAdjustment: Adjustment {
    Adjustment(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque)))
  }

  /// The horizontal scroll position. Each call returns a new Swift owner of the same GTK object.
  public var horizontalAdjustment: Adjustment {
    Adjustment(retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_hadjustment(opaque)))
  }

  /// Whether the content always has its natural width and scrolls if that is wider than the visible part. By default,
  /// the content is as narrow as the visible part, down to its minimum width. It has no effect on lists and grids.
  public var hasNaturalContentWidth: Bool {
    get {
      guard let viewport = gtk_scrolled_window_get_child(opaque) else { return false }
      return gtk_scrollable_get_hscroll_policy(OpaquePointer(viewport)) == GTK_SCROLL_NATURAL
    }
    set {
      guard let viewport = gtk_scrolled_window_get_child(opaque) else { return }
      gtk_scrollable_set_hscroll_policy(OpaquePointer(viewport), newValue ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM)
    }
  }

  private func describeBar(_ bar: UnsafeMutablePointer<GtkWidget>?, _ name: String, isUsed: Bool) {
    guard let bar else { return }
    let widget = Widget(retaining: bar)
    if isUsed { widget.accessibleLabel = name } else { widget.setAccessibleHidden(true) }
  }
}

/// A scroll position: `value` within `0 … upper`, of which `pageSize` is visible. All values are application pixels.
public final class Adjustment: Object {
  /// The start of the visible part. New values are clamped to the range from 0 to ``upper`` minus ``pageSize``.
  public var value: Double {
    get { gtk_adjustment_get_value(cast(to: GtkAdjustment.self)) }
    set { gtk_adjustment_set_value(cast(to: GtkAdjustment.self), newValue) }
  }

  /// The length of the whole content.
  public var upper: Double { gtk_adjustment_get_upper(cast(to: GtkAdjustment.self)) }
  /// The length of the visible part.
  public var pageSize: Double { gtk_adjustment_get_page_size(cast(to: GtkAdjustment.self)) }

  /// Whether ``value`` counts from the end. In horizontal scrolling of right-to-left content, GTK counts from the left.
  ///
  /// The default is `false`. The value belongs to this Swift owner and doesn't affect the GTK object.
  public var isMirrored = false
  /// The distance between the start of the content and the visible part. It is ``value``, unless that counts from the
  /// end.
  public var position: Double {
    get { isMirrored ? upper - pageSize - value : value }
    set { value = isMirrored ? upper - pageSize - newValue : newValue }
  }
  /// The length of the content after the visible part.
  public var remaining: Double { upper - pageSize - position }

  /// Scrolls just far enough to show a part of the content. If it doesn't fit, its start takes precedence.
  public func reveal(_ start: Double, to end: Double) {
    gtk_adjustment_clamp_page(cast(to: GtkAdjustment.self), start, end)
  }

  /// Calls `body` each time ``value`` changes, by the user, by the program, or because the content shrinks.
  public func onScroll(_ body: @escaping () -> Void) { connect("value-changed", body) }

  /// Calls `body` when the content's length or the visible length changes.
  public func onResize(_ body: @escaping () -> Void) { connect("changed", body) }
}

/// Several widgets in one place, with one visible at a time.
public final class Stack: Widget {
  /// The transition between two children: immediate or a crossfade.
  public enum Transition { case none, crossfade }

  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - transition: The transition between two children.
  ///   - isDecoration: Whether screen readers ignore the stack, as they do an image and its placeholder.
  public convenience init(transition: Transition = .crossfade, isDecoration: Bool = false) {
    self.init(new: gtk_stack_new())
    if isDecoration { setAccessibleRole(.decoration) }
    self.transition = transition
  }

  /// Whether the stack is only as high as the visible child, instead of the highest one.
  public var fitsVisibleChild: Bool {
    get { gtk_stack_get_vhomogeneous(opaque) == 0 }
    set { gtk_stack_set_vhomogeneous(opaque, newValue ? 0 : 1) }
  }

  /// Adds a child without a parent. The first child becomes visible immediately.
  ///
  /// - Parameter name: The accessible name of the page; empty for a plain container.
  public func add(_ child: Widget, name: String = "") {
    guard let page = gtk_stack_add_child(opaque, child.widget), !isDecoration else { return }
    matinee_set_accessible_label(UnsafeMutableRawPointer(page), name)
    hide(child, unless: gtk_stack_get_visible_child(opaque))
  }

  /// Changes the accessible name of a child's page.
  public func setAccessibleName(_ name: String, of child: Widget) {
    guard let page = gtk_stack_get_page(opaque, child.widget) else { return }
    matinee_set_accessible_label(UnsafeMutableRawPointer(page), name)
  }

  /// Removes a child. If it was visible, another child becomes visible, if there is one.
  public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.widget) }

  /// The visible child, or the one that is fading in; `nil` if there is none. The new value must be a child of this
  /// stack; setting `nil` does nothing.
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

  /// Observes the visible page of a stack that other code fills and switches.
  func observePages() {
    onChange(of: "visible-child") { [pointer] in Stack(retaining: pointer).updateAccessibilityVisibility() }
    updateAccessibilityVisibility()
  }

  private func updateAccessibilityVisibility() {
    for child in childWidgets {
      hide(child, unless: gtk_stack_get_visible_child(opaque))
      setAccessibleName("", of: child)
    }
  }

  /// Hides an invisible page from screen readers. By default, GTK exposes all pages.
  private func hide(_ child: Widget, unless visible: UnsafeMutablePointer<GtkWidget>?) {
    guard let page = gtk_stack_get_page(opaque, child.widget) else { return }
    matinee_set_accessible_state(
      UnsafeMutableRawPointer(page), GTK_ACCESSIBLE_STATE_HIDDEN, child.widget == visible ? 0 : 1)
  }

  /// The transition for the next change of ``visibleChild``.
  public var transition: Transition {
    get { gtk_stack_get_transition_type(opaque) == GTK_STACK_TRANSITION_TYPE_NONE ? .none : .crossfade }
    set {
      gtk_stack_set_transition_type(
        opaque, newValue == .none ? GTK_STACK_TRANSITION_TYPE_NONE : GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    }
  }

  /// Whether a transition is in progress.
  public var isTransitioning: Bool { gtk_stack_get_transition_running(opaque) != 0 }

  /// Whether all children request the size of the largest one.
  public var isHomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(opaque) != 0 }
    set {
      gtk_stack_set_hhomogeneous(opaque, newValue ? 1 : 0)
      gtk_stack_set_vhomogeneous(opaque, newValue ? 1 : 0)
    }
  }
}

/// A container that shows and hides its child with a transition.
public final class Revealer: Widget {
  /// The transition: the child slides down from the top, or it fades without changing its size.
  public enum Transition { case slideDown, crossfade }

  public convenience init(_ child: Widget? = nil, transition: Transition = .slideDown) {
    self.init(new: gtk_revealer_new())
    if transition == .crossfade {
      gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    }
    if let child { gtk_revealer_set_child(opaque, child.widget) }
    setAccessibleHidden(true)
  }

  /// Whether the child is visible or about to appear. The default is `false`. Setting it starts the transition and
  /// returns immediately.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set {
      gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0)
      setAccessibleHidden(!newValue)
    }
  }
}

/// A title that expands to show more content.
public final class Expander: Widget {
  public convenience init(title: String) {
    self.init(new: gtk_expander_new(title))
    accessibleLabel = title
    onChange(of: "expanded") { [pointer] in Expander(retaining: pointer).updateChildFocus() }
  }

  /// The widget that appears below the title while expanded; `nil` for none.
  public var child: Widget? {
    get { gtk_expander_get_child(opaque).map { Widget(retaining: $0) } }
    set {
      gtk_expander_set_child(opaque, newValue?.widget)
      updateChildFocus()
    }
  }

  /// Lets the child take the focus only while it is visible. GTK 4.8 offers the focus to a collapsed child, too. If the
  /// child accepts it, as a selectable text does, Tab no longer works.
  private func updateChildFocus() { child?.canContainFocus = isExpanded }

  /// Whether the content is expanded. The default is `false`; the user can change it, too.
  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(opaque) != 0 }
    set { gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
  }
}

/// Content with other widgets on top of it.
public final class Overlay: Widget {
  public convenience init(_ child: Widget) {
    self.init(new: gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.widget)
  }

  /// Adds a widget on top of the content and of previously added widgets. It gets the content's space.
  ///
  /// - Parameter isMeasured: Whether that space grows to fit the widget.
  public func add(_ overlay: Widget, isMeasured: Bool = false) {
    gtk_overlay_add_overlay(opaque, overlay.widget)
    gtk_overlay_set_measure_overlay(opaque, overlay.widget, isMeasured ? 1 : 0)
  }
}

/// A container that limits its content to a readable width.
public final class Clamp: Widget {
  /// Creates a clamp.
  ///
  /// - Parameter tightens: Whether the clamp adds space at its sides before it reaches its maximum width. A
  ///   ``ClampScrollable`` never does.
  public convenience init(_ child: Widget, maximumWidth: Int = 600, tightens: Bool = true) {
    self.init(new: adw_clamp_new())
    adw_clamp_set_child(opaque, child.widget)
    adw_clamp_set_maximum_size(opaque, gint(maximumWidth))
    adw_clamp_set_tightening_threshold(opaque, gint(tightens ? maximumWidth * 2 / 3 : maximumWidth))
  }
}

/// A ``Clamp`` for a list. It is scrollable itself, so the list still creates only the visible rows.
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
