import Foundation

/// Bytes to pictures: one download per address and one decode per size however many ask, kept in memory and on disk
/// within bounds.
///
/// Make one and hand it to everyone who shows pictures; two pipelines share nothing. A picture takes these steps, each
/// left as soon as nobody wants it any longer:
///
/// 1. the memory cache, synchronously (``cachedImage(for:)``);
/// 2. the failures that are known to be permanent;
/// 3. the data cache: the bytes of this rendition or a wider one (see ``DataCaching``);
/// 4. the loader, at most once at a time for an address, again after failures that may pass (see ``RetryPolicy``);
/// 5. the decoder, off every actor, once for each address and size, after a look at the dimensions.
public final class ImagePipeline<Image: Sendable>: Sendable {
  let images = SharedWork<ImageKey, Image>()
  let data = SharedWork<URL, Data>()
  let memory: MemoryCache<Image>
  let failures: FailureMemory
  let reads: Stage
  let loads: Stage
  let decodes: Stage
  let decoders = BackgroundQueue("ImagePipeline.decoders", isConcurrent: true)

  let configuration: ImagePipelineConfiguration
  let loader: any DataLoading
  let cache: (any DataCaching)?
  let decoder: any ImageDecoding<Image>
  let clock: any Clock<Duration>
  let onEvent: @Sendable (ImagePipelineEvent) -> Void

  /// Makes a pipeline from its parts.
  ///
  /// - Parameters:
  ///   - configuration: the bounds.
  ///   - loader: where bytes come from.
  ///   - cache: where bytes are kept; `nil` where the loader's bytes are not worth keeping, as it has them at hand.
  ///   - decoder: what makes pictures of bytes.
  ///   - clock: measures the pauses before a load is tried again; a test brings its own.
  ///   - onEvent: told what nobody else is told, on any thread.
  public init(
    configuration: ImagePipelineConfiguration = ImagePipelineConfiguration(),
    loader: any DataLoading,
    cache: (any DataCaching)? = nil,
    decoder: any ImageDecoding<Image>,
    clock: any Clock<Duration> = ContinuousClock(),
    onEvent: @escaping @Sendable (ImagePipelineEvent) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.loader = loader
    self.cache = cache
    self.decoder = decoder
    self.clock = clock
    self.onEvent = onEvent
    memory = MemoryCache(
      limit: configuration.memoryCacheBytes, largestEntryShare: configuration.largestEntryShare,
      entryCost: configuration.memoryEntryBytes)
    failures = FailureMemory(limit: configuration.rememberedFailures)
    reads = Stage(limit: configuration.concurrentReads)
    loads = Stage(limit: configuration.concurrentLoads)
    decodes = Stage(limit: configuration.concurrentDecodes)
  }

  /// The picture, when it is in memory: it can be shown in this very frame. Never waits, never starts any work.
  public func cachedImage(for request: ImageRequest) -> Image? {
    memory[ImageKey(request)]
  }

  /// The picture, from memory or from its address. A picture in memory is given without suspending.
  ///
  /// Cancelling the calling task ends its wait at once; the work itself ends when the last who asked has gone.
  ///
  /// - Parameters:
  ///   - request: which picture.
  ///   - priority: counts instead of the request's own, and can be changed while the picture is awaited.
  /// - Throws: ``ImagePipelineError/cancelled`` to who cancelled; else why there is no picture.
  public func image(
    for request: ImageRequest, priority: LivePriority? = nil
  ) async throws(ImagePipelineError) -> Image {
    if let image = cachedImage(for: request) { return image }
    if let failure = failures[request.url] { throw failure }
    let wish: Stage.Priority = { priority?.value ?? request.priority }
    return try await images.value(for: ImageKey(request), priority: wish) {
      [self] priority throws(ImagePipelineError) in
      try await produce(request, priority: priority)
    }
  }

  /// Lets go of every picture in memory, for example when the system is short of it.
  public func removeCachedImages() {
    memory.removeAll()
  }

  /// Forgets which addresses failed for good, for example when the person asks to try again.
  public func forgetFailures() {
    failures.removeAll()
  }
}
