import Foundation

/// The work that produces a picture for all of its subscribers.
extension ImagePipeline {
  func produce(
    _ request: ImageRequest, priority: @escaping Stage.Priority
  ) async throws(ImagePipelineError) -> Image {
    // Earlier work may have finished since the subscriber looked in the memory cache.
    if let image = memory[ImageKey(request)] { return image }
    if let cached = try await cachedData(forFirstOf: request.sufficientURLs, priority: priority) {
      do throws(ImagePipelineError) {
        return try await decodeAndStore(cached.data, as: request, priority: priority)
      } catch {
        if error == .cancelled { throw error }
        // The cached data isn't a picture, but the server may have one.
        cache?.remove(cached.url)
      }
    }
    let bytes = try await loadData(request.url, priority: priority)
    do throws(ImagePipelineError) {
      return try await decodeAndStore(bytes, as: request, priority: priority)
    } catch {
      if error != .cancelled { cache?.remove(request.url) }
      failures.remember(error, for: request.url)
      throw error
    }
  }

  /// Returns the data of a URL from the loader. Requests for the same URL are coalesced into one download.
  func loadData(_ url: URL, priority: @escaping Stage.Priority) async throws(ImagePipelineError) -> Data {
    try await data.value(for: url, priority: priority) { [self] priority throws(ImagePipelineError) in
      do throws(ImagePipelineError) {
        let bytes = try await loadWithRetries(url, priority: priority)
        // A loader may return data despite its cancellation. The cache may have been cleared by then.
        if Task.isCancelled { throw .cancelled }
        cache?.store(bytes, for: url)
        return bytes
      } catch {
        failures.remember(error, for: url)
        throw error
      }
    }
  }

  /// Returns the cached data of the first URL that has any.
  func cachedData(forFirstOf urls: [URL], priority: @escaping Stage.Priority) async throws(ImagePipelineError)
    -> CachedData?
  {
    guard let cache, !urls.isEmpty else { return nil }
    return try await reads.run(priority: priority) { () throws(ImagePipelineError) in
      await cache.data(forFirstOf: urls)
    }
  }

  /// Returns whether sufficient data for a picture is cached.
  func hasCachedData(for request: ImageRequest, priority: @escaping Stage.Priority) async throws(ImagePipelineError)
    -> Bool
  {
    guard let cache else { return false }
    return try await reads.run(priority: priority) { () throws(ImagePipelineError) in
      await cache.contains(anyOf: request.sufficientURLs)
    }
  }

  /// Decodes data and stores the picture in the memory cache under its request.
  func decodeAndStore(
    _ bytes: Data, as request: ImageRequest, priority: @escaping Stage.Priority
  ) async throws(ImagePipelineError) -> Image {
    let decoded = try await decoded(bytes, for: request.pixelSize, priority: priority)
    if !memory.insert(decoded, for: ImageKey(request)) {
      onEvent(.tooLargeForMemory(request.url, byteCost: decoded.byteCost))
    }
    return decoded.image
  }
}

private extension ImagePipeline {
  struct LoadFailure: Error {
    var error: ImagePipelineError
    var retryAfter: Duration?
  }

  /// Loads data with retries. A pause doesn't occupy a download slot.
  func loadWithRetries(_ url: URL, priority: @escaping Stage.Priority) async throws(ImagePipelineError) -> Data {
    var attempt = 1
    let elapsed = clock.stopwatch()
    while true {
      let failure: LoadFailure
      let begin = elapsed()
      switch try await loads.run(priority: priority, { () throws(ImagePipelineError) in await load(url) }) {
      case .success(let bytes): return bytes
      case .failure(let reason): failure = reason
      }
      let pause = configuration.retries.pause(
        after: failure.error, attempt: attempt, retryAfter: failure.retryAfter, elapsed: elapsed(),
        last: elapsed() - begin)
      guard let pause else { throw failure.error }
      onEvent(.retrying(url, failure.error, pause: pause))
      do { try await clock.sleep(for: pause) } catch { throw .cancelled }
      attempt += 1
    }
  }

  func load(_ url: URL) async -> Result<Data, LoadFailure> {
    let limit = configuration.maximumDataBytes
    do {
      let bytes = try await loader.data(from: url, maximumBytes: limit)
      // Enforce the limit even if the loader doesn't.
      return bytes.count <= limit ? .success(bytes) : .failure(LoadFailure(error: .tooLarge(limit: limit)))
    } catch {
      var failure = LoadFailure(error: ImagePipelineError(loading: error, isCancelled: Task.isCancelled))
      if case .status(_, let retryAfter)? = error as? DataLoadingError { failure.retryAfter = retryAfter }
      return .failure(failure)
    }
  }

  func decoded(
    _ bytes: Data, for size: PixelSize?, priority: @escaping Stage.Priority
  ) async throws(ImagePipelineError) -> DecodedImage<Image> {
    let outcome = try await decodes.run(on: decoders, priority: priority) { [decoder, configuration] in
      Result { () -> DecodedImage<Image>? in
        let (dimensions, passes) = (try decoder.dimensions(of: bytes), try decoder.passes(of: bytes))
        if let problem = configuration.problem(dimensions, passes: passes) { throw problem }
        guard dimensions.work(passes: passes) <= configuration.expensiveWork else { return nil }
        return try decoder.decode(bytes, maximumPixelSize: size)
      }
    }
    if let decoded = try value(of: outcome) { return decoded }
    return try await expensiveDecodes.run(priority: priority) { () throws(ImagePipelineError) in
      try value(
        of: try await decodes.run(on: decoders, priority: priority) { [decoder] in
          Result { try decoder.decode(bytes, maximumPixelSize: size) }
        })
    }
  }

  func value<Value>(of outcome: Result<Value, any Error>) throws(ImagePipelineError) -> Value {
    do {
      return try outcome.get()
    } catch let error as ImagePipelineError {
      throw error
    } catch {
      if Task.isCancelled { throw .cancelled }
      throw .undecodable(reason: String(describing: error))
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Returns a function that returns the time since this call.
  fileprivate func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
