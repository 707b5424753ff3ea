import Containment
import Foundation
import GTK
import ImagePipeline

/// The pictures of all rows: one download for each URL, however many rows show it. The download is canceled when the
/// last of these rows has scrolled out of view.
public final class UserPictures: ImageProviding {
  private let pipeline: ImagePipeline<Texture>

  public init(_ network: NetworkController) {
    pipeline = ImagePipeline(loader: network, decoder: PictureDecoder())
  }

  public func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? {
    pipeline.cachedImage(for: request(url, pixels))
  }

  public func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    try await pipeline.image(for: request(url, pixels))
  }

  private func request(_ url: URL, _ pixels: ImagePixels) -> ImageRequest {
    ImageRequest(url, pixelSize: PixelSize(width: pixels.width, height: pixels.height))
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
