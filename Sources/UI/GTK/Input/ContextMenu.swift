import CAdwaita

/// A context menu for a widget. It stays alive while it is open and restores the focus when it closes.
///
/// Source: [GtkPopoverMenu](https://docs.gtk.org/gtk4/class.PopoverMenu.html).
public enum ContextMenu {
  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - sections: The menu's sections, with a separator between them.
  ///   - name: The accessible name of the menu, which describes its subject.
  ///   - target: The widget that the menu refers to. Without a `position`, the menu opens at its center.
  ///   - position: The position of the menu in application pixels of `host`.
  ///   - host: A widget that contains the target and stays while the menu is open.
  public static func open(
    _ sections: [[MenuItem]], name: String, of target: Widget, at position: (x: Double, y: Double)?, in host: Widget
  ) {
    let popover = withExtendedLifetime(Menu(sections: sections.named, hiding: sections.commands)) { menu in
      Widget(new: gtk_popover_menu_new_from_model(menu.cast(to: GMenuModel.self)))
    }
    popover.accessibleLabel = name
    popover.insertActionGroup(MenuItem.prefix, sections.actions)
    popover.setUpPopover()
    gtk_popover_set_has_arrow(popover.cast(), position == nil ? 1 : 0)
    let parent = host.nearestLayoutAncestor
    gtk_widget_set_parent(popover.widget, parent.widget)
    point(popover, at: position.flatMap { host.translated($0, to: parent) }, of: target, in: parent)
    OpenMenu(popover, in: parent).observe()
    gtk_popover_popup(popover.cast())
  }

  private static func point(
    _ popover: Widget, at position: (x: Double, y: Double)?, of target: Widget, in parent: Widget
  ) {
    var rectangle = GdkRectangle(x: 0, y: 0, width: 1, height: 1)
    if let position {
      rectangle.x = gint(position.x)
      rectangle.y = gint(position.y)
      gtk_widget_set_halign(popover.widget, GTK_ALIGN_START)
    } else {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(target.widget, parent.widget, &bounds) != 0 else { return }
      rectangle.x = gint(bounds.origin.x + bounds.size.width / 2)
      rectangle.y = gint(bounds.origin.y + bounds.size.height / 2)
    }
    gtk_popover_set_pointing_to(popover.cast(), &rectangle)
  }
}

/// An open menu, from its appearance to its removal from the window.
private final class OpenMenu {
  private var popover: Widget?
  private var focused: Widget?
  private var connections: [SignalConnection] = []
  private let parent: Widget
  private let scrollLock: ScrollLock

  init(_ popover: Widget, in parent: Widget) {
    self.popover = popover
    self.parent = parent
    focused = parent.window?.focusedWidget
    scrollLock = ScrollLock(around: [parent, focused].compactMap(\.self))
  }

  func observe() {
    guard let popover else { return }
    connections = [
      popover.connect("closed") {
        self.restoreFocus()
        self.endSoon()
      },
      parent.connect("unmap") { self.endSoon() },
    ]
  }

  /// Removes the menu after the current signal. The selected item finds its action through the menu's parent after the
  /// menu has closed, and GTK 4.8 never releases a menu that is removed while its parent disappears.
  private func endSoon() { Task { end() } }

  private func end() {
    guard let popover else { return }
    self.popover = nil
    connections.forEach { $0.disconnect() }
    focused = nil
    popover.unparent()
    guard let window = parent.window else { return scrollLock.end() }
    window.afterNextFrame { [scrollLock] in scrollLock.end() }
  }

  /// Restores the focus before the selected action can move it.
  private func restoreFocus() {
    if parent.isMapped, focused?.isMapped == true { focused?.focus() }
    focused = nil
  }
}

/// A menu item and its action.
public struct MenuItem {
  /// The title in header capitalization. An underscore precedes the mnemonic.
  public var title: String
  /// The name of the item's action, without spaces. Tests identify the item by it.
  public var name: String
  /// The state of an on/off item, shown as a check mark; `nil` for an item without a state.
  public var isOn: Bool?
  /// The closure that runs when the user selects the item.
  public var action: () -> Void
  /// The full name of an existing action to activate instead.
  fileprivate var command: String?

  public init(_ title: String, name: String, isOn: Bool? = nil, action: @escaping () -> Void) {
    self.title = title
    self.name = name
    self.isOn = isOn
    self.action = action
  }

  /// Creates an item that activates an existing action, such as `win.refresh`, and shows its state. The item is hidden
  /// while the action is disabled.
  public init(_ title: String, command: String) {
    self.init(title, name: command) {}
    self.command = command
  }

  /// The prefix of the actions that belong to the menu itself.
  static let prefix = "item"
}

extension [[MenuItem]] {
  /// The titles and full action names of the items.
  var named: [[(title: String, action: String)]] {
    map { items in items.map { ($0.title, $0.command ?? "\(MenuItem.prefix).\($0.name)") } }
  }

  /// The full names of the existing actions that items activate.
  var commands: Set<String> { Set(joined().compactMap(\.command)) }

  /// The actions of the items that don't refer to an existing action.
  var actions: ActionGroup {
    let group = ActionGroup()
    for item in joined() where item.command == nil {
      if let isOn = item.isOn {
        _ = group.addAction(item.name, isOn: isOn) { _ in item.action() }
      } else {
        group.addAction(item.name, item.action)
      }
    }
    return group
  }
}

extension Widget {
  /// The nearest ancestor with a layout manager, which positions a popover. Some libadwaita containers have none.
  fileprivate var nearestLayoutAncestor: Widget {
    var next: Widget = self
    while gtk_widget_get_layout_manager(next.widget) == nil, let parent = next.parentWidget { next = parent }
    return next
  }

  func translated(_ point: (x: Double, y: Double), to other: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    return gtk_widget_translate_coordinates(widget, other.widget, point.x, point.y, &x, &y) != 0 ? (x, y) : nil
  }
}
