import AppFoundation
import Catalogue
import Foundation
import Library
import Localization
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// The calendar of a profile.
extension CalendarFile {
  /// Creates a calendar of the episodes of shows that the profile watches or has caught up with, and of the films on
  /// its lists that come out.
  ///
  /// Episodes that aired in the last ``daysBack`` days remain, watched or not, so that an event doesn't vanish from a
  /// calendar app on the day after.
  ///
  /// - Parameters:
  ///   - today: The current day.
  ///   - changed: The date of the change for events that are new or have changed; see ``updating(_:)``.
  public init(_ content: PlanReader.Content, on today: DayDate, changed: Date) {
    let states = Dictionary(content.planned(on: today).map { ($0.title.key, $0.state) }) { $1 }
    let episodes = content.shows.filter { [.watching, .upToDate, .finished].contains(states[$0.title.key]) }
      .flatMap { show -> [CalendarEvent] in
        guard let guide = content.guides[show.title.key.number] else { return [] }
        return Self.events(of: show, guide, on: today, changed)
      }
    let films = content.releases.compactMap { release in
      DayDate(number: release.released).map { day in
        CalendarEvent(
          id: "movie/\(release.title.number)", title: release.title.shortName, description: tr("A film on your lists"),
          url: Self.page(.title(release.title.key.titleID), of: release.title), day: day, lastModified: changed)
      }
    }
    self.init(name: "Matinee", events: episodes + films)
  }

  /// The number of days that aired episodes and films remain.
  public static let daysBack = 60
  /// The number of days ahead for films.
  public static let daysAhead = 730

  private static func events(
    of show: StartedShow, _ guide: EpisodeGuide, on today: DayDate, _ changed: Date
  ) -> [CalendarEvent] {
    let episodes = guide.seasons.filter { $0.number > 0 || show.choices.countsSpecials }.flatMap(\.episodes)
    return episodes.compactMap { episode in
      guard let planned = PlannedEpisode(episode, of: guide), planned.day.days(until: today) <= daysBack else {
        return nil
      }
      let season = SeasonID(show: show.title.number, number: episode.season)
      return CalendarEvent(
        id: "show/\(show.title.number)/\(episode.season)/\(episode.number)",
        title: "\(show.title.shortName) \(ComingCard.text(of: [planned]))",
        url: page(.season(season), of: show.title), day: planned.day, lastModified: changed)
    }
  }

  /// Returns the page on TMDB; `nil` for a title of another source.
  private static func page(_ page: PageReference, of title: TitleReference) -> URL? {
    title.source == .tmdb ? page.address : nil
  }
}
