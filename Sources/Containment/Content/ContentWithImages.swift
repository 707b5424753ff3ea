// Lists, grids and shelves of what has images, which are fetched ahead of the scroll.

extension ConfigurableListController {
  /// Rows of an image with four labels, whose images are fetched ahead of the scroll.
  public convenience init<Row: Listable>(images: any ImageProviding) where View == ImageWithFourLabelsView<Row> {
    self.init { ImageWithFourLabelsView(images: images) }
    onComingNext = { [weak self] items in
      images.expect(items.compactMap(\.listImage), size: View.imageSize, on: self)
    }
  }
}

extension GridController {
  /// Cards of one shape, whose pictures are fetched ahead of the scroll.
  public convenience init<Card: Cardable>(
    title: String? = nil, images: any ImageProviding, shape: CardShape = .poster
  ) where View == CardView<Card> {
    self.init(title: title) { CardView(images: images, shape: shape) }
    onComingNext = { [weak self] items in
      images.expect(items.compactMap(\.cardImage), size: shape.pictureSize, on: self)
    }
  }
}

extension ShelfController {
  /// Cards of one shape, whose pictures are fetched ahead of the scroll.
  public convenience init<Card: Cardable>(
    title: String? = nil, images: any ImageProviding, shape: CardShape = .poster
  ) where View == CardView<Card> {
    self.init(title: title) { CardView(images: images, shape: shape) }
    onComingNext = { [weak self] items in
      images.expect(items.compactMap(\.cardImage), size: shape.pictureSize, on: self)
    }
  }
}
