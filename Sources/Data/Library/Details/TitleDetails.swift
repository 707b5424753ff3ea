import Foundation
import TitleIdentity

/// Details of a title from its source, by which the library sorts, filters and counts.
///
/// They come from cached responses, aren't part of the journal, and are never exported.
public struct TitleDetails: Hashable, Sendable {
  /// The cached responses from which the details were taken.
  public struct Version: Hashable, Sendable {
    /// The date of the response about the title.
    public var fetched: Date
    /// The version of the show's episode guide; `nil` if there is none.
    public var guide: Int?
    /// The country of the services, as an ISO 3166-1 code; `nil` if it is unknown.
    public var region: String?

    public init(fetched: Date, guide: Int? = nil, region: String? = nil) {
      self.fetched = fetched
      self.guide = guide
      self.region = region
    }
  }

  /// An episode in a guide.
  public struct Episode: Hashable, Sendable {
    /// The season's number.
    public var season: Int
    /// The episode's number.
    public var number: Int
    /// The length in minutes; `nil` if it is unknown.
    public var minutes: Int?
    /// The air date as a number, such as 20260131; `nil` if it is unknown.
    public var aired: Int?

    public init(season: Int, number: Int, minutes: Int?, aired: Int?) {
      self.season = season
      self.number = number
      self.minutes = minutes
      self.aired = aired
    }
  }

  /// A service that offers titles.
  public struct Service: Hashable, Sendable {
    /// TMDB's ID, which is the same in all countries.
    public var id: Int
    /// The name, which is the same in all languages.
    public var name: String

    public init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The title's key.
  public var title: TitleReference.Key
  /// The responses from which the details were taken.
  public var version: Version
  /// The year of release.
  public var year: Int?
  /// The date of release of a movie as a number, such as 20260131; `nil` if it is unknown.
  public var released: Int?
  /// The length in minutes; for a show, of one episode.
  public var minutes: Int?
  /// The average rating from 0 to 10; `nil` without votes.
  public var average: Double?
  /// The genres' IDs.
  public var genres: [Int] = []
  /// ISO 3166-1 country codes.
  public var countries: [String] = []
  /// The services that offer the title in the version's region, in order; `nil` if they are unknown.
  public var services: [Service]?
  /// The episodes of a show; `nil` if some are unknown. In that case, those recorded earlier remain.
  public var episodes: [Episode]?

  public init(
    _ title: TitleReference.Key, _ version: Version, year: Int? = nil, minutes: Int? = nil, average: Double? = nil
  ) {
    self.title = title
    self.version = version
    self.year = year
    self.minutes = minutes
    self.average = average
  }
}
