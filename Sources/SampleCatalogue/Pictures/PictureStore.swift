import Foundation
import SystemIO

/// Draws each picture once, and keeps it: in memory up to a bound, and in a folder when one is given.
///
/// Two are drawn at a time, so that a long list does not take the machine. Whoever stops waiting before their picture's
/// turn has come costs nothing.
actor PictureStore {
  struct Key: Hashable, Sendable {
    let subject: ArtworkSubject
    let size: PictureSize
    /// Where the picture is kept in the folder.
    let path: String
  }

  typealias Draw = @Sendable (ArtworkSubject, PictureSize) async throws -> Data

  private let folder: URL?
  private let limit: Int
  private let draw: Draw
  private var memory: PictureMemory
  private var drawing: Set<Key> = []
  private var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var lastWaiter = 0

  /// How many wait for their turn, or for another to draw what they want.
  var waitingCount: Int { waiting.count }

  /// - Parameters:
  ///   - bytes: How much is kept in memory.
  ///   - limit: How many are drawn at the same time.
  init(folder: URL?, bytes: Int = 24 << 20, limit: Int = 2, draw: @escaping Draw) {
    self.folder = folder
    self.limit = limit
    self.draw = draw
    memory = PictureMemory(bytes: bytes)
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
  /// Waits until a picture is done, or the waiting task is cancelled.
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

  /// From the folder, else drawn; on no actor's time.
  @concurrent
  private static func make(_ key: Key, in folder: URL?, _ draw: Draw) async throws -> Data {
    let file = folder?.appending(path: key.path)
    if let file, let kept = try? RegularFile.read(file, limit: largestPicture), kept.starts(with: [0xff, 0xd8]) {
      return kept
    }
    let data = try await draw(key.subject, key.size)
    if let file {
      // A picture that cannot be kept is drawn again another time.
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file, options: .atomic)
    }
    return data
  }
}

/// In bytes: many times the largest that is drawn.
private let largestPicture = 64 << 20
