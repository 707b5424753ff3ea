import Containment
import Foundation
import GTK

/// A line with a small picture, a title and smaller words, to be pressed: what leads on from a page and is no card.
enum PictureRow {
  /// - Parameter item: what the line stands for, for its menu.
  static func make(
    title: String, detail: String, picture: URL?, images: any ImageProviding, item: Any,
    onActivate: @escaping () -> Void
  ) -> ActionRow {
    let row = ActionRow(title: title, subtitle: detail)
    let image = DownloadImageView(images: images, width: 46, height: 69)
    image.widget.setMargins(top: 6, bottom: 6)
    image.widget.verticalAlignment = .center
    image.url = picture
    row.addPrefix(image.widget)
    row.keep(image, for: "matinee-row-picture")
    row.shownItem = item
    row.onActivate(onActivate)
    return row
  }
}
