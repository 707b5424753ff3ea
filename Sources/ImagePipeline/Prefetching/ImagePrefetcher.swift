import OrderedCollections
import Synchronization

/// Fetches pictures before they are wanted, a few at a time and after everything that is on screen.
///
/// A picture that comes on screen while it is being prefetched shares the work and raises its priority; stopping the
/// prefetch then changes nothing for it. A failure is told nobody: who shows the picture will see it.
public final class ImagePrefetcher<Image: Sendable>: Sendable {
  /// How far a picture is brought.
  public enum Destination: Hashable, Sendable {
    /// Its bytes into the data cache: for what may never be seen. Nothing is decoded.
    case data
    /// The picture itself into memory: for what is about to be seen.
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

  /// Makes a prefetcher, one for each scrolling view.
  ///
  /// - Parameters:
  ///   - pipeline: the one that the view itself asks.
  ///   - destination: how far pictures are brought.
  ///   - limit: how many are under way at once.
  ///   - priority: counts for all of them, whatever their requests say.
  public init(
    _ pipeline: ImagePipeline<Image>, destination: Destination = .data, limit: Int = 2, priority: ImagePriority = .low
  ) {
    self.pipeline = pipeline
    self.destination = destination
    self.limit = max(limit, 1)
    self.priority = LivePriority(priority)
  }

  deinit { stopAll() }

  /// Whether nothing new is begun, for example while the view is being flung; what is under way goes on.
  public var isPaused: Bool {
    get { state.withLock(\.isPaused) }
    set {
      state.withLock { $0.isPaused = newValue }
      advance()
    }
  }

  /// How many pictures wait or are under way.
  public var pendingCount: Int { state.withLock { $0.waiting.count + $0.running.count } }

  /// Adds pictures behind those that wait; those that wait already, or are under way or in memory, are passed over.
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

  /// Gives up pictures that are no longer near; one that somebody else waits for goes on.
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

  /// Gives up everything.
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
  /// Begins as many as there is room for.
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
      case .data: try? await pipeline.keepData(for: request, priority: priority)
      case .memory: _ = try? await pipeline.image(for: request, priority: priority)
      }
      self?.end(ImageKey(request), number: number)
    }
  }

  func end(_ key: ImageKey, number: Int) {
    // One that was stopped may end after the same picture was started again.
    state.withLock { state in
      if state.running[key]?.number == number { state.running[key] = nil }
    }
    advance()
  }
}
