import Containment
import Foundation
import GTK
import ImagePipeline

/// The one image pipeline of the app, as the views see it.
public final class PipelineImages: ImageProviding {
  /// How many pictures are being waited for.
  public private(set) var pendingCount = 0
  private let pipeline: ImagePipeline<Texture>

  public init(loader: any DataLoading) {
    pipeline = ImagePipeline(loader: loader, decoder: TextureDecoder())
  }

  public func cachedImage(for url: URL) -> Texture? { pipeline.cachedImage(for: ImageRequest(url)) }

  public func image(for url: URL) async throws -> Texture {
    pendingCount += 1
    defer { pendingCount -= 1 }
    return try await pipeline.image(for: ImageRequest(url))
  }
}

/// GTK's textures as what the pipeline decodes to.
private nonisolated struct TextureDecoder: ImageDecoding {
  func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<Texture> {
    guard let texture = Texture(decoding: data) else { throw NotAPicture() }
    return DecodedImage(texture, byteCost: texture.byteCount)
  }

  struct NotAPicture: Error {}
}
