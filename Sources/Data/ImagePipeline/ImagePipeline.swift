import Foundation

/// An image pipeline that loads, decodes and caches pictures. Requests are coalesced: there is one download for each
/// URL and one decode for each size, however many subscribers there are.
///
/// Create one pipeline and pass it to everything that shows pictures; two pipelines share nothing. A request takes
/// these steps, and stops as soon as its last subscriber leaves:
///
/// 1. The memory cache, synchronously (``cachedImage(for:)``).
/// 2. The known permanent failures.
/// 3. The data cache, with the data of this rendition or a wider one (see ``DataCaching``).
/// 4. The loader, with one download at a time for each URL, and retries after transient failures (see ``RetryPolicy``).
/// 5. The decoder, outside any actor, once for each URL and size, after a check of the dimensions.
public final class ImagePipeline<Image: Sendable>: Sendable {
  let images = SharedWork<ImageKey, Image>()
  let data = SharedWork<URL, Data>()
  let memory: MemoryCache<Image>
  let failures: FailureMemory
  let reads: Stage
  let loads: Stage
  let decodes: Stage
  let expensiveDecodes = Stage(limit: 1)
  let decoders = BackgroundQueue("ImagePipeline.decoders", isConcurrent: true)

  let configuration: ImagePipelineConfiguration
  let loader: any DataLoading
  let cache: (any DataCaching)?
  let decoder: any ImageDecoding<Image>
  let clock: any Clock<Duration>
  let onEvent: @Sendable (ImagePipelineEvent) -> Void

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - configuration: The limits.
  ///   - loader: The source of the data.
  ///   - cache: The data cache; `nil` if the loader's data is local and not worth caching.
  ///   - decoder: The decoder for the data.
  ///   - clock: The clock for pauses between retries. A test passes its own.
  ///   - onEvent: Called with events that subscribers don't get, on any thread.
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

  /// Returns a picture from the memory cache, so that it can be shown in the same frame. Never waits and never starts
  /// any work.
  public func cachedImage(for request: ImageRequest) -> Image? {
    memory[ImageKey(request)]
  }

  /// Returns a picture from the memory cache, or loads it. A picture in the memory cache is returned without
  /// suspending.
  ///
  /// Cancelling the calling task ends its wait immediately. The pipeline cancels the work when the last subscriber
  /// leaves.
  ///
  /// - Parameters:
  ///   - request: The request for the picture.
  ///   - priority: Overrides the request's priority, and can be changed during the wait.
  /// - Throws: ``ImagePipelineError/cancelled`` if the calling task was cancelled; otherwise, the reason for the
  ///   failure.
  public func image(
    for request: ImageRequest, priority: LivePriority? = nil
  ) async throws(ImagePipelineError) -> Image {
    if let image = cachedImage(for: request) { return image }
    if let failure = failures[request.url] { throw failure }
    let currentPriority: Stage.Priority = { priority?.value ?? request.priority }
    return try await images.value(for: ImageKey(request), priority: currentPriority) {
      [self] priority throws(ImagePipelineError) in
      try await produce(request, priority: priority)
    }
  }

  /// Removes all pictures from the memory cache, for example when the system is low on memory.
  public func removeCachedImages() {
    memory.removeAll()
  }

  /// Forgets all permanent failures, for example when the user wants to try again.
  public func forgetFailures() {
    failures.removeAll()
  }
}

/// The pipeline's support for prefetchers.
extension ImagePipeline {
  /// Loads the data of a picture into the data cache without decoding it. Does nothing if the data is cached already,
  /// if the picture is in the memory cache, or if there is no data cache.
  func cacheData(for request: ImageRequest, priority: LivePriority) async throws(ImagePipelineError) {
    guard cache != nil, cachedImage(for: request) == nil else { return }
    if let failure = failures[request.url] { throw failure }
    let currentPriority: Stage.Priority = { priority.value }
    if try await !hasCachedData(for: request, priority: currentPriority) {
      _ = try await loadData(request.url, priority: currentPriority)
    }
  }
}
