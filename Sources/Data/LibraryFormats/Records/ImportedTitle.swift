import Library
import TitleIdentity

/// A title from another app, with all data that can identify it.
public struct ImportedTitle: Hashable, Sendable {
  /// The name as the app writes it, in any language; empty only if there are IDs.
  public var name: String
  /// The original name, or other interpretations of the app's text.
  public var alternativeNames: [String]
  /// The year of release; `nil` if the app doesn't specify it.
  public var year: Int?
  /// The kind of title; `nil` if the app doesn't specify it.
  public var kind: TitleID.Kind?
  /// The IDs in public databases.
  public var ids: ImportedIDs
  /// The source app's URL or ID for the title. Titles with different values are different titles, even if everything
  /// else is the same; `nil` if the app doesn't specify it.
  public var sourceID: String?

  public init(
    name: String, alternativeNames: [String] = [], year: Int? = nil, kind: TitleID.Kind? = nil,
    ids: ImportedIDs = ImportedIDs(), sourceID: String? = nil
  ) {
    self.name = name
    self.alternativeNames = alternativeNames
    self.year = year
    self.kind = kind
    self.ids = ids
    self.sourceID = sourceID
  }
}

/// The IDs of a title or episode in public databases; `nil` for those that aren't known.
public struct ImportedIDs: Hashable, Sendable {
  /// The ID on TMDB, unique among titles of the same kind. A movie and a show may share an ID; an episode's is unique
  /// among episodes.
  public var tmdb: Int?
  /// The ID on IMDb, such as `tt0078748`.
  public var imdb: String?
  /// The ID on TVDB, unique among titles of the same kind. An episode's is unique among episodes.
  public var tvdb: Int?
  /// The ID on Trakt, unique among titles of the same kind. An episode's is unique among episodes.
  public var trakt: Int?

  public init(tmdb: Int? = nil, imdb: String? = nil, tvdb: Int? = nil, trakt: Int? = nil) {
    self.tmdb = tmdb
    self.imdb = imdb
    self.tvdb = tvdb
    self.trakt = trakt
  }

  /// Whether no ID is known.
  public var isEmpty: Bool { self == ImportedIDs() }
}

/// A season or an episode of a title. Unknown values are `nil`.
public struct ImportedEpisode: Hashable, Sendable {
  /// The season number, with 0 for specials. TV Time uses TVDB's numbers, which differ from TMDB's for some shows.
  public var season: Int?
  /// The episode number; `nil` together with a season means the whole season.
  public var number: Int?
  /// The episode's name, if the app specifies it.
  public var name: String?
  /// The season's ID on TMDB.
  public var seasonID: Int?
  /// The IDs of the episode itself. IMDb specifies only these.
  public var ids: ImportedIDs

  public init(
    season: Int? = nil, number: Int? = nil, name: String? = nil, seasonID: Int? = nil, ids: ImportedIDs = ImportedIDs()
  ) {
    self.season = season
    self.number = number
    self.name = name
    self.seasonID = seasonID
    self.ids = ids
  }
}
