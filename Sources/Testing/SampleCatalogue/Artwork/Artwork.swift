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
    let isSign = subject.kind == .logo || subject.kind == .badge
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.draw(at: subject.kind.originalPixels) { canvas in
      switch subject.kind {
      case .poster: Poster(of: subject, width: width).draw(on: canvas)
      case .backdrop: Motif(of: subject).draw(on: canvas)
      case .still: Still(of: subject).draw(on: canvas)
      case .profile: Portrait(of: subject).draw(on: canvas)
      case .logo: Logo(of: subject).draw(on: canvas)
      case .badge: Badge(of: subject).draw(on: canvas)
      }
      if !isSign { canvas.vignette(Palette.ink, 0.14) }
    }
    let grain = isSign ? 0 : 3
    return try JPEGEncoder.jpeg(bitmap.pixels(grain: grain), width: width, height: height)
  }
}
