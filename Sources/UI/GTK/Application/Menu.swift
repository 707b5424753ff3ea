import CAdwaita

/// A menu model: titles and the actions that they activate, in sections.
public final class Menu: Object {
  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - sections: The menu's items, by section.
  ///   - hiding: The actions whose items are hidden while they are disabled.
  public init(sections: [[(title: String, action: String)]], hiding: Set<String> = []) {
    super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    for items in sections {
      let section = g_menu_new()
      for item in items {
        let line = g_menu_item_new(item.title, item.action)
        if hiding.contains(item.action) {
          g_menu_item_set_attribute_value(line, "hidden-when", g_variant_new_string("action-disabled"))
        }
        g_menu_append_item(section, line)
        g_object_unref(line.map(UnsafeMutableRawPointer.init))
      }
      section.map { g_menu_append_section(opaque, nil, $0.asMenuModel) }
      g_object_unref(section.map(UnsafeMutableRawPointer.init))
    }
  }
}

extension OpaquePointer {
  fileprivate var asMenuModel: UnsafeMutablePointer<GMenuModel> { UnsafeMutablePointer(self) }
}
