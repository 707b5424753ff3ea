import Foundation
import ImagePipeline
import TMDB
import TitleIdentity

/// A converter from a picture's address to the addresses of all of its sizes. Views request the size that fits their
/// pixels.
///
/// A model stores a single address in one size. The address's fragment is the picture's kind (`…/w185/abc.jpg#poster`)
/// and is never sent to a server. Each kind has different sizes, and no other part of the address identifies the kind.
public struct PictureRenditions: Sendable {
  private let images: ImageConfiguration

  public init(_ images: ImageConfiguration) { self.images = images }

  /// Returns the address that identifies a picture, marked with its kind. Views request the size that fits them.
  public func address(of path: ImagePath, _ kind: ImageKind) -> URL {
    let url = images.url(for: path, kind, atLeast: Self.widths[kind] ?? 300)
    return URL(string: "\(url.absoluteString)#\(kind.rawValue)") ?? url
  }

  /// Returns the request for the size that fits. An unmarked address, or one on another server, is requested unchanged.
  ///
  /// A small poster or portrait is downloaded in the size that its page's header shows. So the page that opens next
  /// needs no second download.
  ///
  /// - Parameter scale: The number of device pixels for each application pixel.
  public func request(
    for url: URL, pixelSize: PixelSize, scale: Int = 1, priority: ImagePriority = .normal
  ) -> ImageRequest {
    guard let fragment = url.fragment() else { return ImageRequest(url, pixelSize: pixelSize, priority: priority) }
    let plain = URL(string: String(url.absoluteString.dropLast(fragment.utf8.count + 1))) ?? url
    guard let kind = ImageKind(rawValue: fragment), let path = path(of: plain) else {
      return ImageRequest(plain, pixelSize: pixelSize, priority: priority)
    }
    let renditions = images.widths(of: kind).map { size, width in
      ImageRendition(images.url(for: path, size: size), width: width)
    }
    let header = (Self.headerWidths[kind] ?? 0) * scale
    return ImageRequest(renditions, pixelSize: pixelSize, sharedWidth: header, priority: priority)
      ?? ImageRequest(plain, pixelSize: pixelSize, priority: priority)
  }

  /// The widths that suffice for a card on a screen with double pixel density, in device pixels.
  private static let widths: [ImageKind: Int] = [.poster: 342, .backdrop: 780, .profile: 185, .still: 300, .logo: 92]

  /// The widths of the pictures in the headers of pages, in application pixels.
  private static let headerWidths: [ImageKind: Int] = [.poster: 144, .profile: 120]

  /// Returns the path after the size in one of the configuration's addresses.
  private func path(of url: URL) -> ImagePath? {
    let base = images.baseURL.absoluteString
    let start = base.hasSuffix("/") ? base : base + "/"
    guard url.absoluteString.hasPrefix(start) else { return nil }
    let rest = url.absoluteString.dropFirst(start.count)
    return rest.firstIndex(of: "/").flatMap { ImagePath(String(rest[$0...])) }
  }
}
