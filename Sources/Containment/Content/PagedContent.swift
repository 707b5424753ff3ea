import LoadingState

/// Content that comes page by page: items, what stands at their foot, and who is told when their end is near.
public protocol PagedContent<Item>: ViewController {
  associatedtype Item: Equatable

  /// The items, in order.
  var items: [Item] { get set }
  /// What stands below the last item.
  var footer: ListFooter { get set }
  /// Called when the end comes near, so that more can be fetched.
  var onReachEnd: () -> Void { get set }
  /// Called when the button of the footer is pressed.
  var onFooterAction: () -> Void { get set }
}

extension ConfigurableListController: PagedContent {}
extension GridController: PagedContent {}

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
