import CAdwaita

/// A stack of pages, the last on top, with a sliding transition and a back swipe.
///
/// It is deprecated in libadwaita 1.4 in favor of the navigation view, but 1.2 is the minimum version.
public final class Leaflet: Widget {
  public convenience init() {
    _ = LeafletDrawing.isInstalled
    self.init(new: adw_leaflet_new())
    adw_leaflet_set_can_unfold(opaque, 0)
    adw_leaflet_set_can_navigate_back(opaque, 1)
    adw_leaflet_set_transition_type(opaque, ADW_LEAFLET_TRANSITION_TYPE_OVER)
    observePages()
  }

  /// Adds a page after the others. Unless it is the only one, it stays hidden until ``visibleChild`` is set to it.
  public func append(_ child: Widget) {
    adw_leaflet_append(opaque, child.widget)
    updateAccessibilityVisibility()
  }
  /// Adds a page after another one, or before all others. It stays hidden until ``visibleChild`` is set to it.
  public func insert(_ child: Widget, after sibling: Widget?) {
    if let sibling {
      adw_leaflet_insert_child_after(opaque, child.widget, sibling.widget)
    } else {
      adw_leaflet_prepend(opaque, child.widget)
    }
    updateAccessibilityVisibility()
  }

  /// Moves a page of this leaflet after another one, or before all others.
  public func move(_ child: Widget, after sibling: Widget?) {
    adw_leaflet_reorder_child_after(opaque, child.widget, sibling?.widget)
  }

  /// Returns whether a page is visible. During a slide, both the covering and the covered page are.
  public func isShowing(_ child: Widget) -> Bool {
    adw_leaflet_get_visible_child(opaque) == child.widget
      || isTransitioning && gtk_widget_get_child_visible(child.widget) != 0
  }

  /// Removes a page immediately, even while it slides. To finish the animation first, wait until ``isTransitioning`` is
  /// `false`.
  public func remove(_ child: Widget) { adw_leaflet_remove(opaque, child.widget) }

  /// The visible page, or the one that is sliding in; `nil` if there is none.
  ///
  /// The new value must be a page of this leaflet; setting `nil` does nothing. If the user cancels a slide, the
  /// previous page becomes visible again.
  public var visibleChild: Widget? {
    get { adw_leaflet_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set { if let newValue { adw_leaflet_set_visible_child(opaque, newValue.widget) } }
  }

  func observePages() {
    onFold { [pointer] in Leaflet(retaining: pointer).updateAccessibilityVisibility() }
    onSwitch { [pointer] in Leaflet(retaining: pointer).updateAccessibilityVisibility() }
    updateAccessibilityVisibility()
  }

  /// Hides the invisible pages from screen readers. By default, libadwaita exposes all pages.
  private func updateAccessibilityVisibility() {
    let visible = adw_leaflet_get_visible_child(opaque)
    let showsOne = isFolded || !canUnfold
    for page in childWidgets { page.setAccessibleHidden(showsOne && page.widget != visible) }
  }

  /// Whether pages appear side by side if there is enough space. Otherwise, only one is visible at a time.
  public var canUnfold: Bool {
    get { adw_leaflet_get_can_unfold(opaque) != 0 }
    set { adw_leaflet_set_can_unfold(opaque, newValue ? 1 : 0) }
  }

  /// Whether only one page is visible at a time.
  public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

  /// Calls `body` when ``isFolded`` changes because the window has been resized.
  public func onFold(_ body: @escaping () -> Void) { onChange(of: "folded", body) }

  /// Whether a slide is in progress, started by the program or by the user's finger.
  public var isTransitioning: Bool { adw_leaflet_get_child_transition_running(opaque) != 0 }

  /// Calls `body` when ``visibleChild`` changes, by the program or by a swipe. The slide may still be in progress.
  public func onSwitch(_ body: @escaping () -> Void) { onChange(of: "visible-child", body) }

  /// Calls `body` when a slide begins and when it ends; see ``isTransitioning``.
  public func onTransitionChange(_ body: @escaping () -> Void) { onChange(of: "child-transition-running", body) }
}
