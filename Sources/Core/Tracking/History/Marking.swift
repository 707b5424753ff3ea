import Catalogue
import Foundation
import Library
import Localization
import ResponseCache
import TMDB

/// The plays that marking a part of a title as watched records.
package enum Marking: Equatable, Sendable {
  /// A play of a film, of an episode, or of a show for which TMDB has no episodes. It is recorded even if there is
  /// already one.
  case play(TitlePart)
  /// Plays of the aired episodes of a show or a season, except those already watched.
  case episodes([TitlePart])
}

/// The reason why a part of a show can't be marked as watched.
package enum MarkingError: Error, Equatable {
  /// TMDB doesn't list the season or the episode.
  case unknown
  /// The episode hasn't aired yet, or none of the show or the season.
  case notAired(TitlePart)
}

extension EpisodeGuide {
  /// Returns what marking a part of the show as watched records. Specials don't belong to the whole show.
  package func marking(_ part: TitlePart, on today: DayDate?) throws(MarkingError) -> Marking {
    switch part {
    case .whole: if isEmpty { return .play(.whole) }
    case .season(let season): guard seasons.contains(where: { $0.number == season }) else { throw .unknown }
    case .episode(let season, let number): guard episode(number, of: season) != nil else { throw .unknown }
    }
    let aired = airedEpisodes(in: part, on: today).map(\.part)
    guard let first = aired.first else { throw .notAired(part) }
    return first == part ? .play(part) : .episodes(aired)
  }
}

extension MarkingError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .unknown: tr("TMDB doesn’t list this episode.")
    case .notAired(.whole): tr("No episodes of this series have aired yet.")
    case .notAired(.season): tr("No episodes of this season have aired yet.")
    case .notAired(.episode): tr("This episode hasn’t aired yet.")
    }
  }
}
