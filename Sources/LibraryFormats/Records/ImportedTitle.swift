import Library

/// A title as another app tells of it: what there is to find it by.
public struct ImportedTitle: Hashable, Sendable {
  /// As the app writes it, in whatever language; empty only where there are ids.
  public var name: String
  /// Its original name, or other readings of what the app wrote.
  public var alternativeNames: [String]
  /// The year it came out; `nil` where the app says none.
  public var year: Int?
  /// `nil` where the app does not say.
  public var kind: TitleReference.Kind?
  /// What catalogues call it.
  public var ids: ImportedIDs

  public init(
    name: String, alternativeNames: [String] = [], year: Int? = nil, kind: TitleReference.Kind? = nil,
    ids: ImportedIDs = ImportedIDs()
  ) {
    self.name = name
    self.alternativeNames = alternativeNames
    self.year = year
    self.kind = kind
    self.ids = ids
  }
}

/// The numbers that catalogues give a title or an episode; `nil` where none is known.
public struct ImportedIDs: Hashable, Sendable {
  /// One among titles of its kind: a film and a series may have the same. That of an episode is one among episodes.
  public var tmdb: Int?
  /// As IMDb writes it: `tt0078748`.
  public var imdb: String?
  /// One among titles of its kind; that of an episode is one among episodes.
  public var tvdb: Int?
  /// Likewise.
  public var trakt: Int?

  public init(tmdb: Int? = nil, imdb: String? = nil, tvdb: Int? = nil, trakt: Int? = nil) {
    self.tmdb = tmdb
    self.imdb = imdb
    self.tvdb = tvdb
    self.trakt = trakt
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { self == ImportedIDs() }
}

/// A season or an episode of the title, as far as it is known which.
public struct ImportedEpisode: Hashable, Sendable {
  /// 0 has the specials. TVDB, which TV Time counts by, numbers some series otherwise than TMDB.
  public var season: Int?
  /// `nil` with a season is the whole season.
  public var number: Int?
  /// What it is called, where the app says so.
  public var name: String?
  /// Of the episode itself: IMDb tells of nothing else.
  public var ids: ImportedIDs

  public init(season: Int? = nil, number: Int? = nil, name: String? = nil, ids: ImportedIDs = ImportedIDs()) {
    self.season = season
    self.number = number
    self.name = name
    self.ids = ids
  }
}
