import Foundation

/// What turns bytes into a picture of the toolkit in use.
public protocol ImageDecoding<Image>: Sendable {
  /// The decoded picture; it is handed from a background thread to whoever asked.
  associatedtype Image: Sendable

  /// Decodes a picture. Called off every actor, by several threads at once (see ``ImagePipelineConfiguration``).
  ///
  /// - Parameters:
  ///   - data: the bytes as they were loaded; they come from outside and may be anything.
  ///   - maximumPixelSize: the size at which the picture will be shown, in device pixels. The result should be the
  ///     smallest, in the picture's own proportions, that covers it, and never larger than the picture is. `nil` asks
  ///     for the picture as it is.
  /// - Throws: any error when the bytes are not a picture; it is remembered, and the address is not loaded again.
  func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<Image>
}
