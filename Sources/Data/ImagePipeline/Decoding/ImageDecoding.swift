import Foundation

/// A decoder that turns data into pictures of the UI toolkit.
///
/// Several threads call the methods at the same time, outside any actor (see
/// ``ImagePipelineConfiguration/concurrentDecodes``). The data is untrusted and may be anything.
public protocol ImageDecoding<Image>: Sendable {
  /// The decoded picture, which is passed from a background thread to the subscribers.
  associatedtype Image: Sendable

  /// Reads the dimensions of a picture from its header, without decoding it. A tiny file may claim a huge size.
  ///
  /// - Throws: Any error if the data isn't a picture. The pipeline remembers it like an error of
  ///   ``decode(_:maximumPixelSize:)``.
  func dimensions(of data: Data) throws -> ImageDimensions

  /// Returns how often decoding processes all pixels, without decoding the picture. A progressive JPEG consists of many
  /// scans, each of which may have only a few bytes. The default is 1.
  ///
  /// - Throws: Any error if the data isn't a picture. The pipeline remembers it like an error of
  ///   ``decode(_:maximumPixelSize:)``.
  func passes(of data: Data) throws -> Int

  /// Decodes a picture whose dimensions and passes are within the pipeline's limits.
  ///
  /// - Parameters:
  ///   - data: The data as it was loaded.
  ///   - maximumPixelSize: The size at which the picture is shown, in device pixels. The result should be the smallest
  ///     size that covers it, with the picture's proportions, and never larger than the original. See
  ///     ``ImageDimensions/covering(_:)``. `nil` requests the original size.
  /// - Throws: Any error if the data isn't a picture. The pipeline remembers the error and doesn't load the URL again.
  func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<Image>
}

extension ImageDecoding {
  /// Returns 1.
  public func passes(of data: Data) throws -> Int { 1 }
}
