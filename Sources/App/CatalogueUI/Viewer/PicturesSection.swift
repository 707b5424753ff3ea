import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// A shelf of pictures, which open in the viewer.
package enum PicturesSection {
  package static func make<Page>(
    _ title: String, images: any ImageProviding, shape: CardShape, pictures: @escaping (Page) -> [GalleryPicture],
    actions: PageActions, view: @escaping ([GalleryPicture], Int) -> Void
  ) -> PageShelf<Page, PictureThumbnail> {
    let shelf = ShelfController(title: title) { PictureThumbnail(images: images, shape: shape) }
    shelf.onSelect = { [weak shelf] picture in
      guard let shown = shelf?.items, let index = shown.firstIndex(of: picture) else { return }
      view(shown, index)
    }
    shelf.onPrefetch = { [weak shelf] coming in
      images.prefetch(coming.map(\.card.address), size: shape.pictureSize, on: shelf)
    }
    return PageShelf(shelf, items: pictures) { picture in
      let saving = MenuItem(tr("_Save Picture…"), name: "save-picture") { actions.save(picture) }
      return ItemMenu(picture.card.accessibleLabel, [[saving]])
    }
  }
}

/// A picture in a shelf, without text.
package final class PictureThumbnail: Configurable {
  package var widget: Widget { image.widget }
  private let image: DownloadImageView
  private var appearanceObservation: AppearanceObservation?

  init(images: any ImageProviding, shape: CardShape) {
    let size = shape.pictureSize
    image = DownloadImageView(images: images, width: size.width, height: size.height, placeholder: shape.placeholder)
    appearanceObservation = AppearanceObservation { [weak self] in
      self?.image.resize(width: shape.pictureSize.width, height: shape.pictureSize.height)
    }
  }

  package func configure(with picture: GalleryPicture) { image.url = picture.card.address }
  package func prepareForReuse() { image.url = nil }
  package func accessibleLabel(of picture: GalleryPicture) -> String { picture.card.accessibleLabel }
}
