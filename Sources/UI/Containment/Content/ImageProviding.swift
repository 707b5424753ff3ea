import Foundation
import GTK

/// A source of pictures that are ready to draw.
public protocol ImageProviding: AnyObject {
  /// Returns a picture from the memory cache if it is there at this size, so that it can be shown in the same frame.
  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture?

  /// Returns a picture, loaded and decoded for a size. Cancelling the task cancels the request.
  ///
  /// - Parameter placeholder: Called up to once, before the method returns, with the same picture at another cached
  ///   size. If that is in the memory cache, it is called before the method suspends, except in a fast scroll.
  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture

  /// Prefetches pictures that are likely to be requested next, in this order. The list replaces the previous one. An
  /// implementation may do nothing, and must not delay actual requests.
  func prefetch(_ urls: [URL], pixels: ImagePixels)
}

extension ImageProviding {
  /// Does nothing.
  public func prefetch(_ urls: [URL], pixels: ImagePixels) {}

  /// Prefetches pictures at a size in application pixels, for the screen that a controller is on.
  public func prefetch(_ urls: [URL], size: (width: Int, height: Int), on controller: ViewController?) {
    let scale = controller?.view.scaleFactor ?? 1
    prefetch(urls, pixels: ImagePixels(width: size.width, height: size.height, scale: scale))
  }
}

/// The size of a picture on screen, in device pixels. Pictures are decoded for this size.
public struct ImagePixels: Hashable, Sendable {
  /// The width, in device pixels.
  public let width: Int
  /// The height, in device pixels.
  public let height: Int
  /// The number of device pixels for each application pixel.
  public let scale: Int

  /// Creates a size in device pixels from application pixels.
  ///
  /// - Parameter scale: The number of device pixels for each application pixel.
  public init(width: Int, height: Int, scale: Int) {
    self.width = width * scale
    self.height = height * scale
    self.scale = scale
  }
}
