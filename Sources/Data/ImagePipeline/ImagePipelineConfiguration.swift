/// The limits of a pipeline. Everything in it that can grow has a limit.
public struct ImagePipelineConfiguration: Hashable, Sendable {
  /// The maximum number of concurrent downloads.
  public var concurrentLoads = 6
  /// The maximum number of concurrent reads from the data cache. They don't wait for downloads.
  public var concurrentReads = 4
  /// The maximum number of concurrent decodes.
  public var concurrentDecodes = 2
  /// The maximum size of loaded data, in bytes.
  public var maximumDataBytes = 32 << 20
  /// The maximum width and height of a picture according to its header, in pixels. A larger picture is never decoded.
  public var maximumSide = 16_384
  /// The maximum number of pixels of a picture according to its header. A larger picture is never decoded.
  public var maximumPixels = 50_000_000
  /// The maximum number of passes over a picture's pixels. A picture with more is never decoded. Usual encoders of
  /// progressive JPEGs write about 10 scans, and the JPEG format needs fewer than 100.
  public var maximumPasses = 100
  /// The maximum number of pixels to process in all passes together: pixels × passes. A picture with more is never
  /// decoded. A processor decodes about 100 million a second.
  public var maximumWork = 1_000_000_000
  /// The number of pixels in all passes above which a picture waits for all others of this kind. So expensive pictures
  /// occupy only one decoder, and the others continue.
  public var expensiveWork = 100_000_000
  /// The maximum size of the memory cache, in bytes. The least recently used pictures are evicted first.
  public var memoryCacheBytes = 64 << 20
  /// The fixed cost of a picture in the memory cache, in bytes. It counts towards ``memoryCacheBytes`` in addition to
  /// the pixels, because many small pictures aren't free. The measured cost of GTK's objects, the URL and the cache's
  /// tables is about 700 bytes.
  public var memoryEntryBytes = 1_024
  /// The maximum share of ``memoryCacheBytes`` for one picture. A larger one is shown but not cached.
  public var largestEntryShare = 0.1
  /// The maximum number of remembered permanent failures. The oldest are forgotten first.
  public var rememberedFailures = 1_000
  /// The policy for retrying failed loads.
  public var retries = RetryPolicy()

  /// Creates the app's default limits.
  public init() {}
}

extension ImagePipelineConfiguration {
  /// Returns the reason why a picture exceeds the limits for decoding; `nil` if it doesn't.
  public func problem(_ dimensions: ImageDimensions, passes: Int) -> ImagePipelineError? {
    guard dimensions.isWithin(side: maximumSide, pixels: maximumPixels) else {
      return .tooManyPixels(width: dimensions.width, height: dimensions.height)
    }
    guard passes <= maximumPasses, dimensions.work(passes: passes) <= maximumWork else {
      return .tooManyPasses(passes)
    }
    return nil
  }
}
