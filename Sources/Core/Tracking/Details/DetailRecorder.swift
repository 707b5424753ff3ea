import Catalogue
import Library
import ResponseCache
import TMDB
import TitleIdentity

/// Records the details of the library's titles from cached responses, by which it sorts, filters and counts.
///
/// It works in the background: screens show what is recorded, and observe the rest.
public struct DetailRecorder: Sendable {
  private let library: LibraryModel
  private let pages: PageClient
  private let guides: EpisodeGuides

  public init(_ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides) {
    self.library = library
    self.pages = pages
    self.guides = guides
  }

  /// Records the details of titles that were added to the library, and of those whose responses are cached from now on.
  /// It starts some time after the launch, which it would slow down.
  ///
  /// Returns when the task is cancelled, or if there is no cache.
  ///
  /// - Parameter onMissing: Called with the titles of which no response is cached.
  func recordChanges(
    clock: any Clock<Duration>, onMissing: @escaping @Sendable ([TitleReference.Key]) async -> Void
  ) async {
    guard let cache = pages.client.cache else { return }
    let stored = cache.storedTitles(from: pages.client.source)
    guard (try? await clock.sleep(for: delay)) != nil, let opened = try? await library.library() else { return }
    try? await opened.setRegionOfServices(pages.format.region)
    if let missing = try? await opened.titlesWithoutDetails(from: source) { await onMissing(missing) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await titles in opened.observeTitlesToCheck(from: source, limit: batchSize) where !titles.isEmpty {
          await record(titles)
          try? await opened.setDetailsChecked(titles)
          if let versions = try? await opened.detailVersions(of: titles) {
            await onMissing(titles.filter { versions[$0] == .some(nil) })
          }
        }
      }
      group.addTask {
        for await title in stored { await record([TitleReference.Key(title, of: source)]) }
      }
    }
  }

  /// Records the details of some titles, unless those recorded are from the same responses.
  ///
  /// It ignores titles without a cached response, titles of another source, and titles that aren't in the library.
  ///
  /// - Returns: Whether any details were recorded.
  @concurrent @discardableResult
  package func record(_ titles: [TitleReference.Key]) async -> Bool {
    guard let opened = try? await library.library(), opened.readOnlyReason == nil else { return false }
    let own = titles.filter { $0.source == source }
    var hasRecorded = false
    for start in stride(from: 0, to: own.count, by: batchSize) where !Task.isCancelled {
      let batch = own[start..<min(start + batchSize, own.count)]
      hasRecorded = await record(batch, in: opened) || hasRecorded
    }
    return hasRecorded
  }
}

extension DetailRecorder {
  /// Requests a title's page. Its response is cached, and then recorded.
  fileprivate func fetch(_ title: TitleID) async throws(TMDBError) { _ = try await pages.page(of: title) }

  /// Whether there is a cache from which details are recorded.
  fileprivate var hasCache: Bool { pages.client.cache != nil }

  private var source: TitleSource { TitleSource(pages.client.source) }

  private func record(_ titles: ArraySlice<TitleReference.Key>, in library: Library) async -> Bool {
    let titles = Array(titles)
    guard let cache = pages.client.cache, let recorded = try? await library.detailVersions(of: titles),
      !recorded.isEmpty,
      let cached = try? await cache.versions(of: recorded.keys.map(\.titleID), from: pages.client.source)
    else { return false }
    var details: [TitleDetails] = []
    for (title, known) in recorded {
      guard let found = cached[title.titleID] else { continue }
      let version = TitleDetails.Version(fetched: found.fetched, guide: found.guide, region: pages.format.region)
      guard known != version, let page = await CachedDetails.read(title, from: pages) else { continue }
      let guide = title.kind == .show ? await guides.cached(title.number) : nil
      details.append(TitleDetails(title, version, page, guide))
    }
    if details.isEmpty { return false }
    return (try? await library.record(details)) != nil
  }
}

extension TitleDetails {
  /// Creates the details in a cached page.
  ///
  /// - Parameter guide: The episode guide of a series; `nil` if some of its episodes are unknown.
  package init(_ title: TitleReference.Key, _ version: Version, _ page: CachedDetails, _ guide: EpisodeGuide?) {
    self.init(title, version, year: page.year, minutes: page.minutes, average: page.voteAverage)
    released = page.released?.number
    genres = page.genres.map(\.id)
    countries = page.countries
    services = page.services?.map { Service(id: $0.id, name: $0.name) }
    episodes = guide?.seasons.flatMap(\.episodes).map { episode in
      Episode(
        season: episode.season, number: episode.number,
        minutes: episode.minutes.flatMap { CachedDetails.possibleMinutes.contains($0) ? $0 : nil },
        aired: episode.airDate?.number)
    }
  }
}

extension DayDate {
  /// The date as a number in the order of time, such as 20260131.
  package var number: Int { (year * 100 + month) * 100 + day }
}

/// A background task that fetches and records the details of the library's titles until its owner releases it.
@MainActor
public final class DetailRecording {
  /// The fetching of details that aren't cached.
  public let missing: MissingDetails
  private var tasks: [Task<Void, Never>] = []

  public init(_ recorder: DetailRecorder, clock: any Clock<Duration>) {
    missing = MissingDetails(rest: { try await clock.sleep(for: requestInterval) }) { title throws(TMDBError) in
      try await recorder.fetch(title)
    }
    guard recorder.hasCache else { return }
    tasks = [
      Task(priority: .background) { [missing] in
        await recorder.recordChanges(clock: clock) { titles in await missing.add(titles.map(\.titleID)) }
      },
      Task(priority: .background) { [missing] in
        while (try? await clock.sleep(for: retryInterval)) != nil { missing.retryAfterFailure() }
      },
    ]
  }

  isolated deinit { tasks.forEach { $0.cancel() } }
}

/// The time between the launch and the first check.
private let delay = Duration.seconds(10)

/// The number of titles whose details are recorded in one write.
private let batchSize = 50

/// The time between two requests for details, so that they take up only a part of what TMDB allows.
private let requestInterval = Duration.milliseconds(250)

/// The time after which details are requested again after an error, such as a lost connection.
private let retryInterval = Duration.seconds(300)
