import Containment
import Foundation
import GTK

/// An activatable row with a small picture, a title and a subtitle.
package enum PictureRow {
  /// - Parameter item: The item for the row's menu.
  package static func make(
    title: String, detail: String, picture: URL?, images: any ImageProviding, item: any PageEntry,
    onActivate: @escaping () -> Void
  ) -> ActionRow {
    let row = ActionRow(title: title, subtitle: detail)
    let image = DownloadImageView(images: images, width: 46, height: 69)
    image.widget.setMargins(top: 6, bottom: 6)
    image.widget.verticalAlignment = .center
    image.url = picture
    row.addPrefix(image.widget)
    row.own(image)
    row.shownItem = item
    row.onActivate(onActivate)
    return row
  }
}
