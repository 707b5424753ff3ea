import AppFoundation
import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// The shows and films of a profile as planning sees them, read once for a command.
public struct PlanReader: Sendable {
  /// The shows and films, and what is missing.
  public struct Content: Sendable {
    /// The shows that the profile has begun and whose guides are known.
    public let shows: [StartedShow]
    /// The guides of these shows.
    public let guides: [TVShow.ID: EpisodeGuide]
    /// The films on lists that come out in the requested period.
    public let releases: [ListedRelease]
    /// The error of the first guide that neither is cached nor could be requested; `nil` if all are there.
    public let error: TMDBError?

    /// Returns the shows as planning sees them on a day.
    public func planned(on today: DayDate) -> [PlannedShow] {
      shows.compactMap { show in guides[show.title.key.number].map { PlannedShow(show, $0, on: today) } }
    }
  }

  private let library: Library
  private let profile: ProfileID
  private let source: TitleSource
  private let guides: EpisodeGuides

  /// - Parameter guides: The episode guides of the source of the titles.
  public init(_ library: Library, of profile: ProfileID, from source: TitleSource, _ guides: EpisodeGuides) {
    (self.library, self.profile, self.source, self.guides) = (library, profile, source, guides)
  }

  /// Reads the shows, whose guides are requested if they aren't cached, and the films.
  ///
  /// - Parameters:
  ///   - today: The current day.
  ///   - days: The period of the films, in days from today.
  @concurrent
  public func read(on today: DayDate, days: ClosedRange<Int>) async throws(LibraryError) -> Content {
    let started = try await library.startedShows(of: profile, from: source)
    var found = await guides.cached(started.map(\.title.key.number))
    var failure: TMDBError?
    for show in started.filter({ found[$0.title.key.number] == nil }).prefix(maximumRequests) {
      do throws(TMDBError) {
        found[show.title.key.number] = try await guides.guide(of: show.title.key.number)
      } catch {
        failure = failure ?? error
        // Without a connection, each further request would fail after a while.
        if error != .notFound { break }
      }
    }
    let shows = started.filter { found[$0.title.key.number] != nil }
    guard let first = today.adding(days: days.lowerBound), let last = today.adding(days: days.upperBound) else {
      return Content(shows: shows, guides: found, releases: [], error: failure)
    }
    let releases = try await library.listedReleases(of: profile, from: source, in: first.number...last.number)
    return Content(shows: shows, guides: found, releases: releases, error: failure)
  }
}

/// The number of shows whose guides a command requests, those that were watched last first. After an import, the others
/// have to wait.
private let maximumRequests = 100
