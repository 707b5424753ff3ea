import Library

/// A title as it is written into other apps' files.
public struct ExportedTitle: Hashable, Sendable {
  /// A film or a series.
  public var kind: TitleReference.Kind
  /// In the language that the file is to have.
  public var name: String
  /// The year it came out; `nil` when unknown.
  public var year: Int?
  /// Its number at TMDB; `nil` for what another source numbers.
  public var tmdb: Int?
  /// As IMDb writes it: `tt0078748`.
  public var imdb: String?

  public init(kind: TitleReference.Kind, name: String, year: Int? = nil, tmdb: Int? = nil, imdb: String? = nil) {
    self.kind = kind
    self.name = name
    self.year = year
    self.tmdb = tmdb
    self.imdb = imdb
  }

  /// `nil` for the number where the source is not TMDB.
  public init(_ reference: TitleReference) {
    self.init(
      kind: reference.kind, name: reference.name, year: reference.year,
      tmdb: reference.source == .tmdb ? reference.number : nil, imdb: reference.imdbID)
  }
}

/// An episode of the title that it stands beside.
public struct ExportedEpisode: Hashable, Sendable {
  /// 0 has the specials.
  public var season: Int
  /// From 1 on, within the season.
  public var number: Int

  public init(season: Int, number: Int) {
    self.season = season
    self.number = number
  }
}

/// A rating that holds.
public struct ExportedRating: Hashable, Sendable {
  /// What was rated.
  public var title: ExportedTitle
  /// `nil` where the title as a whole was rated.
  public var episode: ExportedEpisode?
  /// How good it was found.
  public var score: Score
  /// When it was rated.
  public var date: PartialDate

  public init(title: ExportedTitle, episode: ExportedEpisode? = nil, score: Score, date: PartialDate = .unknown) {
    self.title = title
    self.episode = episode
    self.score = score
    self.date = date
  }
}

/// One viewing.
public struct ExportedViewing: Hashable, Sendable {
  /// What was seen.
  public var title: ExportedTitle
  /// `nil` for a film.
  public var episode: ExportedEpisode?
  /// When, as exactly as it is known.
  public var date: PartialDate
  /// Whether it had been seen before.
  public var isRewatch: Bool

  public init(
    title: ExportedTitle, episode: ExportedEpisode? = nil, date: PartialDate = .unknown, isRewatch: Bool = false
  ) {
    self.title = title
    self.episode = episode
    self.date = date
    self.isRewatch = isRewatch
  }
}

/// An item of a list: a title, or a note by itself.
public struct ExportedListItem: Hashable, Sendable {
  /// The list's name.
  public var list: String
  /// From 1 on.
  public var position: Int
  /// `nil` for a note by itself.
  public var title: ExportedTitle?
  /// What is written beside the title, or by itself.
  public var note: String?
  /// Whether it is ticked.
  public var isDone: Bool
  /// When it was added.
  public var added: PartialDate

  public init(
    list: String, position: Int, title: ExportedTitle? = nil, note: String? = nil, isDone: Bool = false,
    added: PartialDate = .unknown
  ) {
    self.list = list
    self.position = position
    self.title = title
    self.note = note
    self.isDone = isDone
    self.added = added
  }
}
