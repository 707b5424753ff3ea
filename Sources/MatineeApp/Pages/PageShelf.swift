import Containment
import Foundation
import GTK

/// A shelf as a part of a page.
final class PageShelf<Page, Item: Cardable>: ViewController, PageSection {
  private let shelf: ShelfController<CardView<Item>>
  private let items: (Page) -> [Item]

  /// - Parameters:
  ///   - items: what the shelf shows of a page.
  ///   - onSelect: called with the card that is chosen; they cannot be where this is `nil`.
  init(
    _ title: String, images: any ImageProviding, shape: CardShape = .poster, items: @escaping (Page) -> [Item],
    onSelect: ((Item) -> Void)? = nil
  ) {
    self.items = items
    shelf = ShelfController(title: title) { CardView(images: images, shape: shape) }
    super.init(title: title)
    shelf.onSelect = onSelect
    shelf.onComingNext = { [weak shelf] coming in
      images.expect(coming.compactMap(\.cardImage), size: shape.pictureSize, on: shelf)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: shelf)
  }

  func show(_ page: Page) {
    let items = items(page)
    shelf.items = items
    view.isVisible = !items.isEmpty
  }
}
