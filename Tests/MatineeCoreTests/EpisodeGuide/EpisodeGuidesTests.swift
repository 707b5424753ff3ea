import AppFoundation
import Foundation
import ResponseCache
import Synchronization
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Catalogue

/// Loading and refreshing episode guides, with a manual clock.
@Suite(.timeLimit(.minutes(5)))
struct EpisodeGuidesTests {
  private let networking = ReplayNetworking()
  private let folder: TemporaryFolder
  private let guides: EpisodeGuides

  init() throws {
    folder = try TemporaryFolder()
    let now = Now()
    let responseCache = ResponseCache(folder: folder.url, now: { now.date })
    guides = EpisodeGuides(
      client: CachingClient(
        Client(networking: CachingNetworking(networking, in: responseCache, source: .tmdb), limits: .unlimited),
        source: .tmdb, cache: responseCache),
      now: { now.date })
    self.now = now
    self.responseCache = responseCache
  }

  private final class Now: Sendable {
    private let state = Mutex(Date(timeIntervalSince1970: 1_780_000_000))
    var date: Date { state.withLock(\.self) }
    func advance(days: Double) { state.withLock { $0 += days * 86_400 } }
  }

  private let now: Now
  private let responseCache: ResponseCache

  /// The requests, such as "/3/tv/7 0,1,2" with the appended seasons.
  private var requests: [String] {
    networking.requests.map { request in
      let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let seasons = query.first { $0.name == "append_to_response" }?.value?.replacing("season/", with: "") ?? ""
      return request.url.path + (seasons.isEmpty ? "" : " " + seasons)
    }
  }

  private func load() async throws -> EpisodeGuide {
    let guide = try await guides.guide(of: 7)
    await responseCache.waitForWrites()
    return guide
  }

  private var firstSeasons: String { (0..<20).map(String.init).joined(separator: ",") }

  @Test func `One request fetches a show with up to twenty seasons`() async throws {
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [0: .aired(1...2), 1: .aired(1...3), 2: .undated(4...6)]).text)
    let guide = try await load()
    #expect(guide.isComplete)
    #expect(guide.seasons.map(\.episodes.count) == [2, 3, 3])
    #expect(requests == ["/3/tv/7 \(firstSeasons)"])
    #expect(await guides.cached(7) == guide)
    _ = try await load()
    #expect(requests.count == 1)
  }

  @Test func `Each further request fetches up to twenty seasons`() async throws {
    let seasons = Dictionary(uniqueKeysWithValues: (2001...2045).map { ($0, [ShowJSON.Episode].aired(1...2)) })
    networking.stub("/3/tv/7", json: ShowJSON(seasons: seasons).textWithoutSeasons)
    for years in [2001...2020, 2021...2040, 2041...2045] {
      let part = ShowJSON(seasons: seasons.filter { years.contains($0.key) }).text
      let all = ShowJSON(seasons: seasons).textWithoutSeasons
      let appended = try #require(part.firstRange(of: #""season/"#)).lowerBound
      networking.stub(
        "/3/tv/7?append_to_response=" + years.map { "season/\($0)" }.joined(separator: ","),
        json: String(all.dropLast()) + "," + part[appended...])
    }
    // A server that appends nothing to the first request would be asked for each season.
    let first = ShowJSON(seasons: seasons).textWithoutSeasons.dropLast() + #","season/0":{"id":1,"episodes":[]}}"#
    networking.stub(
      "/3/tv/7?append_to_response=" + (0..<20).map { "season/\($0)" }.joined(separator: ","), json: String(first))
    let guide = try await load()
    #expect(guide.isComplete)
    #expect(guide.seasons.filter { $0.number > 0 }.map(\.number) == Array(2001...2045))
    #expect(requests.count == 4)
  }

  @Test func `A server that doesn't append seasons is asked for each one`() async throws {
    let show = ShowJSON(seasons: [1: .aired(1...3), 2: .aired(4...6)])
    networking.stub("/3/tv/7", json: show.textWithoutSeasons)
    for season in [1, 2] { networking.stub("/3/tv/7/season/\(season)", json: show.season(season)) }
    let guide = try await load()
    #expect(guide.isComplete && guide.seasons[1].episodes.map(\.number) == [4, 5, 6])
    #expect(requests == ["/3/tv/7 \(firstSeasons)", "/3/tv/7/season/1", "/3/tv/7/season/2"])
  }

  @Test func `A listed season that TMDB doesn't have is empty, also in the cache`() async throws {
    let show = ShowJSON(seasons: [1: .aired(1...3), 2: .aired(4...6)])
    networking.stub("/3/tv/7", json: show.textWithoutSeasons)
    networking.stub("/3/tv/7/season/1", json: show.season(1))
    let guide = try await load()
    #expect(guide.isComplete && guide.seasons[1].episodes.isEmpty)
    #expect(await guides.cached(7)?.seasons.map(\.episodes.count) == [3, 0])
  }

  @Test func `Until all seasons are known, there is no guide`() async throws {
    let show = ShowJSON(seasons: [1: .aired(1...3), 2: .aired(4...6)])
    networking.stub("/3/tv/7", json: show.textWithoutSeasons)
    networking.stub("/3/tv/7/season/1", json: show.season(1))
    networking.stub("/3/tv/7/season/2", json: "{}", status: 500)
    networking.stub("/3/tv/7/season/2", json: show.season(2))
    await #expect(throws: TMDBError.self) { try await guides.guide(of: 7) }
    await responseCache.waitForWrites()
    #expect(await guides.cached(7) == nil)
    #expect(try await load().isComplete)
    #expect(requests.last == "/3/tv/7/season/2")
  }

  @Test
  func `A show that continues is refreshed weekly, with the seasons whose number of episodes changed`() async throws {
    let members = #""status":"Returning Series""#
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [1: .aired(1...3), 2: .aired(1...2)], members: members).text)
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [1: .aired(1...3), 2: .aired(1...3)], members: members).text)
    _ = try await load()
    now.advance(days: 6.9)
    _ = try await load()
    #expect(requests.count == 1)
    now.advance(days: 0.2)
    let guide = try await load()
    #expect(guide.seasons[1].episodes.count == 3)
    // The change is only known after the first request.
    #expect(requests.dropFirst() == ["/3/tv/7", "/3/tv/7/season/2"] || requests.dropFirst() == ["/3/tv/7"])
  }

  @Test func `A season with episodes without a date is refreshed weekly, and an ended show monthly`() async throws {
    networking.stub(
      "/3/tv/7",
      json: ShowJSON(
        seasons: [1: .aired(1...3), 2: .aired(1...1) + .undated(2...3)], members: #""status":"Returning Series""#
      ).text)
    networking.stub("/3/tv/8", json: ShowJSON(id: 8, seasons: [1: .aired(1...3)], members: #""status":"Ended""#).text)
    _ = try await guides.guide(of: 7)
    _ = try await guides.guide(of: 8)
    await responseCache.waitForWrites()
    now.advance(days: 8)
    _ = try await guides.guide(of: 7)
    _ = try await guides.guide(of: 8)
    await responseCache.waitForWrites()
    #expect(requests.dropFirst(2) == ["/3/tv/7 2"])
    now.advance(days: 23)
    _ = try await guides.guide(of: 8)
    #expect(requests.dropFirst(3) == ["/3/tv/8 1"])
  }

  /// The clock starts at noon UTC on 28 May 2026, which is the same day in almost all time zones.
  @Test func `A show with a date ahead is requested on that day and the next, and two weeks after a request`()
    async throws
  {
    let show = ShowJSON(
      seasons: [
        1: .aired(1...3), 2: .aired(1...1) + .aired(2...2, on: "2026-06-03") + .aired(3...3, on: "2026-07-30"),
      ], members: #""status":"Returning Series""#)
    networking.stub("/3/tv/7", json: show.text)
    now.advance(days: -0.35)
    var days: [Int] = []
    for day in 0..<30 {
      let count = requests.count
      _ = try await load()
      if requests.count > count { days.append(day) }
      now.advance(days: 1)
    }
    #expect(days == [0, 6, 7, 21])
    #expect(requests.dropFirst().allSatisfy { $0 == "/3/tv/7 2" })
  }

  @Test func `A season is requested when the show names another date for its next episode`() async throws {
    let members = #""status":"Returning Series""#
    let show = ShowJSON(seasons: [1: .aired(1...1) + .undated(2...2)], members: members)
    networking.stub("/3/tv/7", json: show.text)
    let next = #","next_episode_to_air":{"id":1,"season_number":1,"episode_number":2,"air_date":"2026-06-20"}"#
    networking.stub("/3/tv/7", json: ShowJSON(seasons: show.seasons, members: members + next).textWithoutSeasons)
    _ = try await load()
    networking.stub("/3/tv/7/season/1", json: show.season(1))
    now.advance(days: 1)
    let client = Client(networking: CachingNetworking(networking, in: responseCache, source: .tmdb), limits: .unlimited)
    _ = try await client.value(of: TVTarget.details(7))
    await responseCache.waitForWrites()
    _ = try await load()
    #expect(requests.last == "/3/tv/7/season/1")
    #expect(await guides.cached(7)?.nextEpisode?.airDate == DayDate("2026-06-20"))
  }

  @Test func `Guides of 500 shows cost at most 60 requests a day, and each is refreshed in time`() async throws {
    let shows = Array(1...500)
    // Two fifths continue; half of these air weekly, and the others have no date.
    for id in shows {
      let weekly = (0..<6).compactMap { DayDate("2026-05-25")?.adding(days: id % 7 + $0 * 7) }
      let ahead = weekly.indices.filter { _ in id % 5 == 0 }
        .map { ShowJSON.Episode($0 + 2, date: weekly[$0].description) }
      let status = id % 5 < 2 ? "Returning Series" : "Ended"
      networking.stub(
        "/3/tv/\(id)",
        json: ShowJSON(id: id, seasons: [1: .aired(1...1) + ahead], members: #""status":"\#(status)""#).text)
    }
    for id in shows { _ = try await guides.guide(of: id) }
    await responseCache.waitForWrites()
    var oldest: [Double] = []
    let start = now.date
    for _ in 1...45 {
      now.advance(days: 1)
      let count = requests.count
      // The app may start several times a day.
      for _ in 1...2 {
        await guides.refresh(shows) {}
        await responseCache.waitForWrites()
      }
      let new = networking.requests.dropFirst(count).compactMap { Int($0.url.lastPathComponent) }
      #expect(new.count <= EpisodeGuides.maximumRequests && Set(new).count == new.count)
      let dates = await guides.cached(shows).values.compactMap(\.listed)
      oldest.append(now.date.timeIntervalSince(dates.min() ?? start) / 86_400)
    }
    #expect(requests.count > 1_000 && oldest.max() ?? .infinity < 40)
  }

  @Test func `A refresh in the background waits while the user’s request runs`() async throws {
    let networking = SuspendableNetworking()
    let client = CachingClient(Client(networking: networking, limits: .unlimited), source: .tmdb)
    let guides = EpisodeGuides(client: client, now: { [now] in now.date })
    async let first = guides.guide(of: 7)
    await networking.waitForRequests(1)
    networking.resume(0, with: .json(ShowJSON(seasons: [1: .aired(1...3)]).text))
    _ = try await first
    now.advance(days: 40)
    async let page: PersonDetails? = try? client.value(of: PersonTarget.details(1))
    await networking.waitForRequests(2)
    let (rests, continuation) = AsyncStream.makeStream(of: Void.self)
    let refresh = Task { await guides.refresh([7]) { continuation.yield() } }
    var iterator = rests.makeAsyncIterator()
    for _ in 1...5 { await iterator.next() }
    #expect(networking.requests.count == 2)
    networking.resume(1, with: .json(#"{"id":1}"#))
    _ = await page
    await networking.waitForRequests(3)
    networking.resume(2, with: .json(ShowJSON(seasons: [1: .aired(1...3)]).text))
    await refresh.value
  }

  @Test func `Without a connection, an old guide remains usable until it expires`() async throws {
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [1: .aired(1...3)]).text)
    networking.stub("/3/tv/7", json: "{}", status: 503)
    let guide = try await load()
    now.advance(days: 100)
    #expect(try await load() == guide)
    now.advance(days: 81)
    #expect(await guides.cached(7) == nil)
    await #expect(throws: TMDBError.self) { try await guides.guide(of: 7) }
  }

  @Test func `A season's page refreshes the guide without a further request`() async throws {
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [1: .aired(1...2) + .undated(3...3)]).text)
    networking.stub("/3/tv/7/season/1", json: ShowJSON(seasons: [1: .aired(1...3)]).season(1))
    _ = try await load()
    let client = Client(networking: CachingNetworking(networking, in: responseCache, source: .tmdb), limits: .unlimited)
    _ = try await client.value(of: SeasonTarget.details(1, of: 7, appending: [.images]))
    await responseCache.waitForWrites()
    #expect(await guides.cached(7)?.aired(on: nil) == [1: [1, 2, 3]])
  }

  @Test func `Several callers at the same time share one request`() async throws {
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [1: .aired(1...3)]).text)
    await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 { group.addTask { _ = try await guides.guide(of: 7) } }
    }
    await responseCache.waitForWrites()
    #expect(requests.count == 1)
  }
}
