import Catalogue
import Library
import Localization
import ResponseCache
import TMDB

/// The state of a show for a profile.
public enum ViewingState: String, CaseIterable, Hashable, Sendable {
  case notStarted
  /// There is an episode to watch.
  case watching
  /// All episodes that have aired were watched, and TMDB expects more.
  case upToDate
  /// All episodes were watched, and TMDB expects no more.
  case finished
  case paused, dropped
}

extension ViewingState {
  /// The name, such as "Up to date".
  public var name: String {
    switch self {
    case .notStarted: tr("Not started")
    case .watching: tr("Watching")
    case .upToDate: tr("Up to date")
    case .finished: tr("Finished")
    case .paused: tr("Paused")
    case .dropped: tr("Dropped")
    }
  }
}

/// A profile's place in a show. It follows from the plays, the choices, the episode guide and the day alone.
public struct ShowStanding: Hashable, Sendable {
  public let state: ViewingState
  public let progress: ShowProgress
  /// The episode to watch next, which has aired; `nil` if there is none.
  public let next: EpisodeGuide.Episode?
  /// The numbers of watched and of aired episodes, including the specials if they count.
  public let watched, total: Int

  /// - Parameters:
  ///   - parts: The parts from which the progress follows; see ``Library/TitleStatus/watchedParts``.
  ///   - today: The current day; `nil` if it is unknown.
  public init(_ parts: [TitlePart], _ choices: TitleChoices, _ guide: EpisodeGuide, on today: DayDate?) {
    progress = ShowProgress(parts, episodes: guide.aired(on: today))
    let counts = choices.countsSpecials
    watched = progress.watched + (counts ? progress.watchedSpecials : 0)
    total = progress.total + (counts ? progress.totalSpecials : 0)
    next = Self.next(progress, parts, counts ? guide.airedSpecials(on: today) : [], guide)
    let hasBegun = choices.isRewatching || parts.contains { $0.season != 0 || counts }
    state =
      switch choices.state {
      case .paused: .paused
      case .dropped: .dropped
      case nil where !hasBegun: .notStarted
      case nil where next != nil: .watching
      case nil: guide.isOngoing || guide.hasAnnounced(after: today) ? .upToDate : .finished
      }
  }

  /// Returns the earlier one of the next regular episode and the next special. Without a special after the last watched
  /// one, that is the first unwatched special.
  private static func next(
    _ progress: ShowProgress, _ parts: [TitlePart], _ specials: [EpisodeGuide.Episode], _ guide: EpisodeGuide
  ) -> EpisodeGuide.Episode? {
    let regular = progress.next.flatMap { part in
      part.season.flatMap { season in part.episode.flatMap { guide.episode($0, of: season) } }
    }
    guard !specials.isEmpty, !parts.contains(.season(0)) else { return regular }
    let watched = Set(parts)
    let last = specials.lastIndex { watched.contains($0.part) }
    let rest = specials[(last.map { $0 + 1 } ?? 0)...]
    let special = rest.first ?? specials.first { !watched.contains($0.part) }
    guard let regular, let special else { return regular ?? special }
    guard let first = regular.airDate, let second = special.airDate else { return regular }
    return second < first ? special : regular
  }
}

extension EpisodeGuide {
  fileprivate func airedSpecials(on today: DayDate?) -> [Episode] {
    seasons.first { $0.number == 0 }?.episodes.filter { $0.hasAired(on: today) } ?? []
  }

  /// Whether TMDB lists regular episodes that haven't aired.
  fileprivate func hasAnnounced(after today: DayDate?) -> Bool {
    seasons.contains { season in season.number > 0 && season.episodes.contains { !$0.hasAired(on: today) } }
  }
}
