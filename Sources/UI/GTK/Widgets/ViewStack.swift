import CAdwaita

/// Pages with a title and an icon, switched with a ``ViewSwitcherTitle`` and a ``ViewSwitcherBar``.
public final class ViewStack: Widget {
  public convenience init() {
    self.init(new: adw_view_stack_new())
    onChange(of: "visible-child") { [pointer] in ViewStack(retaining: pointer).updateAccessibilityVisibility() }
  }

  /// Adds a page. The first page becomes visible immediately.
  ///
  /// - Parameters:
  ///   - child: The page.
  ///   - name: The page's name, which must be unique in this stack.
  ///   - title: The title in the switchers.
  ///   - icon: The name of a themed icon.
  public func add(_ child: Widget, name: String, title: String, icon: String) {
    let page = adw_view_stack_add_titled(opaque, child.widget, name, title)
    adw_view_stack_page_set_icon_name(page, icon)
    setAccessibleHidden(child.widget != adw_view_stack_get_visible_child(opaque), child)
  }

  /// Changes the title of a page of this stack in the switchers.
  public func setTitle(_ title: String, of child: Widget) {
    adw_view_stack_page_set_title(adw_view_stack_get_page(opaque, child.widget), title)
  }

  /// Removes a page from the stack and from the switchers.
  public func remove(_ child: Widget) { adw_view_stack_remove(opaque, child.widget) }

  /// The visible page; `nil` if there is none. The new value must be a page of this stack; setting `nil` does nothing.
  public var visibleChild: Widget? {
    get { adw_view_stack_get_visible_child(opaque).map { Widget(retaining: $0) } }
    set { if let newValue { adw_view_stack_set_visible_child(opaque, newValue.widget) } }
  }

  /// Hides the invisible pages from screen readers. By default, libadwaita exposes all pages.
  private func updateAccessibilityVisibility() {
    let visible = adw_view_stack_get_visible_child(opaque)
    for child in childWidgets { setAccessibleHidden(child.widget != visible, child) }
  }

  /// Hides a child from screen readers, and its page in newer versions of libadwaita than 1.2, which expose both.
  private func setAccessibleHidden(_ isHidden: Bool, _ child: Widget) {
    child.setAccessibleHidden(isHidden)
    guard let page = UnsafeMutableRawPointer(adw_view_stack_get_page(opaque, child.widget)),
      g_type_check_instance_is_a(page.assumingMemoryBound(to: GTypeInstance.self), gtk_accessible_get_type()) != 0
    else { return }
    matinee_set_accessible_state(page, GTK_ACCESSIBLE_STATE_HIDDEN, isHidden ? 1 : 0)
  }

  /// Calls `body` when ``visibleChild`` changes, whether by a switcher or by the program.
  public func onSwitch(_ body: @escaping () -> Void) { onChange(of: "visible-child", body) }
}

/// A view switcher for the header bar, which becomes a plain title if there isn't enough space.
///
/// It is deprecated in libadwaita 1.4 in favor of breakpoints, but 1.2 is the minimum version.
public final class ViewSwitcherTitle: Widget {
  public convenience init(stack: ViewStack, title: String) {
    self.init(new: adw_view_switcher_title_new())
    adw_view_switcher_title_set_stack(opaque, stack.opaque)
    adw_view_switcher_title_set_title(opaque, title)
    // A title in the center needs its space at both sides, and would keep a wide window from becoming narrow at once.
    for label in descendants(adw_window_title_get_type()).flatMap({ $0.descendants(gtk_label_get_type()) }) {
      gtk_label_set_width_chars(label.opaque, 1)
    }
    observeSqueezer()
    onMap { [pointer] in Widget(retaining: pointer).nameSwitchers(title) }
  }

  /// Whether the plain title is visible, so the switcher must appear elsewhere.
  public var showsTitle: Bool { adw_view_switcher_title_get_title_visible(opaque) != 0 }

  /// Calls `body` when ``showsTitle`` changes because the window has been resized.
  public func onTitleVisibilityChange(_ body: @escaping () -> Void) { onChange(of: "title-visible", body) }
}

/// A view switcher at the bottom of a narrow window.
public final class ViewSwitcherBar: Widget {
  public convenience init(stack: ViewStack, title: String) {
    self.init(new: adw_view_switcher_bar_new())
    adw_view_switcher_bar_set_stack(opaque, stack.opaque)
    setAccessibleHidden(true)
    onMap { [pointer] in
      let bar = Widget(retaining: pointer)
      bar.nameSwitchers(title)
      bar.preventSwitcherClipping()
    }
  }

  /// Whether the bar should be visible. It stays hidden while the stack has fewer than two pages.
  public var isRevealed: Bool {
    get { adw_view_switcher_bar_get_reveal(opaque) != 0 }
    set {
      adw_view_switcher_bar_set_reveal(opaque, newValue ? 1 : 0)
      setAccessibleHidden(!newValue)
    }
  }
}
