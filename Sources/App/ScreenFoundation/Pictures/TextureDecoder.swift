import Foundation
import GTK
import ImagePipeline

/// An image decoder that produces GTK textures.
///
/// It supports only JPEG and PNG, the formats in which TMDB serves resized pictures. Other formats have no header that
/// could be trusted before decoding.
public nonisolated struct TextureDecoder: ImageDecoding {
  public init() {}

  public func dimensions(of data: Data) throws -> ImageDimensions { try ImageHeader(data).dimensions }

  public func passes(of data: Data) throws -> Int { try ImageHeader(data).passes(in: data) }

  public func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<Texture> {
    let own = try dimensions(of: data)
    let wanted = maximumPixelSize.map(own.covering) ?? own
    // GTK's own decoder is faster than one that scales, and drawing scales well unless the picture is much too large.
    let isWorthScaling = Double(own.width) > Double(wanted.width) * 1.5
    let texture =
      isWorthScaling
      ? Texture(decoding: data, width: wanted.width, height: wanted.height) : Texture(decoding: data)
    guard let texture else { throw ImageHeader.Failure.damaged }
    return DecodedImage(texture, byteCost: texture.byteCount)
  }
}
