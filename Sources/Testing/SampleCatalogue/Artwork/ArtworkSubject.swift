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

  public init(
    kind: Kind, seed: Int, title: String, subtitle: String = "", year: Int? = nil, genres: [Int] = []
  ) {
    self.kind = kind
    self.seed = seed
    self.title = title
    self.subtitle = subtitle
    self.year = year
    self.genres = genres
  }
}

extension ArtworkSubject {
  /// The maximum number of characters in a name, because long text is slow to lay out.
  private static let maximumNameLength = 300

  /// The subject with its names cleaned up for text layout.
  var tidied: ArtworkSubject {
    var tidied = self
    tidied.title = Self.tidied(title)
    tidied.subtitle = Self.tidied(subtitle)
    return tidied
  }

  private static func tidied(_ name: String) -> String {
    String(name.prefix(maximumNameLength)).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
