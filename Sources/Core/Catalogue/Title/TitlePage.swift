import AppFoundation
import Foundation
import TMDB
import TitleIdentity

/// The formatted content of a film's or series' page. Missing values are absent.
public struct TitlePage: Identifiable, Equatable, Sendable {
  public let id: TitleID
  public var title: TextChoice
  /// The years, such as "1999", "2008–2013" or "2019–".
  public var years: String?
  /// The length, such as "2 h 16 min". For series, it is that of an episode.
  public var runningTime: String?
  public var certificate: Certificate?
  /// The years, length and age rating on one line.
  public var line: String
  public var genres: [PageLink<Genre.ID>] = []
  public var tagline: TextChoice?
  public var overview: TextChoice?
  public var rating: RatingText
  /// The same facts as numbers, for uses other than display.
  public var metadata: TitleMetadata
  public var poster: PictureChoice?
  /// The backdrop, without text if possible.
  public var backdrop: URL?
  public var keyCredits: KeyCredits?
  /// The cast in the order of the credits, without duplicates.
  public var cast: [PersonCard] = []
  /// The most important members of the crew, without duplicates.
  public var crew: [PersonCard] = []
  /// The videos, trailers first.
  public var videos: [VideoCard] = []
  public var backdrops: [PictureCard] = []
  public var posters: [PictureCard] = []
  public var collection: CollectionCard?
  public var recommendations: [TitleCard] = []
  public var similar: [TitleCard] = []
  public var reviews: [ReviewCard] = []
  public var offers: WatchOffers?
  public var facts: [Fact] = []
  public var keywords: [PageLink<Keyword.ID>] = []
  /// The web pages, TMDB's first.
  public var links: [WebLink] = []
  /// The seasons of a series.
  public var seasons: SeasonList?
  /// The header's content. It replaces the summary that was shown while the page loaded.
  public var summary: TitleSummary

  init(_ entry: some ListedTitle, names: TitleNames, format: PageFormat) {
    id = entry.titleID
    summary = TitleSummary(entry, format: format)
    rating = summary.rating
    metadata = TitleMetadata(entry)
    years = summary.years
    title = names.title
    summary.originalTitle = names.originalTitle
    tagline = names.tagline
    overview = names.overview
    line = ""
  }
}

extension TitlePage {
  /// The original title if it differs from the title.
  public var originalTitle: String? { summary.originalTitle }

  /// Sets the values that depend on other properties.
  mutating func complete() {
    line = [years, runningTime, certificate?.text].compactMap(\.self).joined(separator: " · ")
    for index in videos.indices { videos[index].picture = videos[index].picture ?? backdrop }
    summary.title = title.text
    summary.years = years
    summary.poster = poster?.address
    summary.backdrop = backdrop
    summary.overview = overview?.text
    summary.accessibleLabel = [title.text, years, rating.accessibleLabel].compactMap(\.self).joined(separator: ", ")
  }
}

/// A title's facts as TMDB's numbers.
public struct TitleMetadata: Hashable, Sendable {
  /// The date of the release or of the first episode.
  public var date: DayDate?
  /// The date of a series' last episode.
  public var lastDate: DayDate?
  /// The length in minutes. For series, it is that of an episode.
  public var minutes: Int?
  /// The average rating from 0 to 10. It is meaningless without votes.
  public var voteAverage: Double
  public var voteCount: Int

  init(_ entry: some ListedTitle) {
    date = entry.date
    voteAverage = entry.voteAverage.isFinite ? max(0, min(entry.voteAverage, 10)) : 0
    voteCount = max(0, entry.voteCount)
  }
}

/// A link to a list, such as a genre's or keyword's.
public struct PageLink<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  public let id: ID
  public var name: String

  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}

/// A line of a title's facts.
public struct Fact: Hashable, Sendable {
  public var label: String
  public var value: String
  /// The label in English, for JSON.
  public var key: String

  /// - Parameter key: The label in English, or `nil` if the label is in English.
  public init(label: String, value: String, key: String? = nil) {
    self.label = label
    self.value = value
    self.key = key ?? label
  }
}

/// A link to a web page.
public struct WebLink: Hashable, Sendable {
  /// The name of the site: "TMDB", "IMDb" or "Website".
  public var name: String
  public var address: URL
  /// The name in English, for JSON.
  public var key: String

  /// - Parameter key: The name in English, or `nil` if the name is in English.
  public init(name: String, address: URL, key: String? = nil) {
    self.name = name
    self.address = address
    self.key = key ?? name
  }
}

/// The collection that a film belongs to.
public struct CollectionCard: Identifiable, Hashable, Sendable {
  public let id: CollectionSummary.ID
  public var name: String
  public var poster: URL?
  public var backdrop: URL?
}

/// The directors or creators of a title.
public struct KeyCredits: Hashable, Sendable {
  /// The label: "Director", "Directors" or "Created by".
  public var label: String
  public var people: [PageLink<Person.ID>]
  /// The names on one line.
  public var names: String
}
