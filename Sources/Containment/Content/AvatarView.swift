import Foundation
import GTK

/// A person: round, with the first letters of the name where there is no picture, and until it comes.
///
/// Hold the view for as long as its widget is shown.
public final class AvatarView {
  /// What to put into a row, a header or a page.
  public var widget: Widget { image.widget }
  let image: DownloadImageView
  let letters: Avatar

  /// - Parameter size: width and height, in application pixels.
  public init(images: any ImageProviding, size: Int) {
    letters = Avatar(size: size)
    letters.addStyle("quiet-avatar")
    image = DownloadImageView(images: images, width: size, height: size, standIn: letters, isShownAtOnce: true)
    image.widget.addStyle("round")
  }

  /// Shows somebody.
  ///
  /// - Parameters:
  ///   - name: whose letters stand in.
  ///   - picture: where their picture is; `nil` for none.
  public func show(name: String, picture: URL?) {
    letters.name = name
    image.url = picture
  }
}
