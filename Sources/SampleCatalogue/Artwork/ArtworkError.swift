import Foundation

/// Why a picture could not be drawn; neither happens but when memory runs out or the system's libraries are broken.
public enum ArtworkError: Error, Hashable, Sendable {
  /// No drawing surface of this size, in pixels.
  case noSurface(width: Int, height: Int)
  /// The picture could not be written as JPEG; the reason is gdk-pixbuf's.
  case notEncoded(reason: String)
}

extension ArtworkError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .noSurface(let width, let height): "There was no memory for a picture of \(width) × \(height) pixels."
    case .notEncoded(let reason): "The picture could not be written: \(reason)"
    }
  }
}
