import Foundation

/// A renderer for the catalogue's images: posters, backdrops, portraits, stills, logos and badges.
///
/// Rendering is a pure function of the subject and the size, and safe to call concurrently on any thread.
public enum Artwork {
  /// Renders an image.
  ///
  /// - Returns: A JPEG file of exactly the size given by ``PictureSize/pixels(for:)``.
  /// - Throws: ``ArtworkError`` if memory runs out.
  public static func jpeg(of subject: ArtworkSubject, size: PictureSize) throws(ArtworkError) -> Data {
    let subject = subject.tidied
    let (width, height) = size.pixels(for: subject.kind)
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.draw(at: subject.kind.originalPixels) { canvas in draw(subject, width: width, on: canvas) }
    return try bitmap.jpeg(grain: subject.kind == .logo || subject.kind == .badge ? 0 : 3)
  }

  /// Draws an image.
  ///
  /// - Parameter width: The width of the bitmap in pixels.
  static func draw(_ subject: ArtworkSubject, width: Int, on canvas: Canvas) {
    switch subject.kind {
    case .poster: Poster(subject: subject, width: width).draw(on: canvas)
    case .backdrop: Motif(of: subject).draw(on: canvas)
    case .still: Motif(of: subject).drawStill(of: subject, on: canvas)
    case .profile: Portrait(of: subject).draw(on: canvas)
    case .logo, .badge: Sign(of: subject).draw(isBadge: subject.kind == .badge, on: canvas)
    }
    if subject.kind != .logo, subject.kind != .badge { canvas.vignette(Palette.ink, 0.14) }
  }
}

/// An error from rendering an image. It occurs only if memory runs out or a system library is broken.
public struct ArtworkError: LocalizedError {
  public let errorDescription: String?

  static func noSurface(width: Int, height: Int) -> ArtworkError {
    ArtworkError(errorDescription: "There isn’t enough memory for a picture of \(width) × \(height) pixels.")
  }
}
