import Catalogue
import Library
import ResponseCache
import TMDB

/// The parts of a show by which the library identifies its episodes.
extension EpisodeGuide {
  /// Returns the aired episodes that a play of a part covers. A play of the whole show covers no specials.
  package func airedEpisodes(in part: TitlePart, on today: DayDate?) -> [Episode] {
    let covered =
      switch part {
      case .whole: seasons.filter { $0.number > 0 }.flatMap(\.episodes)
      case .season(let season): seasons.filter { $0.number == season }.flatMap(\.episodes)
      case .episode(let season, let number): [episode(number, of: season)].compactMap(\.self)
      }
    return covered.filter { $0.hasAired(on: today) }
  }
}

extension EpisodeGuide.Episode {
  /// The part of the show by which the library identifies the episode.
  public var part: TitlePart { .episode(season: season, number: number) }
}
