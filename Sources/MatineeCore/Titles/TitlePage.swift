import Foundation
import TMDB

/// Everything that the page of a film or series shows, formatted and ready to draw. What a title lacks is absent.
public struct TitlePage: Identifiable, Equatable, Sendable {
  public let id: TitleID
  public var title: TextChoice
  /// Only where it differs from the title.
  public var originalTitle: String?
  /// "1999", "2008–2013", "2019–".
  public var years: String?
  /// "2 h 16 min"; of a series, of one episode.
  public var runningTime: String?
  public var certificate: Certificate?
  /// Years, running time and certificate in one line.
  public var line: String
  public var genres: [PageLink<Genre.ID>] = []
  public var tagline: TextChoice?
  public var overview: TextChoice?
  public var rating: RatingText
  /// The same facts as numbers, for what is not drawn.
  public var figures: TitleFigures
  public var poster: PictureChoice?
  /// Without words, where there is one.
  public var backdrop: URL?
  public var makers: Makers?
  /// In the order of the credits, each person once.
  public var cast: [PersonCard] = []
  /// Those of the crew whom people look for, each person once.
  public var crew: [PersonCard] = []
  /// Trailers first.
  public var videos: [VideoCard] = []
  public var backdrops: [PictureCard] = []
  public var posters: [PictureCard] = []
  public var collection: CollectionCard?
  public var recommendations: [TitleCard] = []
  public var similar: [TitleCard] = []
  public var reviews: [ReviewCard] = []
  public var offers: WatchOffers?
  public var facts: [Fact] = []
  /// The title's page at TMDB first.
  public var links: [WebLink] = []
  /// Of a series.
  public var seasons: SeasonList?
  /// The header as it was before the page came, with what the page knows better.
  public var summary: TitleSummary

  init(_ entry: some ListedTitle, names: TitleNames, format: PageFormat) {
    id = entry.titleID
    summary = TitleSummary(entry, format: format)
    rating = summary.rating
    figures = TitleFigures(entry)
    years = summary.years
    title = names.title
    originalTitle = names.originalTitle
    tagline = names.tagline
    overview = names.overview
    line = ""
  }
}

extension TitlePage {
  /// What follows from the other fields.
  mutating func complete() {
    line = [years, runningTime, certificate?.text].compactMap(\.self).joined(separator: " · ")
    for index in videos.indices { videos[index].picture = videos[index].picture ?? backdrop }
    summary.title = title.text
    summary.years = years
    summary.poster = poster?.address
    summary.backdrop = backdrop
    summary.overview = overview?.text
    summary.spoken = [title.text, years, rating.spoken].compactMap(\.self).joined(separator: ", ")
  }
}

/// What is known of a title in numbers, as TMDB counts.
public struct TitleFigures: Hashable, Sendable {
  /// When it came out, or was first shown.
  public var date: DayDate?
  /// Of a series: when it was last shown.
  public var lastDate: DayDate?
  /// How long it is, of a series one episode.
  public var minutes: Int?
  /// 0 to 10; means nothing without votes.
  public var voteAverage: Double
  public var voteCount: Int

  init(_ entry: some ListedTitle) {
    date = entry.date
    voteAverage = entry.voteAverage.isFinite ? max(0, min(entry.voteAverage, 10)) : 0
    voteCount = max(0, entry.voteCount)
  }
}

/// A word that leads to a list of its own: a genre, a keyword.
public struct PageLink<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  public let id: ID
  public var name: String

  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}

/// A line of the facts.
public struct Fact: Hashable, Sendable {
  public var label: String
  public var value: String

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// A page on the web.
public struct WebLink: Hashable, Sendable {
  /// "TMDB", "IMDb", "Web Site".
  public var name: String
  public var address: URL

  public init(name: String, address: URL) {
    self.name = name
    self.address = address
  }
}

/// The series of films that a film is part of.
public struct CollectionCard: Identifiable, Hashable, Sendable {
  public let id: CollectionSummary.ID
  public var name: String
  public var poster: URL?
  public var backdrop: URL?
}

/// Whose work a title is.
public struct Makers: Hashable, Sendable {
  /// "Director", "Directors", "Created by".
  public var label: String
  public var people: [PageLink<Person.ID>]
  /// Their names in one line.
  public var names: String
}
