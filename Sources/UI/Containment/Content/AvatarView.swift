import Foundation
import GTK

/// A round picture of a person. Shows the initials of the name until the picture is loaded, or if there is none.
///
/// Retain the view as long as its widget is shown.
public final class AvatarView {
  /// The widget to add to a row, a header or a page.
  public var widget: Widget { image.widget }
  let image: DownloadImageView
  let letters: Avatar

  /// - Parameter size: The width and height, in application pixels.
  public init(images: any ImageProviding, size: Int) {
    letters = Avatar(size: size)
    letters.addStyle("quiet-avatar")
    image = DownloadImageView(
      images: images, width: size, height: size, placeholderView: letters, showsPlaceholderWhileLoading: true)
    image.widget.addStyle("round")
  }

  /// Shows a person.
  ///
  /// - Parameters:
  ///   - name: The name whose initials are the placeholder.
  ///   - picture: The picture's URL, if any.
  public func show(name: String, picture: URL?) {
    letters.name = name
    image.url = picture
  }
}
