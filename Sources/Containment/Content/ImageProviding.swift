import Foundation
import GTK

/// Where a view gets its pictures from, ready to be drawn.
public protocol ImageProviding: AnyObject {
  /// A picture that is in memory already at this size, so that it is shown in the same frame.
  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture?

  /// A picture, fetched and decoded for a size. Cancelling the task says that it is not wanted any more.
  ///
  /// - Parameter standIn: called at most once, before the picture is returned, with the same picture at another size
  ///   that is at hand; where that is in memory, before this method suspends.
  func image(for url: URL, pixels: ImagePixels, standIn: (Texture) -> Void) async throws -> Texture

  /// These pictures are likely to be asked for next, in this order; those that were named before are so no longer. It may
  /// do nothing, and nothing it does may hold up what is asked for.
  func expect(_ urls: [URL], pixels: ImagePixels)
}

extension ImageProviding {
  /// Nothing is fetched ahead.
  public func expect(_ urls: [URL], pixels: ImagePixels) {}

  /// The same at a size in application pixels, for the screen that a controller is on.
  public func expect(_ urls: [URL], size: (width: Int, height: Int), on controller: ViewController?) {
    let scale = controller?.view.scaleFactor ?? 1
    expect(urls, pixels: ImagePixels(width: size.width, height: size.height, scale: scale))
  }
}

/// The room a picture has on screen, in device pixels: what it should be decoded for.
public struct ImagePixels: Hashable, Sendable {
  /// In device pixels.
  public let width: Int
  /// In device pixels.
  public let height: Int

  /// A room of application pixels on a screen of so many device pixels each.
  public init(width: Int, height: Int, scale: Int) {
    self.width = width * scale
    self.height = height * scale
  }
}
