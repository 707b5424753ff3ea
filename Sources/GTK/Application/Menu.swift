import CAdwaita

/// A menu as data: titles and the actions they activate, in sections.
public final class Menu: Object {
  public init(sections: [[(title: String, action: String)]]) {
    super.init(adopting: UnsafeMutableRawPointer(g_menu_new()))
    for items in sections {
      let section = g_menu_new()
      for item in items { g_menu_append(section, item.title, item.action) }
      section.map { g_menu_append_section(opaque, nil, $0.asMenuModel) }
      g_object_unref(section.map(UnsafeMutableRawPointer.init))
    }
  }
}

extension OpaquePointer {
  fileprivate var asMenuModel: UnsafeMutablePointer<GMenuModel> { UnsafeMutablePointer(self) }
}
