import Foundation

/// What is shown until the right picture is there: the same one at another size.
extension ImagePipeline {
  /// The same picture at another size, when it is in memory: the smallest that is wide enough, else the widest.
  ///
  /// Never waits, never starts any work. Which renditions are the same picture, the request says.
  public func cachedStandIn(for request: ImageRequest) -> Image? {
    let urls = request.renditions.map(\.url)
    let candidates = (urls.contains(request.url) ? urls : [request.url] + urls).flatMap { url in
      memory.keys(of: url).map { (key: $0, width: min($0.pixelSize?.width ?? .max, request.width(of: url))) }
    }
    let wanted = min(request.pixelSize?.width ?? .max, request.width(of: request.url))
    let wide = candidates.filter { $0.width >= wanted }.min { $0.width < $1.width }
    guard let best = wide ?? candidates.max(by: { $0.width < $1.width }) else { return nil }
    return memory[best.key]
  }

  /// The picture, and before it another size of it that is at hand, to be shown meanwhile.
  ///
  /// A stand-in from memory comes before anything else, without suspending; one from the data cache only while the
  /// picture itself has to be loaded. None comes after the picture, and none where the picture is in memory.
  ///
  /// - Parameters:
  ///   - request: which picture.
  ///   - priority: counts instead of the request's own, and can be changed while the picture is awaited.
  ///   - standIn: called at most once, on the caller's actor, before this method returns.
  /// - Throws: as ``image(for:priority:)``; what stands in may then stay.
  public func image(
    for request: ImageRequest, priority: LivePriority? = nil, standIn: (Image) -> Void
  ) async throws(ImagePipelineError) -> Image {
    if let image = cachedImage(for: request) { return image }
    if let image = cachedStandIn(for: request) {
      standIn(image)
      return try await self.image(for: request, priority: priority)
    }
    guard cache != nil, !request.narrowerURLs.isEmpty else {
      return try await image(for: request, priority: priority)
    }
    let outcome = await withTaskGroup(of: Arrival.self) { group in
      group.addTask { .picture(await self.outcome(of: request, priority: priority)) }
      group.addTask { .standIn(await self.keptStandIn(for: request, priority: priority)) }
      for await arrival in group {
        switch arrival {
        case .picture(let outcome):
          group.cancelAll()
          return outcome
        case .standIn(let image):
          if let image, !Task.isCancelled { standIn(image) }
        }
      }
      return .failure(.cancelled)
    }
    return try outcome.get()
  }
}

private extension ImagePipeline {
  enum Arrival: Sendable {
    case picture(Result<Image, ImagePipelineError>)
    case standIn(Image?)
  }

  func outcome(of request: ImageRequest, priority: LivePriority?) async -> Result<Image, ImagePipelineError> {
    do throws(ImagePipelineError) {
      return .success(try await image(for: request, priority: priority))
    } catch {
      return .failure(error)
    }
  }

  /// A narrower rendition from the data cache; none when the picture itself is kept there, as it is quicker then.
  func keptStandIn(for request: ImageRequest, priority: LivePriority?) async -> Image? {
    let wish: Stage.Priority = { priority?.value ?? request.priority }
    guard let isKept = try? await isKept(request, priority: wish), !isKept,
      let kept = try? await kept(request.narrowerURLs, priority: wish)
    else { return nil }
    var narrower = request
    narrower.url = kept.url
    return try? await images.value(for: ImageKey(narrower), priority: wish) {
      [self, narrower] priority throws(ImagePipelineError) in
      try await show(kept.data, as: narrower, priority: priority)
    }
  }
}
