import Foundation
import TMDB

/// The form in which earlier versions stored guides, which a cache may still contain; see
/// ``EpisodeGuide/init(stored:)``.
extension EpisodeGuide: Decodable {
  private enum CodingKeys: String, CodingKey { case listed, isOngoing = "ongoing", seasons }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    listed = try values.decodeIfPresent(Double.self, forKey: .listed).map(Date.init(stored:))
    isOngoing = try values.decode(Bool.self, forKey: .isOngoing)
    seasons = try values.decode([Season].self, forKey: .seasons)
  }
}

extension EpisodeGuide.Season: Decodable {
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
}

private struct StoredEpisode: Decodable {
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

  func episode(of season: Int) -> EpisodeGuide.Episode {
    EpisodeGuide.Episode(
      season: season, number: n, id: i, airDate: d.flatMap { DayDate($0) }, minutes: m,
      type: t.map(EpisodeType.init(rawValue:)))
  }
}
