import CAdwaita

/// A pile of pages, the last on top, with a sliding transition and a swipe back.
///
/// Stands in for libadwaita 1.4's navigation view; deprecated there, the floor is 1.2.
public final class Leaflet: Widget {
  public convenience init() {
    _ = LeafletDrawing.isInstalled
    self.init(new: adw_leaflet_new())
    adw_leaflet_set_can_unfold(opaque, 0)
    adw_leaflet_set_can_navigate_back(opaque, 1)
    adw_leaflet_set_transition_type(opaque, ADW_LEAFLET_TRANSITION_TYPE_OVER)
    followPages()
  }

  /// Puts a page after the others; it is not seen until ``visibleChild`` says so, unless it is the only one.
  public func append(_ child: Widget) {
    adw_leaflet_append(opaque, child.widget)
    tellWhatIsSeen()
  }
  /// Puts a page after another one, or before all others; it is not shown until ``visibleChild`` says so.
  public func insert(_ child: Widget, after sibling: Widget?) {
    if let sibling {
      adw_leaflet_insert_child_after(opaque, child.widget, sibling.widget)
    } else {
      adw_leaflet_prepend(opaque, child.widget)
    }
    tellWhatIsSeen()
  }

  /// Puts a page that is in the pile after another one, or before all others.
  public func move(_ child: Widget, after sibling: Widget?) {
    adw_leaflet_reorder_child_after(opaque, child.widget, sibling?.widget)
  }

  /// Whether a page is seen: the visible one, and during a slide also the one that it covers or uncovers.
  public func isShowing(_ child: Widget) -> Bool {
    adw_leaflet_get_visible_child(opaque) == child.widget
      || isTransitioning && gtk_widget_get_child_visible(child.widget) != 0
  }

  /// Takes a page out at once, even while it slides: wait for ``isTransitioning`` to end to keep its picture.
  public func remove(_ child: Widget) { adw_leaflet_remove(opaque, child.widget) }

  /// The page that is seen, or is sliding in; `nil` while there is none, and setting `nil` does nothing. What is set
  /// must be in the pile. A slide that the user turns back sets the page before it again.
  public var visibleChild: Widget? {
    get { adw_leaflet_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set { if let newValue { adw_leaflet_set_visible_child(opaque, newValue.widget) } }
  }

  func followPages() {
    onFold { [pointer] in Leaflet(retaining: pointer).tellWhatIsSeen() }
    onSwitch { [pointer] in Leaflet(retaining: pointer).tellWhatIsSeen() }
    tellWhatIsSeen()
  }

  /// libadwaita tells a screen reader of all pages, whichever is seen.
  private func tellWhatIsSeen() {
    let visible = adw_leaflet_get_visible_child(opaque)
    let showsOne = isFolded || !canUnfold
    for page in childWidgets { page.setAccessibleHidden(showsOne && page.widget != visible) }
  }

  /// Whether pages stand side by side where there is room; else there is always one.
  public var canUnfold: Bool {
    get { adw_leaflet_get_can_unfold(opaque) != 0 }
    set { adw_leaflet_set_can_unfold(opaque, newValue ? 1 : 0) }
  }

  /// Whether one page is seen at a time.
  public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

  /// Calls `body` when ``isFolded`` changes, as the window grows or shrinks.
  public func onFold(_ body: @escaping () -> Void) { onChange(of: "folded", body) }

  /// Whether one page slides over another just now, by itself or under the user's finger.
  public var isTransitioning: Bool { adw_leaflet_get_child_transition_running(opaque) != 0 }

  /// Calls `body` when another page has become ``visibleChild``, by the program or by a swipe; its slide may still go
  /// on.
  public func onSwitch(_ body: @escaping () -> Void) { onChange(of: "visible-child", body) }

  /// Calls `body` when a slide begins and when it ends; see ``isTransitioning``.
  public func onTransitionChange(_ body: @escaping () -> Void) { onChange(of: "child-transition-running", body) }
}
