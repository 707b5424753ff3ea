import Containment
import Foundation
import GTK
import ImagePipeline
import TMDB

/// The pictures of rows and pages: one download and one decoded picture, however many views show it.
public final class FeaturedPictures: ImageProviding {
  private let pipeline: ImagePipeline<Texture>

  public init(_ networking: any Networking) {
    pipeline = ImagePipeline(loader: PictureLoader(networking: networking), decoder: PictureDecoder())
  }

  public func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? {
    pipeline.cachedImage(for: request(url, pixels))
  }

  public func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    try await pipeline.image(for: request(url, pixels), placeholder: placeholder)
  }

  private func request(_ url: URL, _ pixels: ImagePixels) -> ImageRequest {
    ImageRequest(url, pixelSize: PixelSize(width: pixels.width, height: pixels.height))
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
    guard let texture = Texture(decoding: data) else { throw ImageHeader.Failure.damaged }
    return DecodedImage(texture, byteCost: texture.byteCount)
  }
}
