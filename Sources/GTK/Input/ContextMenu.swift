import CAdwaita

/// What can be done with one thing, as a menu that opens where the thing is.
///
/// It stays as long as it is open, and gives the keyboard back when it closes. Source:
/// [GtkPopoverMenu](https://docs.gtk.org/gtk4/class.PopoverMenu.html).
public enum ContextMenu {
  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - sections: drawn with a line between them.
  ///   - name: what a screen reader calls the menu: the thing that it is about.
  ///   - target: what the menu is about; the menu opens in the middle of it where there is no `place`.
  ///   - place: in application pixels of `host`.
  ///   - host: a widget that stays while the menu is open, and that holds the target.
  public static func open(
    _ sections: [[MenuItem]], name: String, of target: Widget, at place: (x: Double, y: Double)?, in host: Widget
  ) {
    let popover = withExtendedLifetime(Menu(sections: sections.named)) { menu in
      Widget(new: gtk_popover_menu_new_from_model(menu.cast(to: GMenuModel.self)))
    }
    popover.accessibleLabel = name
    popover.insertActionGroup(MenuItem.prefix, sections.actions)
    popover.handKeysOn()
    gtk_popover_set_has_arrow(popover.cast(), place == nil ? 1 : 0)
    let parent = host.nearestThatLaysOut
    gtk_widget_set_parent(popover.widget, parent.widget)
    point(popover, at: place.flatMap { host.translated($0, to: parent) }, of: target, in: parent)
    OpenMenu(popover, in: parent).follow()
    gtk_popover_popup(popover.cast())
  }

  private static func point(
    _ popover: Widget, at place: (x: Double, y: Double)?, of target: Widget, in parent: Widget
  ) {
    var rectangle = GdkRectangle(x: 0, y: 0, width: 1, height: 1)
    if let place {
      rectangle.x = gint(place.x)
      rectangle.y = gint(place.y)
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

/// A menu from its opening until it is taken out of the window again.
private final class OpenMenu {
  private var popover: Widget?
  private var focused: Widget?
  private var connections: [SignalConnection] = []
  private let parent: Widget

  init(_ popover: Widget, in parent: Widget) {
    self.popover = popover
    self.parent = parent
    focused = parent.window?.focusedWidget
  }

  func follow() {
    guard let popover else { return }
    connections = [
      popover.connect("closed") {
        self.giveFocusBack()
        // What was chosen finds its action by way of the menu's parent, after the menu has closed.
        Task { self.end() }
      },
      parent.connect("unmap") { self.end() },
    ]
  }

  private func end() {
    guard let popover else { return }
    self.popover = nil
    connections.forEach { $0.disconnect() }
    focused = nil
    popover.unparent()
  }

  /// Before anything that was chosen moves it on.
  private func giveFocusBack() {
    if focused?.isMapped == true { focused?.focus() }
    focused = nil
  }
}

/// A line of a menu, and what it does.
public struct MenuItem {
  /// In header capitals; an underscore stands before the letter that chooses it.
  public var title: String
  /// Without spaces; what tests know it by.
  public var name: String
  /// Whether what choosing it turns on and off is on, which a check mark tells; `nil` for what just happens.
  public var isOn: Bool?
  /// What choosing it does.
  public var action: () -> Void
  /// The command of somebody else that it stands for.
  fileprivate var command: String?

  public init(_ title: String, name: String, isOn: Bool? = nil, action: @escaping () -> Void) {
    self.title = title
    self.name = name
    self.isOn = isOn
    self.action = action
  }

  /// A line that stands for a command that there is already, such as `win.refresh`, and shows its state.
  public init(_ title: String, command: String) {
    self.init(title, name: command) {}
    self.command = command
  }

  /// What stands before the names of a menu's own actions.
  static let prefix = "item"
}

extension [[MenuItem]] {
  /// As titles and the names of actions.
  var named: [[(title: String, action: String)]] {
    map { items in items.map { ($0.title, $0.command ?? "\(MenuItem.prefix).\($0.name)") } }
  }

  /// What the names do.
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
  /// A popover is placed by the layout of what it is in; some containers of libadwaita have none.
  fileprivate var nearestThatLaysOut: Widget {
    var next: Widget = self
    while gtk_widget_get_layout_manager(next.widget) == nil, let parent = next.parentWidget { next = parent }
    return next
  }

  fileprivate func translated(_ place: (x: Double, y: Double), to other: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    return gtk_widget_translate_coordinates(widget, other.widget, place.x, place.y, &x, &y) != 0 ? (x, y) : nil
  }
}
