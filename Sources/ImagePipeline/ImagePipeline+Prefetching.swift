/// What a prefetcher asks of its pipeline.
extension ImagePipeline {
  /// Brings the bytes of a picture into the data cache, and decodes nothing; nothing at all where they are kept
  /// already, where the picture is in memory, or where no bytes are kept.
  func keepData(for request: ImageRequest, priority: LivePriority) async throws(ImagePipelineError) {
    guard cache != nil, cachedImage(for: request) == nil else { return }
    if let failure = failures[request.url] { throw failure }
    let wish: Stage.Priority = { priority.value }
    if try await !isKept(request, priority: wish) { _ = try await loaded(request.url, priority: wish) }
  }
}
