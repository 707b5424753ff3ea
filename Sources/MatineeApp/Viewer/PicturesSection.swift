import Containment
import GTK
import MatineeCore

/// A shelf of pictures, which open in the viewer.
final class PicturesSection<Page>: ViewController, PageSection {
  private let shelf: ShelfController<PictureThumbnail>
  private let pictures: (Page) -> [GalleryPicture]

  init(
    _ title: String, images: any ImageProviding, shape: CardShape, pictures: @escaping (Page) -> [GalleryPicture],
    view: @escaping ([GalleryPicture], Int) -> Void
  ) {
    self.pictures = pictures
    shelf = ShelfController(title: title) { PictureThumbnail(images: images, shape: shape) }
    super.init(title: title)
    shelf.onSelect = { [weak shelf] picture in
      guard let shown = shelf?.items, let index = shown.firstIndex(of: picture) else { return }
      view(shown, index)
    }
    shelf.onComingNext = { [weak shelf] coming in
      images.expect(coming.map(\.card.address), size: shape.pictureSize, on: shelf)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: shelf)
  }

  func show(_ page: Page) {
    let shown = pictures(page)
    shelf.items = shown
    view.isVisible = !shown.isEmpty
  }
}
