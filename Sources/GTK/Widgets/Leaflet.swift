import CAdwaita

/// A pile of pages, the last on top, with a sliding transition and a swipe back.
///
/// Stands in for libadwaita 1.4's navigation view; deprecated there, the floor is 1.2.
public final class Leaflet: Widget {
  public convenience init() {
    self.init(new: adw_leaflet_new())
    adw_leaflet_set_can_unfold(opaque, 0)
    adw_leaflet_set_can_navigate_back(opaque, 1)
    adw_leaflet_set_transition_type(opaque, ADW_LEAFLET_TRANSITION_TYPE_OVER)
  }

  public func append(_ child: Widget) { adw_leaflet_append(opaque, child.widget) }
  public func remove(_ child: Widget) { adw_leaflet_remove(opaque, child.widget) }

  public var visibleChild: Widget? {
    get { adw_leaflet_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set { if let newValue { adw_leaflet_set_visible_child(opaque, newValue.widget) } }
  }

  /// Whether pages stand side by side where there is room; else there is always one.
  public var canUnfold: Bool {
    get { adw_leaflet_get_can_unfold(opaque) != 0 }
    set { adw_leaflet_set_can_unfold(opaque, newValue ? 1 : 0) }
  }

  /// Whether one page is seen at a time.
  public var isFolded: Bool { adw_leaflet_get_folded(opaque) != 0 }

  public func onFold(_ body: @escaping () -> Void) { onChange(of: "folded", body) }

  public var isTransitioning: Bool { adw_leaflet_get_child_transition_running(opaque) != 0 }

  public func onSwitch(_ body: @escaping () -> Void) { onChange(of: "visible-child", body) }

  public func onTransitionChange(_ body: @escaping () -> Void) { onChange(of: "child-transition-running", body) }
}
