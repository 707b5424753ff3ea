// Lists, grids and shelves of what has images, which are fetched ahead of the scroll.

extension ConfigurableListController {
  /// Rows of an image with four labels, whose images are fetched ahead of the scroll.
  ///
  /// - Parameters:
  ///   - picture: what the pictures are like.
  ///   - badges: knows which values bear a mark on their picture.
  public convenience init<Row: Listable>(
    images: any ImageProviding, picture: RowPicture = .poster, badges: (any BadgeProviding)? = nil
  ) where View == ImageWithFourLabelsView<Row> {
    self.init { ImageWithFourLabelsView(images: images, picture: picture, badges: badges) }
    onComingNext = { [weak self] items in
      images.expect(items.compactMap(\.listImage), size: picture.size, on: self)
    }
  }
}

extension GridController {
  /// Cards of one shape, whose pictures are fetched ahead of the scroll.
  public convenience init<Card: Cardable>(
    title: String? = nil, images: any ImageProviding, shape: CardShape = .poster, badges: (any BadgeProviding)? = nil
  ) where View == CardView<Card> {
    self.init(title: title) { CardView(images: images, shape: shape, badges: badges) }
    onComingNext = { [weak self] items in
      images.expect(items.compactMap(\.cardImage), size: shape.pictureSize, on: self)
    }
  }
}

extension ShelfController {
  /// Cards of one shape, whose pictures are fetched ahead of the scroll.
  public convenience init<Card: Cardable>(
    title: String? = nil, images: any ImageProviding, shape: CardShape = .poster, badges: (any BadgeProviding)? = nil
  ) where View == CardView<Card> {
    self.init(title: title) { CardView(images: images, shape: shape, badges: badges) }
    onComingNext = { [weak self] items in
      images.expect(items.compactMap(\.cardImage), size: shape.pictureSize, on: self)
    }
  }
}
