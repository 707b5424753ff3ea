import Catalogue
import Containment
import GTK
import ScreenFoundation

/// A picture viewer that fills the window. The user can zoom, turn to the next or previous picture, and save.
package final class PictureViewerController: ViewController, Screen {
  /// Called with the index of the picture now shown.
  package var onPageChange: (Int) -> Void = { _ in }
  private(set) var position: GalleryPosition?
  private let content: PictureViewerView

  /// - Parameter save: Asks for a file and saves the picture.
  package init(
    _ pictures: [GalleryPicture], at index: Int, images: any ImageProviding, save: @escaping (GalleryPicture) -> Void
  ) {
    position = GalleryPosition(pictures, at: index)
    content = PictureViewerView(images: images)
    super.init()
    content.saveButton.onClick { [weak self] in (self?.position?.picture).map(save) }
    navigationItem.trailing = [content.saveButton]
  }

  package override func loadView() { view = content.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    content.onTurn = { [weak self] in self?.turn($0) }
    refresh()
  }

  var zoom: PictureZoom { content.canvas.zoom }
  package var isSettled: Bool { true }
  package var hasContent: Bool { content.canvas.texture != nil }

  package func refresh() {
    guard let position else { return }
    title = position.picture.card.accessibleLabel
    content.show(position.picture.card, isFirst: position.isFirst, isLast: position.isLast)
  }

  private func turn(_ step: Int) {
    guard let turned = position?.turned(step) else { return }
    position = turned
    onPageChange(turned.index)
    refresh()
    announce(turned.picture.card.accessibleLabel)
  }
}
