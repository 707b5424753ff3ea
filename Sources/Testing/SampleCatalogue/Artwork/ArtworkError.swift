import Foundation

/// An error from rendering an image. It occurs only if memory runs out or a system library is broken.
public enum ArtworkError: Error, Hashable, Sendable {
  /// No drawing surface of this size, in pixels, could be created.
  case noSurface(width: Int, height: Int)
  /// The image could not be encoded as JPEG. The reason is gdk-pixbuf's.
  case notEncoded(reason: String)
}

extension ArtworkError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .noSurface(let width, let height): "There isn’t enough memory for a picture of \(width) × \(height) pixels."
    case .notEncoded(let reason): "Can’t write the picture: \(reason)"
    }
  }
}
