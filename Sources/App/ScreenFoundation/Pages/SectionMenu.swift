import GTK

/// The menu next to the heading of a page's section. Its button is hidden while the menu has no items.
package final class SectionMenu {
  package let button: MenuButton
  private var titles: [String] = []

  /// - Parameter name: The name of the button.
  package init(_ name: String) {
    button = MenuButton(icon: "view-more-symbolic", name: name)
    button.addStyle("flat")
    button.verticalAlignment = .center
    button.horizontalAlignment = .end
    button.isVisible = false
  }

  /// Shows items. An open menu stays open if its items have the same titles.
  package func show(_ items: [MenuItem]) {
    guard items.map(\.title) != titles else { return }
    titles = items.map(\.title)
    button.setItems([items])
    button.isVisible = !items.isEmpty
  }
}
