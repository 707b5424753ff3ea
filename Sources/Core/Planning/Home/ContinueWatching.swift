import AppFoundation
import Catalogue
import Foundation
import Library
import Observation
import TMDB
import TitleIdentity
import Tracking

/// The next episode of each series that the user is watching, kept up to date.
///
/// A card shows the episode's still. For the first series without one, it reads the backdrops from the cached pages.
@MainActor @Observable
public final class ContinueWatching {
  @ObservationIgnored private let planner: Planner
  @ObservationIgnored private let pages: PageClient
  private var backdrops: [TitleID: URL] = [:]
  @ObservationIgnored private var read: Set<TitleID> = []
  @ObservationIgnored private var reading: Task<Void, Never>?

  public init(_ planner: Planner, _ pages: PageClient) {
    self.planner = planner
    self.pages = pages
  }

  isolated deinit { reading?.cancel() }

  /// The episodes; `nil` until they have been read. Observable.
  public var episodes: [NextEpisode]? {
    guard let plan = planner.plan else { return nil }
    readBackdrops(of: plan.continueWatching)
    let today = pages.format.today
    return plan.continueWatching.compactMap { show in show.next.map { episode(show, $0, on: today) } }
  }

  /// Whether all guides have been read or requested, and the pictures have been read.
  public var isSettled: Bool { planner.isSettled && reading == nil }

  /// Plans again, because new episodes may have aired.
  public func refresh() { planner.refresh() }
}

extension ContinueWatching {
  private func episode(_ show: PlannedShow, _ next: PlannedEpisode, on today: DayDate?) -> NextEpisode {
    let summary = TitleSummary(show.title, format: pages.format)
    let still = pages.format.picture(next.still.flatMap { ImagePath($0) }, .backdrop)
    return NextEpisode(
      reference: show.title, show: summary, part: next.part, name: next.name,
      picture: still ?? backdrops[summary.id] ?? summary.poster, freshness: next.freshness(on: today),
      watched: show.watched, total: show.total)
  }

  private func readBackdrops(of shows: [PlannedShow]) {
    let unread = shows.prefix(maximumBackdrops).filter {
      $0.next?.still == nil && read.insert($0.title.key.titleID).inserted
    }
    guard !unread.isEmpty else { return }
    let previous = reading
    reading = Task { [weak self, pages] in
      await previous?.value
      var found: [TitleID: URL] = [:]
      for show in unread { found[show.title.key.titleID] = await Self.backdrop(of: show.title.key, pages) }
      self?.take(found)
    }
  }

  private func take(_ found: [TitleID: URL]) {
    if !found.isEmpty { backdrops.merge(found) { $1 } }
    reading = nil
  }

  private static func backdrop(of show: TitleReference.Key, _ pages: PageClient) async -> URL? {
    guard let details = await CachedDetails.read(show, from: pages) else {
      return try? await pages.page(of: show.titleID).backdrop
    }
    return pages.format.picture(details.backdrop.flatMap { ImagePath($0) }, .backdrop)
  }
}

extension PlannedEpisode {
  fileprivate func freshness(on today: DayDate?) -> NextEpisode.Freshness? {
    switch today.map({ day.days(until: $0) }) {
    case 0: .tonight
    case 1: .new
    default: nil
    }
  }
}

/// The number of series whose backdrops are read. The others show their posters.
private let maximumBackdrops = 20
