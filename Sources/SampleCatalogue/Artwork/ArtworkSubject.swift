import Foundation

/// What a picture is of: all that decides how it is drawn, so that the same subject gives the same picture everywhere.
public struct ArtworkSubject: Hashable, Sendable {
  /// What the picture is for; it decides the shape and whether there is a title in it.
  public enum Kind: String, Sendable, CaseIterable {
    case poster, backdrop, profile, still, logo, badge
  }

  public var kind: Kind
  /// The id of what is pictured. A poster and a backdrop with the same seed have the same motif and colours.
  public var seed: Int
  /// The name of the film, series, person, episode, company or service.
  public var title: String
  /// The director or the network; empty when there is none.
  public var subtitle: String
  public var year: Int?
  /// TMDB's genre ids; the first counts most.
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
  /// More letters than this are nobody's name, and setting them would take its time.
  private static let longestName = 300

  /// The subject with names that can be set.
  var tidied: ArtworkSubject {
    var tidied = self
    tidied.title = Self.tidied(title)
    tidied.subtitle = Self.tidied(subtitle)
    return tidied
  }

  private static func tidied(_ name: String) -> String {
    String(name.prefix(longestName)).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
