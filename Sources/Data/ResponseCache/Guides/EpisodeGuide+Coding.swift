import Foundation
import TMDB

/// The stored form: JSON with short keys, because a guide may have thousands of episodes.
extension EpisodeGuide: Codable {
  private enum CodingKeys: String, CodingKey { case listed, isOngoing = "ongoing", seasons }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    listed = try values.decodeIfPresent(Double.self, forKey: .listed).map(Date.init(stored:))
    isOngoing = try values.decode(Bool.self, forKey: .isOngoing)
    seasons = try values.decode([Season].self, forKey: .seasons)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(listed?.stored, forKey: .listed)
    try values.encode(isOngoing, forKey: .isOngoing)
    try values.encode(seasons, forKey: .seasons)
  }
}

extension EpisodeGuide.Season: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, id, announced, listed, episodes
    case announcedThen = "then"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let number = try values.decode(Int.self, forKey: .number)
    self.init(
      number: number, id: try values.decodeIfPresent(Int.self, forKey: .id),
      announced: try values.decodeIfPresent(Int.self, forKey: .announced),
      announcedThen: try values.decodeIfPresent(Int.self, forKey: .announcedThen),
      listed: try values.decodeIfPresent(Double.self, forKey: .listed).map(Date.init(stored:)),
      episodes: try values.decode([StoredEpisode].self, forKey: .episodes).map { $0.episode(of: number) })
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(number, forKey: .number)
    try values.encodeIfPresent(id, forKey: .id)
    try values.encodeIfPresent(announced, forKey: .announced)
    try values.encodeIfPresent(announcedThen, forKey: .announcedThen)
    try values.encodeIfPresent(listed?.stored, forKey: .listed)
    try values.encode(episodes.map(StoredEpisode.init), forKey: .episodes)
  }
}

private struct StoredEpisode: Codable {
  /// The number.
  let n: Int
  /// The TMDB ID.
  let i: Int?
  /// The air date.
  let d: String?
  /// The running time in minutes.
  let m: Int?
  /// The type.
  let t: String?

  init(_ episode: EpisodeGuide.Episode) {
    (n, i, m) = (episode.number, episode.id, episode.minutes)
    (d, t) = (episode.airDate?.description, episode.type?.rawValue)
  }

  func episode(of season: Int) -> EpisodeGuide.Episode {
    EpisodeGuide.Episode(
      season: season, number: n, id: i, airDate: d.flatMap { DayDate($0) }, minutes: m,
      type: t.map(EpisodeType.init(rawValue:)))
  }
}
