import Foundation

/// What turns bytes into a picture of the toolkit in use.
///
/// Both methods are called off every actor, by several threads at once (see
/// ``ImagePipelineConfiguration/concurrentDecodes``). The bytes come from outside and may be anything.
public protocol ImageDecoding<Image>: Sendable {
  /// The decoded picture; it is handed from a background thread to whoever asked.
  associatedtype Image: Sendable

  /// Reads how large the picture is from its header, and decodes nothing: a few bytes may claim to be gigabytes.
  ///
  /// - Throws: any error when the bytes are not a picture; it is remembered as one of ``decode(_:maximumPixelSize:)``.
  func dimensions(of data: Data) throws -> ImageDimensions

  /// Decodes a picture whose dimensions are within the pipeline's bounds.
  ///
  /// - Parameters:
  ///   - data: the bytes as they were loaded.
  ///   - maximumPixelSize: the size at which the picture will be shown, in device pixels. The result should be the
  ///     smallest, in the picture's own proportions, that covers it, and never larger than the picture is (see
  ///     ``ImageDimensions/covering(_:)``). `nil` asks for the picture as it is.
  /// - Throws: any error when the bytes are not a picture; it is remembered, and the address is not loaded again.
  func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<Image>
}
