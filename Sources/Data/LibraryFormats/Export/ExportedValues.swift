import Library
import TitleIdentity

/// A title in a file for other apps.
public struct ExportedTitle: Hashable, Sendable {
  /// The kind of title.
  public var kind: TitleID.Kind
  /// The name, in the language of the file.
  public var name: String
  /// The year of release; `nil` if it is unknown.
  public var year: Int?
  /// The ID on TMDB; `nil` for titles from other sources.
  public var tmdb: Int?
  /// The ID on IMDb, such as `tt0078748`.
  public var imdb: String?

  public init(kind: TitleID.Kind, name: String, year: Int? = nil, tmdb: Int? = nil, imdb: String? = nil) {
    self.kind = kind
    self.name = name
    self.year = year
    self.tmdb = tmdb
    self.imdb = imdb
  }

  /// Creates an exported title. Its ``tmdb`` ID is `nil` if the title is from another source.
  public init(_ reference: TitleReference) {
    self.init(
      kind: reference.kind, name: reference.name, year: reference.year,
      tmdb: reference.source == .tmdb ? reference.number : nil, imdb: reference.imdbID)
  }
}

/// An episode of the associated title.
public struct ExportedEpisode: Hashable, Sendable {
  /// The season number, with 0 for specials.
  public var season: Int
  /// The episode number within the season, starting at 1.
  public var number: Int

  public init(season: Int, number: Int) {
    self.season = season
    self.number = number
  }
}

/// A current rating.
public struct ExportedRating: Hashable, Sendable {
  /// The rated title.
  public var title: ExportedTitle
  /// The rated episode; `nil` if the whole title was rated.
  public var episode: ExportedEpisode?
  /// The score.
  public var score: Score
  /// The date of the rating.
  public var date: PartialDate

  public init(title: ExportedTitle, episode: ExportedEpisode? = nil, score: Score, date: PartialDate = .unknown) {
    self.title = title
    self.episode = episode
    self.score = score
    self.date = date
  }
}

/// A single play.
public struct ExportedPlay: Hashable, Sendable {
  /// The watched title.
  public var title: ExportedTitle
  /// The watched episode; `nil` for a movie.
  public var episode: ExportedEpisode?
  /// The date of the play, with its known precision.
  public var date: PartialDate
  /// Whether the title had been watched before.
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

/// A list item: a title or a note.
public struct ExportedListItem: Hashable, Sendable {
  /// The name of the list.
  public var list: String
  /// The position in the list, starting at 1.
  public var position: Int
  /// The title; `nil` for a note.
  public var title: ExportedTitle?
  /// The text of a note, or the comment on a title.
  public var note: String?
  /// Whether the item is ticked.
  public var isDone: Bool
  /// The date when the item was added.
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
