import Foundation
import ImagePipeline
import Synchronization

/// A decoder whose images are strings such as "data@width", which show the decoded data and the requested width.
final class TextDecoder: ImageDecoding {
  struct NotAPicture: Error {}

  private let costs: @Sendable (String) -> Int
  private let sizes: @Sendable (String) -> ImageDimensions
  private let passes: @Sendable (String) -> Int
  private let beforeDecoding: @Sendable () -> Void
  private let whileDecoding: @Sendable (String) -> Void
  private let log = Mutex<[String]>([])

  /// All decoded texts, in order.
  var decoded: [String] { log.withLock(\.self) }

  init(
    cost: @escaping @Sendable (String) -> Int = { _ in 1 },
    dimensions: @escaping @Sendable (String) -> ImageDimensions = { _ in ImageDimensions(width: 1_000, height: 1_000) },
    passes: @escaping @Sendable (String) -> Int = { _ in 1 },
    beforeDecoding: @escaping @Sendable () -> Void = {}, whileDecoding: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    costs = cost
    sizes = dimensions
    self.passes = passes
    self.whileDecoding = whileDecoding
    self.beforeDecoding = beforeDecoding
  }

  func dimensions(of data: Data) throws -> ImageDimensions {
    sizes(String(decoding: data, as: UTF8.self))
  }

  func passes(of data: Data) throws -> Int { passes(String(decoding: data, as: UTF8.self)) }

  func decode(_ data: Data, maximumPixelSize: PixelSize?) throws -> DecodedImage<String> {
    beforeDecoding()
    let text = String(decoding: data, as: UTF8.self)
    whileDecoding(text)
    let picture = maximumPixelSize.map { "\(text)@\($0.width)" } ?? text
    log.withLock { $0.append(picture) }
    if text == "damaged" { throw NotAPicture() }
    return DecodedImage(picture, byteCost: costs(text))
  }
}
