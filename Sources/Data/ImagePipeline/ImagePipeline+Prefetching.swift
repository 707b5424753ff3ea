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
