import Containment

@MainActor extension SectionLayout {
  /// Returns a cell's view: a card in shelves and grids, a row in lists.
  func view(_ images: SuspendableImages) -> any Configurable<Entry> {
    switch self {
    case .shelf(let shape), .grid(let shape): CardView<Entry>(images: images, shape: shape)
    case .list: ImageWithFourLabelsView<Entry>(images: images)
    }
  }
}
