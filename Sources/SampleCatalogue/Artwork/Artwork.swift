import Foundation

/// Draws the sample catalogue's pictures: posters, backdrops, portraits, stills, logos and badges.
///
/// A pure function of the subject and the size: the same picture every time, on any thread, several at once.
public enum Artwork {
  /// Draws one picture.
  ///
  /// - Returns: the picture as JPEG, exactly of the size that ``PictureSize/pixels(for:)`` says.
  /// - Throws: ``ArtworkError`` when memory runs out.
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
