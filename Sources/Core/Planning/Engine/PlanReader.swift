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
    /// The shows whose guides aren't known, but may become known, the one watched last first.
    public let missing: [TVShow.ID]

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
    var absent: Set<TVShow.ID> = []
    for show in started.filter({ found[$0.title.key.number] == nil }).prefix(maximumRequests) {
      do throws(TMDBError) {
        found[show.title.key.number] = try await guides.guide(of: show.title.key.number)
      } catch {
        failure = failure ?? error
        // Without a connection, each further request would fail after a while.
        guard error == .notFound else { break }
        absent.insert(show.title.key.number)
      }
    }
    return Content(started, found, absent, try await releases(on: today, days: days), failure)
  }

  /// Reads the shows whose guides are cached, and the films.
  ///
  /// - Parameters:
  ///   - today: The current day.
  ///   - days: The period of the films, in days from today.
  @concurrent
  public func cached(on today: DayDate, days: ClosedRange<Int>) async throws(LibraryError) -> Content {
    let started = try await library.startedShows(of: profile, from: source)
    let found = await guides.cached(started.map(\.title.key.number))
    return Content(started, found, [], try await releases(on: today, days: days), nil)
  }

  private func releases(on today: DayDate, days: ClosedRange<Int>) async throws(LibraryError) -> [ListedRelease] {
    guard let first = today.adding(days: days.lowerBound), let last = today.adding(days: days.upperBound) else {
      return []
    }
    return try await library.listedReleases(of: profile, from: source, in: first.number...last.number)
  }
}

extension PlanReader.Content {
  /// - Parameter absent: The shows that have no guides.
  fileprivate init(
    _ started: [StartedShow], _ guides: [TVShow.ID: EpisodeGuide], _ absent: Set<TVShow.ID>,
    _ releases: [ListedRelease], _ error: TMDBError?
  ) {
    self.init(
      shows: started.filter { guides[$0.title.key.number] != nil }, guides: guides, releases: releases, error: error,
      missing: started.map(\.title.key.number).filter { guides[$0] == nil && !absent.contains($0) })
  }
}

/// The number of shows whose guides a command requests, those that were watched last first. After an import, the others
/// have to wait.
private let maximumRequests = 100
