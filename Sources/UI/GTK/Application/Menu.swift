import CAdwaita

/// A menu model: titles and the actions that they activate, in sections.
public final class Menu: Object {
  /// A group of lines, separated from the next one.
  public enum Section {
    case lines([(title: String, action: String)])
    /// Buttons next to each other on one line. They show only a themed icon, and are named by their title.
    case buttons([(title: String, icon: String, action: String)])
  }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - sections: The menu's items, by section.
  ///   - hiding: The actions whose items are hidden while they are disabled.
  public init(_ sections: [Section], hiding: Set<String> = []) {
    super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    var models: [Object] = []
    for content in sections {
      let section = Object(adopting: UnsafeMutableRawPointer(g_menu_new()))
      let holder = Object(adopting: UnsafeMutableRawPointer(g_menu_item_new_section(nil, section.model)))
      switch content {
      case .lines(let lines): for line in lines { section.append(Self.item(line.title, line.action, hiding)) }
      case .buttons(let buttons):
        g_menu_item_set_attribute_value(holder.opaque, "display-hint", g_variant_new_string("horizontal-buttons"))
        for button in buttons {
          let item = Self.item(button.title, button.action, hiding)
          g_menu_item_set_attribute_value(item.opaque, "verb-icon", g_variant_new_string(button.icon))
          section.append(item)
        }
      }
      g_menu_append_item(opaque, holder.opaque)
      models.append(section)
    }
    retain(MenuSections(models), for: sectionsKey)
  }

  /// Creates a menu whose sections have only items.
  public convenience init(sections: [[(title: String, action: String)]], hiding: Set<String> = []) {
    self.init(sections.map { .lines($0) }, hiding: hiding)
  }
}

extension Menu {
  private static func item(_ title: String, _ action: String, _ hiding: Set<String>) -> Object {
    let item = Object(adopting: UnsafeMutableRawPointer(g_menu_item_new(title, action)))
    if hiding.contains(action) {
      g_menu_item_set_attribute_value(item.opaque, "hidden-when", g_variant_new_string("action-disabled"))
    }
    return item
  }
}

extension Object {
  fileprivate var model: UnsafeMutablePointer<GMenuModel> { cast(to: GMenuModel.self) }

  fileprivate func append(_ item: Object) { g_menu_append_item(opaque, item.opaque) }
}

/// The sections of a menu. Removes their items after the menu's release, because GTK 4.8 never releases a section that
/// was shown in a popover.
private final class MenuSections {
  private let models: [Object]

  init(_ models: [Object]) { self.models = models }

  // The popover may be releasing its widgets, and still observes the sections.
  isolated deinit { Task { [models] in for model in models { g_menu_remove_all(model.opaque) } } }
}

private let sectionsKey = "matinee-menu-sections"
