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
    let grain = subject.kind.isSign ? 0 : 3
    return try JPEGEncoder.jpeg(bitmap.pixels(grain: grain), width: width, height: height)
  }

  /// Draws an image.
  ///
  /// - Parameter width: The width of the bitmap in pixels.
  static func draw(_ subject: ArtworkSubject, width: Int, on canvas: Canvas) {
    switch subject.kind {
    case .poster: Poster(of: subject, width: width).draw(on: canvas)
    case .backdrop: Motif(of: subject).draw(on: canvas)
    case .still: Still(of: subject).draw(on: canvas)
    case .profile: Portrait(of: subject).draw(on: canvas)
    case .logo: Logo(of: subject).draw(on: canvas)
    case .badge: Badge(of: subject).draw(on: canvas)
    }
    if !subject.kind.isSign { canvas.vignette(Palette.ink, 0.14) }
  }
}

extension ArtworkSubject.Kind {
  fileprivate var isSign: Bool { self == .logo || self == .badge }
}
