import AppFoundation
import Foundation
import ResponseCache
import TMDB

/// The episode guides of shows, from the cache while they are fresh and otherwise from TMDB.
///
/// One request fetches up to 20 seasons. If several callers need a guide at the same time, it is requested once.
public actor EpisodeGuides {
  private let client: CachingClient
  private let now: @Sendable () -> Date
  /// The guides in memory if there is no cache.
  private var guides: [TVShow.ID: EpisodeGuide] = [:]
  private var loads: [TVShow.ID: Task<Result<EpisodeGuide, TMDBError>, Never>] = [:]

  /// - Parameter client: A client without a cache retains the guides in memory.
  package init(client: CachingClient, now: @escaping @Sendable () -> Date = { Date() }) {
    self.client = client
    self.now = now
  }

  /// Returns the cached guides of shows, regardless of their age, without a request. The result omits shows
  /// with incomplete guides.
  public func cached(_ shows: [TVShow.ID]) async -> [TVShow.ID: EpisodeGuide] {
    await stored(shows).filter(\.value.isComplete)
  }

  /// Returns the cached guide of a show; see ``cached(_:)``.
  public func cached(_ show: TVShow.ID) async -> EpisodeGuide? { await cached([show])[show] }

  /// Returns the guide of a show. If a refresh fails, returns the cached guide.
  ///
  /// - Throws: The error of the request if the cached guide isn't complete.
  public func guide(of show: TVShow.ID) async throws(TMDBError) -> EpisodeGuide {
    let load = loads[show] ?? Task { await self.load(show) }
    loads[show] = load
    let result = await load.value
    loads[show] = nil
    return try result.get()
  }

  /// Returns the guide of a show in which the episodes of a season are known. If a refresh fails, the episodes of
  /// other seasons may be missing.
  ///
  /// - Throws: The error of the request if the cached guide lacks the season.
  package func guide(of show: TVShow.ID, season: Int) async throws(TMDBError) -> EpisodeGuide {
    do {
      return try await guide(of: show)
    } catch {
      guard let known = await stored([show])[show],
        known.seasons.contains(where: { $0.number == season && $0.listed != nil })
      else { throw error }
      return known
    }
  }
}

/// Refreshing in the background.
extension EpisodeGuides {
  /// Requests the guides of some shows that are due, the one requested longest ago first.
  ///
  /// It waits while any other request is running. With the guides in the cache, it sends at most
  /// ``maximumRequests`` requests a day; a guide that was requested today for another reason counts. It ends at the
  /// first error that other shows would have, too.
  ///
  /// - Parameter rest: Waits before each request and while others are running.
  public func refresh(_ shows: [TVShow.ID], rest: @Sendable () async throws -> Void) async {
    for show in await dueShows(shows) {
      repeat {
        guard (try? await rest()) != nil else { return }
      } while await client.base.isBusy
      do throws(TMDBError) {
        _ = try await guide(of: show)
      } catch {
        guard error == .notFound else { return }
      }
    }
  }

  private func dueShows(_ shows: [TVShow.ID]) async -> [TVShow.ID] {
    let now = now()
    let offset = TimeZone.current.secondsFromGMT(for: now)
    let today = DayDate(now, offset: offset)
    let listed = await stored(shows).compactMap { show, guide in
      guide.listed.map { (show: show, date: $0, isDue: guide.isDue(at: now, language)) }
    }
    let recent = listed.filter { DayDate($0.date, offset: offset) == today }
    return listed.filter(\.isDue).sorted { ($0.date, $0.show) < ($1.date, $1.show) }
      .prefix(max(Self.maximumRequests - recent.count, 0)).map(\.show)
  }

  /// The maximum number of requests for guides a day.
  public static let maximumRequests = 60
}

extension EpisodeGuides {
  /// The language of the names, such as `de-DE`; `nil` for the source's own.
  private nonisolated var language: String? { client.base.configuration.language }

  private func stored(_ shows: [TVShow.ID]) async -> [TVShow.ID: EpisodeGuide] {
    guard let cache = client.cache else { return guides.filter { shows.contains($0.key) } }
    return (try? await cache.guides(of: shows, from: client.source)) ?? [:]
  }

  private func load(_ show: TVShow.ID) async -> Result<EpisodeGuide, TMDBError> {
    let known = await stored([show])[show] ?? EpisodeGuide()
    do throws(TMDBError) {
      let guide = try await refreshed(known, of: show)
      guides[show] = client.cache == nil ? guide : nil
      return .success(guide)
    } catch {
      return known.isComplete ? .success(known) : .failure(error)
    }
  }

  private func refreshed(_ known: EpisodeGuide, of show: TVShow.ID) async throws(TMDBError) -> EpisodeGuide {
    var guide = known
    var appends = true
    if known.isDue(at: now()) {
      // Before the first response it is unknown which seasons there are. TMDB omits those that don't exist.
      let due = known.listed == nil ? Array(0..<maximumSeasons) : known.dueSeasons(at: now(), language)
      appends = try await request(due.prefix(maximumSeasons), of: show, into: &guide)
    }
    var due = guide.dueSeasons(at: now(), language)
    while appends, due.count > 1 {
      appends = try await request(due.prefix(maximumSeasons), of: show, into: &guide)
      due = guide.dueSeasons(at: now(), language)
    }
    for season in due { try await request(season, of: show, into: &guide) }
    return guide
  }

  /// - Returns: `false` if the response lacks the seasons, because some servers don't append them.
  private func request(
    _ seasons: ArraySlice<Int>, of show: TVShow.ID, into guide: inout EpisodeGuide
  ) async throws(TMDBError) -> Bool {
    var target = TVTarget.details(show, seasons: Array(seasons))
    // The episodes are cached as a guide. The response lacks the other parts of the show's page.
    target.cachePolicy = .titles
    let details = try await client.value(of: target)
    guide.add(details, at: now(), language: language)
    return !details.appended.seasons.isEmpty
  }

  private func request(_ season: Int, of show: TVShow.ID, into guide: inout EpisodeGuide) async throws(TMDBError) {
    var target = SeasonTarget.details(season, of: show)
    target.cachePolicy = .titles
    do throws(TMDBError) {
      guide.add(try await client.value(of: target), number: season, at: now(), language: language)
    } catch {
      // TMDB lists some seasons before they have a page.
      guard error == .notFound else { throw error }
      guide.addEmptySeason(season, at: now())
      client.cache?.addEmptySeasonInBackground(season, of: show, from: client.source)
    }
  }
}

/// The maximum number of seasons in a response, which is TMDB's limit for `append_to_response`.
private let maximumSeasons = 20
