import Foundation

/// The complete description of an image. Equal subjects give equal images on every machine.
public struct ArtworkSubject: Hashable, Sendable {
  /// The purpose of an image, which determines its shape and whether it shows a title.
  public enum Kind: String, Sendable, CaseIterable {
    case poster, backdrop, profile, still, logo, badge
  }

  public var kind: Kind
  /// The ID of the pictured title or person. A poster and a backdrop with the same seed share their motif and colors.
  public var seed: Int
  /// The name of the movie, show, person, episode, company or service.
  public var title: String
  /// The director or the network, or an empty string.
  public var subtitle: String
  public var year: Int?
  /// TMDB's genre IDs, most important first.
  public var genres: [Int]

  public init(kind: Kind, seed: Int, title: String, subtitle: String = "", year: Int? = nil, genres: [Int] = []) {
    (self.kind, self.seed, self.title, self.subtitle) = (kind, seed, title, subtitle)
    (self.year, self.genres) = (year, genres)
  }
}

extension ArtworkSubject {
  /// The subject with its names trimmed and shortened, because long text is slow to lay out.
  var tidied: ArtworkSubject {
    func tidy(_ name: String) -> String { String(name.prefix(300)).trimmingCharacters(in: .whitespacesAndNewlines) }
    return ArtworkSubject(
      kind: kind, seed: seed, title: tidy(title), subtitle: tidy(subtitle), year: year, genres: genres)
  }
}
