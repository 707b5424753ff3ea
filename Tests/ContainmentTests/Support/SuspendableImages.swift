import Containment
import Foundation
import GTK

/// An image provider whose requests stay pending until the test completes them.
@MainActor final class SuspendableImages: ImageProviding {
  var cached: [URL: Texture] = [:]
  /// The placeholder for each URL until its picture is loaded.
  var placeholders: [URL: Texture] = [:]
  private(set) var pixels: [ImagePixels] = []
  private(set) var prefetched: [URL] = []
  private(set) var requested: [URL] = []
  private(set) var cancelled: [URL] = []
  /// The number of completed requests, including cancelled ones.
  private(set) var arrivedCount = 0
  private var waiting: [(id: Int, url: URL, continuation: CheckedContinuation<Texture, any Error>)] = []
  private var nextID = 0

  var waitingCount: Int { waiting.count }

  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? { cached[url] }

  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    self.pixels.append(pixels)
    placeholders[url].map(placeholder)
    nextID += 1
    let id = nextID
    requested.append(url)
    defer { arrivedCount += 1 }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((id, url, $0)) }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
  }

  func prefetch(_ urls: [URL], pixels: ImagePixels) { prefetched = urls }

  /// Completes the oldest request for a URL. A cancelled request is completed as well, like a late response.
  func respond(to url: URL, with texture: Texture?) {
    guard let index = waiting.firstIndex(where: { $0.url == url }) else { return }
    let request = waiting.remove(at: index)
    if let texture {
      request.continuation.resume(returning: texture)
    } else {
      request.continuation.resume(throwing: URLError(.notConnectedToInternet))
    }
  }

  private func cancel(_ id: Int) {
    guard let request = waiting.first(where: { $0.id == id }) else { return }
    cancelled.append(request.url)
  }

  /// Fails all pending requests.
  func failAll() {
    waiting.forEach { $0.continuation.resume(throwing: CancellationError()) }
    waiting = []
  }
}

/// Returns a picture with a single color.
@MainActor func makeTexture(_ width: Int = 1, _ height: Int = 1) -> Texture? {
  Texture(width: width, height: height, pixels: Data(repeating: 200, count: width * height * 4))
}
