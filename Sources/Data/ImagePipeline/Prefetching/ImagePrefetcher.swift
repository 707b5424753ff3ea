import OrderedCollections
import Synchronization

/// A prefetcher that loads pictures before they are needed, a few at a time and after all visible ones.
///
/// If a picture becomes visible while it is being prefetched, its request shares the work and raises its priority.
/// Stopping the prefetch then doesn't affect it. Failures aren't reported, because the view that shows the picture gets
/// them.
public final class ImagePrefetcher<Image: Sendable>: Sendable {
  /// The cache into which pictures are prefetched.
  public enum Destination: Hashable, Sendable {
    /// The data cache, for pictures that may never be shown. Nothing is decoded.
    case data
    /// The memory cache, for pictures that are about to be shown.
    case memory
  }

  private struct Running: Sendable {
    let number: Int
    let task: Task<Void, Never>
  }

  private struct State: Sendable {
    var isPaused = false
    var lastNumber = 0
    var waiting: OrderedDictionary<ImageKey, ImageRequest> = [:]
    var running: [ImageKey: Running] = [:]
  }

  private let pipeline: ImagePipeline<Image>
  private let destination: Destination
  private let limit: Int
  private let priority: LivePriority
  private let state = Mutex(State())

  /// Creates a prefetcher. Each scrolling view needs its own.
  ///
  /// - Parameters:
  ///   - pipeline: The pipeline of the view itself.
  ///   - destination: The cache into which pictures are prefetched.
  ///   - limit: The maximum number of concurrent prefetches.
  ///   - priority: The priority of all prefetches, which overrides that of their requests.
  public init(
    _ pipeline: ImagePipeline<Image>, destination: Destination = .data, limit: Int = 2, priority: ImagePriority = .low
  ) {
    self.pipeline = pipeline
    self.destination = destination
    self.limit = max(limit, 1)
    self.priority = LivePriority(priority)
  }

  deinit { stopAll() }

  /// Whether starting new prefetches is paused, for example during a fling. Running prefetches continue.
  public var isPaused: Bool {
    get { state.withLock(\.isPaused) }
    set {
      state.withLock { $0.isPaused = newValue }
      advance()
    }
  }

  /// The number of waiting and running prefetches.
  public var pendingCount: Int { state.withLock { $0.waiting.count + $0.running.count } }

  /// Adds pictures at the end of the queue. Skips pictures that are waiting, running or in the memory cache.
  public func start(_ requests: [ImageRequest]) {
    let missing = requests.filter { pipeline.cachedImage(for: $0) == nil }
    state.withLock { state in
      for request in missing {
        let key = ImageKey(request)
        if state.running[key] == nil, state.waiting[key] == nil { state.waiting[key] = request }
      }
    }
    advance()
  }

  /// Stops prefetching pictures that are no longer near. Pictures with other subscribers continue loading.
  public func stop(_ requests: [ImageRequest]) {
    let tasks = state.withLock { state in
      requests.compactMap { request in
        state.waiting.removeValue(forKey: ImageKey(request))
        return state.running.removeValue(forKey: ImageKey(request))?.task
      }
    }
    tasks.forEach { $0.cancel() }
    advance()
  }

  /// Stops all prefetches.
  public func stopAll() {
    let tasks = state.withLock { state in
      let tasks = state.running.values.map(\.task)
      state.waiting = [:]
      state.running = [:]
      return tasks
    }
    tasks.forEach { $0.cancel() }
  }
}

private extension ImagePrefetcher {
  /// Starts waiting prefetches up to the limit.
  func advance() {
    state.withLock { state in
      while !state.isPaused, state.running.count < limit, !state.waiting.isEmpty {
        let (key, request) = state.waiting.removeFirst()
        state.lastNumber += 1
        state.running[key] = Running(number: state.lastNumber, task: begin(request, number: state.lastNumber))
      }
    }
  }

  func begin(_ request: ImageRequest, number: Int) -> Task<Void, Never> {
    Task { [pipeline, destination, priority, weak self] in
      switch destination {
      case .data: try? await pipeline.cacheData(for: request, priority: priority)
      case .memory: _ = try? await pipeline.image(for: request, priority: priority)
      }
      self?.end(ImageKey(request), number: number)
    }
  }

  func end(_ key: ImageKey, number: Int) {
    // A stopped prefetch may end after the same picture was started again.
    state.withLock { state in
      if state.running[key]?.number == number { state.running[key] = nil }
    }
    advance()
  }
}
