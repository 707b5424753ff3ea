import Foundation
import TMDB

/// A picture in the best of the languages that there are.
public struct PictureChoice: Hashable, Sendable {
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var address: URL
  /// The language of its words in the reader's own, "English"; `nil` where it has none, or the reader's.
  public var substitute: String?
}

/// A picture among others, for a gallery and its viewer.
public struct PictureCard: Hashable, Sendable {
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var address: URL
  /// As it was sent in, for the viewer and for saving.
  public var original: URL
  /// Width by height; 0.1 to 10.
  public var aspectRatio: Double
  /// "Backdrop 3 of 20".
  public var spoken: String
}

extension PageFormat {
  /// The poster for the reader: TMDB's own choice where it is as good as any, as lists show it already.
  ///
  /// TMDB answers pictures of the languages asked for only; a poster that is not among them is in the title's own.
  func poster(_ answered: ImagePath?, among images: ImageSet?, original: LanguageTag?) -> PictureChoice? {
    let listed = images?.posters ?? []
    var candidates: [(path: ImagePath, language: LanguageTag?)] = []
    if let answered {
      let known = listed.first { $0.path == answered }
      candidates.append((answered, known.map(\.tag) ?? (listed.isEmpty ? ladder.first : original)))
    }
    candidates += listed.byVotes.compactMap { image in image.path.map { ($0, image.tag) } }
    guard let best = ladder.best(of: candidates, original: original, language: \.language),
      let address = picture(best.path, .poster)
    else { return nil }
    return PictureChoice(address: address, substitute: ladder.substituteName(of: best.language))
  }

  /// The backdrop: without words, so that the title is not there twice; else TMDB's own choice.
  func backdrop(_ answered: ImagePath?, among images: ImageSet?) -> URL? {
    let listed = images?.backdrops ?? []
    if let answered, listed.first(where: { $0.path == answered })?.tag == nil { return picture(answered, .backdrop) }
    let plain = listed.byVotes.first { $0.tag == nil && $0.path != nil }
    return picture(plain?.path ?? answered ?? listed.first?.path, .backdrop)
  }

  /// All pictures of a kind: the reader's languages first, then what voters like.
  func gallery(_ images: [TMDB.Image]?, _ kind: ImageKind, named name: String, original: LanguageTag?) -> [PictureCard]
  {
    var seen: Set<ImagePath> = []
    let distinct = (images ?? []).byVotes.filter { image in image.path.map { seen.insert($0).inserted } ?? false }
    let ranked = distinct.map { (ladder.rung(of: $0.tag, original: original), $0) }
    let shown = (kind == .poster ? ranked.sorted { $0.0 < $1.0 } : ranked).prefix(Self.mostPictures)
    return shown.enumerated().compactMap { place, ranked in
      guard let path = ranked.1.path, let address = picture(path, kind) else { return nil }
      return PictureCard(
        address: address, original: self.images.url(for: path, size: "original"),
        aspectRatio: ranked.1.ratio(or: kind), spoken: "\(name) \(place + 1) of \(shown.count)")
    }
  }

  private static let mostPictures = 100
}

extension TMDB.Image {
  /// `nil` for a picture without words, which TMDB writes as null or as `xx`.
  fileprivate var tag: LanguageTag? { language.flatMap { LanguageTag($0, country: country) } }

  fileprivate func ratio(or kind: ImageKind) -> Double {
    let standard = kind == .poster || kind == .profile ? 2.0 / 3 : 16.0 / 9
    let ratio = width > 0 && height > 0 ? Double(width) / Double(height) : standard
    return max(0.1, min(ratio, 10))
  }
}

extension [TMDB.Image] {
  /// Sorting keeps TMDB's order among those that are equally liked.
  fileprivate var byVotes: [TMDB.Image] {
    sorted { ($0.voteAverage, $0.voteCount) > ($1.voteAverage, $1.voteCount) }
  }
}
