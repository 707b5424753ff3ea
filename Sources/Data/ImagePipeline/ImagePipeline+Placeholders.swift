import Foundation

/// Placeholders: other sizes of a picture, to show until the requested one is loaded.
extension ImagePipeline {
  /// Returns another size of the same picture from the memory cache: the smallest that is wide enough, or else the
  /// widest.
  ///
  /// Never waits and never starts any work. The request's renditions are the sizes of the same picture.
  public func cachedPlaceholder(for request: ImageRequest) -> Image? {
    let urls = request.renditions.map(\.url)
    let candidates = (urls.contains(request.url) ? urls : [request.url] + urls).flatMap { url in
      memory.keys(of: url).map { (key: $0, width: min($0.pixelSize?.width ?? .max, request.width(of: url))) }
    }
    let wanted = min(request.pixelSize?.width ?? .max, request.width(of: request.url))
    let wide = candidates.filter { $0.width >= wanted }.min { $0.width < $1.width }
    guard let best = wide ?? candidates.max(by: { $0.width < $1.width }) else { return nil }
    return memory[best.key]
  }

  /// Returns a picture, and passes another cached size of it to a closure as a placeholder in the meantime.
  ///
  /// A placeholder from the memory cache comes first, without suspending. A placeholder from the data cache comes only
  /// while the picture itself is loading. There is no placeholder if the picture is in the memory cache.
  ///
  /// - Parameters:
  ///   - request: The request for the picture.
  ///   - priority: Overrides the request's priority, and can be changed during the wait.
  ///   - placeholder: Receives the placeholder, if any. Called up to once, on the caller's actor, before this method
  ///     returns.
  /// - Throws: The errors of ``image(for:priority:)``. The placeholder may then stay on screen.
  public func image(
    for request: ImageRequest, priority: LivePriority? = nil, placeholder: (Image) -> Void
  ) async throws(ImagePipelineError) -> Image {
    if let image = cachedImage(for: request) { return image }
    if let image = cachedPlaceholder(for: request) {
      placeholder(image)
      return try await self.image(for: request, priority: priority)
    }
    guard cache != nil, !request.narrowerURLs.isEmpty else {
      return try await image(for: request, priority: priority)
    }
    let outcome = await withTaskGroup(of: LoadedPart.self) { group in
      group.addTask { .picture(await self.outcome(of: request, priority: priority)) }
      group.addTask { .placeholder(await self.diskCachedPlaceholder(for: request, priority: priority)) }
      for await arrival in group {
        switch arrival {
        case .picture(let outcome):
          group.cancelAll()
          return outcome
        case .placeholder(let image):
          if let image, !Task.isCancelled { placeholder(image) }
        }
      }
      return .failure(.cancelled)
    }
    return try outcome.get()
  }
}

private extension ImagePipeline {
  enum LoadedPart: Sendable {
    case picture(Result<Image, ImagePipelineError>)
    case placeholder(Image?)
  }

  func outcome(of request: ImageRequest, priority: LivePriority?) async -> Result<Image, ImagePipelineError> {
    do throws(ImagePipelineError) {
      return .success(try await image(for: request, priority: priority))
    } catch {
      return .failure(error)
    }
  }

  /// Returns a narrower rendition from the data cache. Returns `nil` if the picture's own data is cached, because
  /// reading that is quicker.
  func diskCachedPlaceholder(for request: ImageRequest, priority: LivePriority?) async -> Image? {
    let currentPriority: Stage.Priority = { priority?.value ?? request.priority }
    guard let isCached = try? await hasCachedData(for: request, priority: currentPriority), !isCached,
      let cached = try? await cachedData(forFirstOf: request.narrowerURLs, priority: currentPriority)
    else { return nil }
    var narrower = request
    narrower.url = cached.url
    return try? await images.value(for: ImageKey(narrower), priority: currentPriority) {
      [self, narrower] priority throws(ImagePipelineError) in
      try await decodeAndStore(cached.data, as: narrower, priority: priority)
    }
  }
}
