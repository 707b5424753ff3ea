import Containment
import Foundation
import GTK
import ImagePipeline
import TMDB

/// The posters of all cells and pages: one download and one decoded picture, however many views show it.
public final class Pictures: ImageProviding {
  private let pipeline: ImagePipeline<Texture>

  /// - Parameter cache: The disk cache for downloaded pictures. The sample catalogue needs none.
  public init(_ networking: any Networking, cache: (any DataCaching)? = nil) {
    pipeline = ImagePipeline(loader: PictureLoader(networking: networking), cache: cache, decoder: PictureDecoder())
  }

  public func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? {
    pipeline.cachedImage(for: request(url, pixels))
  }

  public func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    try await pipeline.image(for: request(url, pixels))
  }

  /// Returns a request for the one size that all views share. With a size for each view, every view would decode a
  /// picture and, without a disk cache, also download it.
  private func request(_ url: URL, _ pixels: ImagePixels) -> ImageRequest {
    ImageRequest(url, pixelSize: PixelSize(width: 208 * pixels.scale, height: 312 * pixels.scale))
  }
}

/// Loads pictures with the same networking as all other requests.
private nonisolated struct PictureLoader: DataLoading {
  let networking: any Networking

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    let response = try await networking.response(to: NetworkRequest(.get, url))
    guard (200..<300).contains(response.status) else { throw DataLoadingError.status(response.status) }
    guard response.body.count <= maximumBytes else { throw DataLoadingError.tooLarge(limit: maximumBytes) }
    return response.body
  }
}

private nonisolated struct PictureDecoder: ImageDecoding {
  func dimensions(of data: Data) throws -> ImageDimensions { try ImageHeader(data).dimensions }

  func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<Texture> {
    let own = try dimensions(of: data)
    let size = maximumPixelSize.map(own.covering) ?? own
    guard let texture = Texture(decoding: data, width: size.width, height: size.height) else {
      throw ImageHeader.Failure.damaged
    }
    return DecodedImage(texture, byteCost: texture.byteCount)
  }
}
