import Foundation

// Lists, grids and shelves that prefetch their images ahead of the scroll.

extension ScrollingController {
  /// Prefetches the images of the next items in the scroll direction.
  fileprivate func prefetch(
    _ urls: @escaping (Item) -> [URL], from images: any ImageProviding, size: (width: Int, height: Int)
  ) {
    onPrefetch = { [weak self] items in images.prefetch(items.flatMap(urls), size: size, on: self) }
  }
}

extension ConfigurableListController {
  /// Creates a list whose rows have an image and four labels. It prefetches images ahead of the scroll.
  ///
  /// - Parameters:
  ///   - picture: The size and shape of the pictures.
  ///   - badges: The provider of the badges on the pictures.
  public convenience init<Row: Listable>(
    images: any ImageProviding, picture: RowPicture = .poster, badges: (any BadgeProviding<Row.BadgeSubject>)? = nil
  ) where View == ImageWithFourLabelsView<Row> {
    self.init { ImageWithFourLabelsView(images: images, picture: picture, badges: badges) }
    prefetch({ picture.urls(of: $0) }, from: images, size: picture.size)
  }
}

extension GridController {
  /// Creates a grid of cards of the same shape. It prefetches their images ahead of the scroll.
  public convenience init<Card: Cardable>(
    title: String? = nil, images: any ImageProviding, shape: CardShape = .poster,
    badges: (any BadgeProviding<Card.BadgeSubject>)? = nil
  ) where View == CardView<Card> {
    self.init(title: title) { CardView(images: images, shape: shape, badges: badges) }
    prefetch({ [$0.cardImage].compactMap(\.self) }, from: images, size: shape.pictureSize)
  }
}

extension ShelfController {
  /// Creates a shelf of cards of the same shape. It prefetches their images ahead of the scroll.
  public convenience init<Card: Cardable>(
    title: String? = nil, images: any ImageProviding, shape: CardShape = .poster,
    badges: (any BadgeProviding<Card.BadgeSubject>)? = nil
  ) where View == CardView<Card> {
    self.init(title: title) { CardView(images: images, shape: shape, badges: badges) }
    prefetch({ [$0.cardImage].compactMap(\.self) }, from: images, size: shape.pictureSize)
  }
}

extension CompositionalController where Item: Cardable & Listable {
  /// Creates a page whose shelves and grids have cards, and whose lists have rows with an image and four labels. It
  /// prefetches the images of grids and lists ahead of the scroll.
  public convenience init(
    title: String? = nil, images: any ImageProviding, badges: (any BadgeProviding<Item.BadgeSubject>)? = nil
  ) {
    self.init(title: title) { layout in
      switch layout {
      case .shelf(let shape), .grid(let shape): CardView<Item>(images: images, shape: shape, badges: badges)
      case .list: ImageWithFourLabelsView<Item>(images: images, badges: badges)
      }
    }
    onPrefetch = { [weak self] items, layout in
      switch layout {
      case .shelf(let shape), .grid(let shape):
        images.prefetch(items.compactMap(\.cardImage), size: shape.pictureSize, on: self)
      case .list: images.prefetch(items.compactMap(\.listImage), size: RowPicture.poster.size, on: self)
      }
    }
  }
}
