import Foundation
import GTK
import ImagePipeline

/// GTK's textures as what the pipeline decodes to.
///
/// JPEG and PNG alone, which is all that TMDB serves in sizes: other formats have no header that could be trusted
/// before they are decoded.
public nonisolated struct TextureDecoder: ImageDecoding {
  public init() {}

  public func dimensions(of data: Data) throws -> ImageDimensions { try ImageHeader(data).dimensions }

  public func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<Texture> {
    let own = try dimensions(of: data)
    let wanted = maximumPixelSize.map(own.covering) ?? own
    // GTK's own decoder is quicker than one that scales, and drawing scales well enough as long as it is not by much.
    let isWorthScaling = Double(own.width) > Double(wanted.width) * 1.5
    let texture =
      isWorthScaling
      ? Texture(decoding: data, width: wanted.width, height: wanted.height) : Texture(decoding: data)
    guard let texture else { throw ImageHeader.Failure.damaged }
    return DecodedImage(texture, byteCost: texture.byteCount)
  }
}
