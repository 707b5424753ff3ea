import Containment
import GTK

/// A section that contains a shelf.
package final class PageShelf<Page, View: Configurable>: ViewController, PageSection {
  package let fillsWidth = true
  private let shelf: ShelfController<View>
  private let items: (Page) -> [View.Value]
  private let menu: ((View.Value) -> ItemMenu?)?

  /// - Parameters:
  ///   - items: Returns the shelf's items.
  ///   - menu: Returns the menu of an item that doesn't open a page.
  package init(
    _ shelf: ShelfController<View>, items: @escaping (Page) -> [View.Value],
    menu: ((View.Value) -> ItemMenu?)? = nil
  ) {
    self.shelf = shelf
    self.items = items
    self.menu = menu
    super.init(title: shelf.title)
  }

  /// - Parameters:
  ///   - badges: Provides the cards' badges.
  ///   - onSelect: Called with the selected card; `nil` makes the cards inert.
  package convenience init<Item: Cardable & PageEntry>(
    _ title: String, images: any ImageProviding, shape: CardShape = .poster,
    badges: (any BadgeProviding<Item.BadgeSubject>)? = nil, items: @escaping (Page) -> [Item],
    onSelect: ((Item) -> Void)? = nil
  ) where View == CardView<Item> {
    let shelf = ShelfController<CardView<Item>>(title: title, images: images, shape: shape, badges: badges)
    shelf.onSelect = onSelect
    self.init(shelf, items: items)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    add(child: shelf)
    if let menu { view.setItemMenuProvider(menu) }
  }

  package func show(_ page: Page) {
    let items = items(page)
    shelf.items = items
    view.isVisible = !items.isEmpty
  }
}
