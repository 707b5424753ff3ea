import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity

/// A picture in the best available language.
public struct PictureChoice: Hashable, Sendable {
  /// The address in one size, marked with its kind (see ``PictureRenditions``).
  public var address: URL
  /// The name of the picture's language in the user's language. It is `nil` if the picture has no text, or text in the
  /// user's first language.
  public var substitute: String?
}

/// A picture in a gallery and its viewer.
public struct PictureCard: Hashable, Sendable {
  /// The address in one size, marked with its kind (see ``PictureRenditions``).
  public var address: URL
  /// The address of the original, for the viewer and for saving.
  public var original: URL
  /// The width divided by the height, from 0.1 to 10.
  public var aspectRatio: Double
  /// The name, such as "Backdrop 3".
  public var name: String
  /// The description for screen readers, such as "Backdrop 3 of 20".
  public var accessibleLabel: String
}

extension PageFormat {
  /// Returns the poster in the best language. TMDB's primary poster wins a tie, because lists already show it.
  ///
  /// TMDB lists only pictures in the requested languages. An unlisted primary poster is in the original language.
  func poster(_ primary: ImagePath?, among images: ImageSet?, original: LanguageTag?) -> PictureChoice? {
    let listed = images?.posters ?? []
    var candidates: [(path: ImagePath, language: LanguageTag?)] = []
    if let primary {
      let known = listed.first { $0.path == primary }
      candidates.append((primary, known.map(\.tag) ?? (listed.isEmpty ? languagePreferences.first : original)))
    }
    candidates += listed.byVotes.compactMap { image in image.path.map { ($0, image.tag) } }
    guard let best = languagePreferences.best(of: candidates, original: original, language: \.language),
      let address = picture(best.path, .poster)
    else { return nil }
    return PictureChoice(address: address, substitute: languagePreferences.displayNameIfForeign(best.language))
  }

  /// Returns the backdrop. One without text is preferred, so that the title isn't shown twice. Otherwise, it is TMDB's
  /// primary backdrop.
  func backdrop(_ primary: ImagePath?, among images: ImageSet?) -> URL? {
    let listed = images?.backdrops ?? []
    if let primary, listed.first(where: { $0.path == primary })?.tag == nil { return picture(primary, .backdrop) }
    let plain = listed.byVotes.first { $0.tag == nil && $0.path != nil }
    return picture(plain?.path ?? primary ?? listed.first?.path, .backdrop)
  }

  /// Returns all pictures of a kind, sorted by votes. Posters in the user's languages come first.
  func gallery(_ images: [TMDB.Image]?, _ kind: ImageKind, named name: String, original: LanguageTag?) -> [PictureCard]
  {
    var seen: Set<ImagePath> = []
    let distinct = (images ?? []).byVotes.filter { image in image.path.map { seen.insert($0).inserted } ?? false }
    let ranked = distinct.map { (languagePreferences.rank(of: $0.tag, original: original), $0) }
    let shown = (kind == .poster ? ranked.sorted { $0.0 < $1.0 } : ranked).prefix(Self.maximumPictures)
    return shown.enumerated().compactMap { index, ranked in
      guard let path = ranked.1.path, let address = picture(path, kind) else { return nil }
      // Translators: {picture} is “Backdrop”, “Poster” or “Portrait”.
      let numbered = tr("{picture} {number}", ["picture": name, "number": "\(index + 1)"])
      return PictureCard(
        address: address, original: self.images.url(for: path, size: "original"),
        aspectRatio: ranked.1.ratio(or: kind), name: numbered,
        // Translators: {picture} is a numbered picture, such as “Backdrop 3”.
        accessibleLabel: tr("{picture} of {count}", ["picture": numbered, "count": "\(shown.count)"]))
    }
  }

  private static let maximumPictures = 100
}

extension TMDB.Image {
  /// The picture's language, or `nil` if it has no text. TMDB uses null or `xx` for the latter.
  fileprivate var tag: LanguageTag? { language.flatMap { LanguageTag($0, country: country) } }

  fileprivate func ratio(or kind: ImageKind) -> Double {
    let standard = kind == .poster || kind == .profile ? 2.0 / 3 : 16.0 / 9
    let ratio = width > 0 && height > 0 ? Double(width) / Double(height) : standard
    return max(0.1, min(ratio, 10))
  }
}

extension [TMDB.Image] {
  /// The images sorted by votes. Images with equal votes keep TMDB's order.
  fileprivate var byVotes: [TMDB.Image] {
    sorted { ($0.voteAverage, $0.voteCount) > ($1.voteAverage, $1.voteCount) }
  }
}
