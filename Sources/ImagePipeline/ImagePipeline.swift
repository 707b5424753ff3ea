import Foundation

/// Bytes to pictures: one download per address and one decode per size however many ask, kept in memory within bounds.
///
/// Make one and hand it to everyone who shows pictures; two pipelines share nothing. A picture takes these steps, each
/// left as soon as nobody wants it any longer:
///
/// 1. the memory cache, synchronously (``cachedImage(for:)``);
/// 2. the failures that are known to be permanent;
/// 3. the loader, at most once at a time for an address (a disk cache belongs in this place: see ``DataLoading``);
/// 4. the decoder, off every actor, once for each address and size.
public final class ImagePipeline<Image: Sendable>: Sendable {
  let images = SharedWork<ImageKey, Image>()
  let data = SharedWork<URL, Data>()
  let memory: MemoryCache<Image>
  let loads: Stage
  let decodes: Stage

  private let configuration: ImagePipelineConfiguration
  private let failures: FailureMemory
  private let loader: any DataLoading
  private let decoder: any ImageDecoding<Image>

  /// Makes a pipeline from its parts.
  public init(
    configuration: ImagePipelineConfiguration = ImagePipelineConfiguration(),
    loader: any DataLoading,
    decoder: any ImageDecoding<Image>
  ) {
    self.configuration = configuration
    self.loader = loader
    self.decoder = decoder
    memory = MemoryCache(limit: configuration.memoryCacheBytes, largestEntryShare: configuration.largestEntryShare)
    failures = FailureMemory(limit: configuration.rememberedFailures)
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
  /// - Throws: ``ImagePipelineError/cancelled`` to who cancelled; else why there is no picture.
  public func image(for request: ImageRequest) async throws(ImagePipelineError) -> Image {
    if let image = cachedImage(for: request) { return image }
    if let failure = failures[request.url] { throw failure }
    let key = ImageKey(request)
    return try await images.value(for: key, priority: { request.priority }) {
      [self] priority throws(ImagePipelineError) in
      try await produce(key, priority: priority)
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

private extension ImagePipeline {
  /// Loads and decodes one picture, for everyone who waits for it.
  func produce(
    _ key: ImageKey, priority: @escaping Stage.Priority
  ) async throws(ImagePipelineError) -> Image {
    // The work before this one may have ended between the asker's look into memory and now.
    if let image = memory[key] { return image }
    do throws(ImagePipelineError) {
      let bytes = try await data.value(for: key.url, priority: priority) { [self] priority throws(ImagePipelineError) in
        try await loads.run(priority: priority) { () throws(ImagePipelineError) in try await load(key.url) }
      }
      let decoded = try await decodes.run(priority: priority) { () throws(ImagePipelineError) in
        try await decode(bytes, for: key.pixelSize)
      }
      memory.insert(decoded, for: key)
      return decoded.image
    } catch {
      failures.remember(error, for: key.url)
      throw error
    }
  }

  func load(_ url: URL) async throws(ImagePipelineError) -> Data {
    let limit = configuration.maximumDataBytes
    let bytes: Data
    do {
      bytes = try await loader.data(from: url, maximumBytes: limit)
    } catch {
      throw ImagePipelineError(loading: error, isCancelled: Task.isCancelled)
    }
    // The bound holds even where a loader does not keep to it.
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  @concurrent
  func decode(_ bytes: Data, for size: PixelSize?) async throws(ImagePipelineError) -> DecodedImage<Image> {
    do {
      return try decoder.decode(bytes, maximumPixelSize: size)
    } catch {
      if Task.isCancelled { throw .cancelled }
      throw .undecodable(reason: String(describing: error))
    }
  }
}
