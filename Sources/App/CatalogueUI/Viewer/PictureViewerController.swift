import Catalogue
import Containment
import GTK
import ScreenFoundation

/// A picture viewer that fills the window. The user can zoom, turn to the next or previous picture, and save.
package final class PictureViewerController: ViewController, Screen {
  /// Called with the index of the picture now shown.
  package var onPageChange: (Int) -> Void = { _ in }
  private let pictures: [GalleryPicture]
  private(set) var index: Int
  private let content: PictureViewerView

  /// - Parameter save: Asks for a file and saves the picture.
  package init(
    _ pictures: [GalleryPicture], at index: Int, images: any ImageProviding, save: @escaping (GalleryPicture) -> Void
  ) {
    self.pictures = pictures
    self.index = index
    content = PictureViewerView(images: images)
    super.init()
    content.saveButton.onClick { [weak self] in self.map { save($0.pictures[$0.index]) } }
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
    guard pictures.indices.contains(index) else { return }
    title = pictures[index].card.accessibleLabel
    content.show(pictures[index].card, isFirst: index == 0, isLast: index == pictures.count - 1)
  }

  private func turn(_ step: Int) {
    guard pictures.indices.contains(index + step) else { return }
    index += step
    onPageChange(index)
    refresh()
    announce(pictures[index].card.accessibleLabel)
  }
}
