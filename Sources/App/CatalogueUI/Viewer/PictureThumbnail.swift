import Catalogue
import Containment
import GTK

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
