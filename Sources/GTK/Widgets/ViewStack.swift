import CAdwaita

/// Pages with a title and an icon, for switching between with a ``ViewSwitcherTitle`` and a ``ViewSwitcherBar``.
public final class ViewStack: Widget {
  public convenience init() {
    self.init(new: adw_view_stack_new())
    onChange(of: "visible-child") { [pointer] in ViewStack(retaining: pointer).tellWhatIsSeen() }
  }

  /// Adds a page; the first one is seen at once. The name must be one that no other page here has, the icon is one of
  /// the theme.
  public func add(_ child: Widget, name: String, title: String, icon: String) {
    let page = adw_view_stack_add_titled(opaque, child.widget, name, title)
    adw_view_stack_page_set_icon_name(page, icon)
    child.setAccessibleHidden(child.widget != adw_view_stack_get_visible_child(opaque))
  }

  /// Changes what the switchers call a page, which must be in the stack.
  public func setTitle(_ title: String, of child: Widget) {
    adw_view_stack_page_set_title(adw_view_stack_get_page(opaque, child.widget), title)
  }

  /// Takes a page out, and its place in the switchers with it.
  public func remove(_ child: Widget) { adw_view_stack_remove(opaque, child.widget) }

  /// The page that is seen; `nil` while there is none, and setting `nil` does nothing. What is set must be in the
  /// stack.
  public var visibleChild: Widget? {
    get { adw_view_stack_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set { if let newValue { adw_view_stack_set_visible_child(opaque, newValue.widget) } }
  }

  /// libadwaita tells a screen reader of all pages, whichever is seen.
  private func tellWhatIsSeen() {
    let visible = adw_view_stack_get_visible_child(opaque)
    for page in childWidgets { page.setAccessibleHidden(page.widget != visible) }
  }

  /// Calls `body` when another page has become ``visibleChild``, by a switcher or by the program.
  public func onSwitch(_ body: @escaping () -> Void) { onChange(of: "visible-child", body) }
}

/// The switcher in the header, which becomes a plain title where there is no room for it.
///
/// Deprecated in libadwaita 1.4, where a breakpoint takes its place; 1.2 is the floor.
public final class ViewSwitcherTitle: Widget {
  public convenience init(stack: ViewStack, title: String) {
    self.init(new: adw_view_switcher_title_new())
    adw_view_switcher_title_set_stack(opaque, stack.opaque)
    adw_view_switcher_title_set_title(opaque, title)
    followSqueezer()
    onMap { [pointer] in Widget(retaining: pointer).nameSwitchers(title) }
  }

  /// Whether the plain title is shown, so that the switcher must be elsewhere.
  public var showsTitle: Bool { adw_view_switcher_title_get_title_visible(opaque) != 0 }

  /// Calls `body` when ``showsTitle`` changes, as the window grows or shrinks.
  public func onTitleShown(_ body: @escaping () -> Void) { onChange(of: "title-visible", body) }
}

/// The switcher at the foot of a narrow window.
public final class ViewSwitcherBar: Widget {
  public convenience init(stack: ViewStack, title: String) {
    self.init(new: adw_view_switcher_bar_new())
    adw_view_switcher_bar_set_stack(opaque, stack.opaque)
    setAccessibleHidden(true)
    onMap { [pointer] in
      let bar = Widget(retaining: pointer)
      bar.nameSwitchers(title)
      bar.giveSwitchersRoom()
    }
  }

  /// Whether the bar is to be seen; it is not, even so, while the stack has fewer than two pages.
  public var isRevealed: Bool {
    get { adw_view_switcher_bar_get_reveal(opaque) != 0 }
    set {
      adw_view_switcher_bar_set_reveal(opaque, newValue ? 1 : 0)
      setAccessibleHidden(!newValue)
    }
  }
}
