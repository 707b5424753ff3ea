import CAdwaita
import Localization

/// A button for the usual action, next to one that opens a menu with related actions.
///
/// Source: [AdwSplitButton](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.SplitButton.html).
public final class SplitButton: Widget {
  /// - Parameter menuName: The accessible name and tooltip of the part that opens the menu.
  public convenience init(label: String, menuName: String) {
    self.init(new: adw_split_button_new())
    adw_split_button_set_dropdown_tooltip(opaque, menuName)
    self.label = label
    if let menuButton = firstChild(gtk_menu_button_get_type()) {
      // The focusable part is an inner button, which takes its name from the menu button.
      menuButton.setAccessibleRole(.group)
      menuButton.accessibleLabel = menuName
    }
  }

  /// The label of the usual action, as plain text. Setting it replaces the button's content.
  public var label: String {
    get { adw_split_button_get_label(opaque).map { String(cString: $0) } ?? "" }
    set { adw_split_button_set_label(opaque, newValue) }
  }

  /// Lets the label of the usual action wrap if it doesn't fit.
  public func wrapLabel() {
    guard let label = firstChild(gtk_label_get_type()).map({ Label(retaining: $0.pointer) }) else { return }
    label.wraps = true
    label.asksForWholeLines = true
    label.justification = .center
  }

  /// Calls `body` at each activation of the usual action.
  public func onClick(_ body: @escaping () -> Void) { connect("clicked", body) }

  /// Replaces the items of the menu.
  public func setItems(_ sections: [[MenuItem]]) {
    insertActionGroup(MenuItem.prefix, sections.actions)
    let menu = Menu(sections: sections.named, hiding: sections.commands)
    withExtendedLifetime(menu) { adw_split_button_set_menu_model(opaque, menu.cast(to: GMenuModel.self)) }
    guard let popover = adw_split_button_get_popover(opaque) else { return }
    let menuWidget = Widget(retaining: UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self))
    menuWidget.setUpPopover()
  }

  /// Opens the menu. Returns `false` outside a window.
  @discardableResult
  public func openMenu() -> Bool {
    guard gtk_widget_get_root(widget) != nil else { return false }
    adw_split_button_popup(opaque)
    return true
  }
}
