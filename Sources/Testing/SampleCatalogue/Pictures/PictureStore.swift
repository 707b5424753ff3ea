import Foundation
import SystemIO

/// A store that renders each image once and caches it in memory, up to a limit, and optionally in a folder.
///
/// It renders two images at a time, so that a long list doesn't use all processors. A request that is cancelled before
/// its turn costs nothing.
actor PictureStore {
  struct Key: Hashable, Sendable {
    let subject: ArtworkSubject
    let size: PictureSize
    /// The path of the cached image within the folder.
    let path: String
  }

  typealias Draw = @Sendable (ArtworkSubject, PictureSize) async throws -> Data

  private let folder: URL?
  private let limit: Int
  private let draw: Draw
  private var memory: PictureMemoryCache
  private var drawing: Set<Key> = []
  private var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var lastWaiter = 0

  /// The number of requests that wait for their turn or for the same image.
  var waitingCount: Int { waiting.count }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: The folder of the disk cache, or `nil` for none.
  ///   - bytes: The limit of the memory cache.
  ///   - limit: The maximum number of images to render at the same time.
  ///   - draw: The renderer.
  init(folder: URL?, bytes: Int = 24 << 20, limit: Int = 2, draw: @escaping Draw) {
    self.folder = folder
    self.limit = limit
    self.draw = draw
    memory = PictureMemoryCache(bytes: bytes)
  }

  func picture(_ key: Key) async throws -> Data {
    while true {
      try Task.checkCancellation()
      if let known = memory[key] { return known }
      if !drawing.contains(key), drawing.count < limit { break }
      await change()
    }
    drawing.insert(key)
    defer {
      drawing.remove(key)
      wakeAll()
    }
    let data = try await Self.make(key, in: folder, draw)
    memory[key] = data
    return data
  }
}

extension PictureStore {
  /// Waits until an image is done or the task is cancelled.
  private func change() async {
    lastWaiter += 1
    let id = lastWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume()
        } else {
          waiting.append((id: id, continuation: continuation))
        }
      }
    } onCancel: {
      Task { await self.wake(id) }
    }
  }

  private func wake(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume()
  }

  private func wakeAll() {
    let woken = waiting
    waiting = []
    for waiter in woken { waiter.continuation.resume() }
  }

  /// Reads an image from the folder or renders it, without blocking an actor.
  @concurrent
  private static func make(_ key: Key, in folder: URL?, _ draw: Draw) async throws -> Data {
    let file = folder?.appending(path: key.path)
    if let file, let cached = try? RegularFile.read(file, limit: maximumPictureBytes),
      cached.starts(with: [0xff, 0xd8])
    {
      return cached
    }
    let data = try await draw(key.subject, key.size)
    if let file {
      // If writing fails, the image is rendered again next time.
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file, options: .atomic)
    }
    return data
  }
}

/// The maximum size of a cached file in bytes: many times that of the largest image.
private let maximumPictureBytes = 64 << 20
