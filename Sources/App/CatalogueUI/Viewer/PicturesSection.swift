import Catalogue
import Containment
import GTK
import ScreenFoundation

/// A shelf of pictures, which open in the viewer.
package enum PicturesSection {
  package static func make<Page>(
    _ title: String, images: any ImageProviding, shape: CardShape, pictures: @escaping (Page) -> [GalleryPicture],
    view: @escaping ([GalleryPicture], Int) -> Void
  ) -> PageShelf<Page, PictureThumbnail> {
    let shelf = ShelfController(title: title) { PictureThumbnail(images: images, shape: shape) }
    shelf.onSelect = { [weak shelf] picture in
      guard let shown = shelf?.items, let index = shown.firstIndex(of: picture) else { return }
      view(shown, index)
    }
    shelf.onPrefetch = { [weak shelf] coming in
      images.prefetch(coming.map(\.card.address), size: shape.pictureSize, on: shelf)
    }
    return PageShelf(shelf, items: pictures)
  }
}
