import AppTestSupport
import Foundation
import Library
import SampleCatalogue
import Synchronization
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import CommandReports
@testable import Tracking

/// Extreme numbers in every field of every page. Each page is either created or fails with a message.
@Suite(.timeLimit(.minutes(5))) struct NumberRobustnessTests {
  private static let sample = SampleNetworking(pictures: nil)

  /// Returns one page reference of each kind.
  private static func references() async throws -> [PageReference] {
    let client = Client(networking: sample, limits: .unlimited)
    let film = try #require(try await client.value(of: MovieTarget.popular).results.first)
    let show = try #require(try await client.value(of: TVTarget.popular).results.first)
    let details = try await client.value(of: TVTarget.details(show.id))
    let season = try #require(details.seasons.first)
    let cast = try await client.value(of: MovieTarget.credits(film.id)).cast
    let person = try #require(cast.first)
    return [
      .title(.movie(film.id)), .title(.show(show.id)),
      .season(SeasonID(show: show.id, number: season.seasonNumber)), .person(person.person.id),
    ]
  }

  /// Creates a page and its text. A failure must be a `TMDBError`; any other error fails the test.
  private func show(_ reference: PageReference, over networking: any Networking) async throws {
    let catalogue = CatalogueDependencies.over(networking, region: "US")
    do throws(TMDBError) {
      let report = try await PageReport(of: reference, from: catalogue.pages)
      #expect(!report.text().isEmpty)
      guard case .title(let page) = report, page.id.kind == .show else { return }
      let guide = try await catalogue.guides.guide(of: page.id.number)
      let aired = guide.aired(on: DayDate("2026-06-01"))
      _ = ShowProgress([.season(1), .episode(season: 1, number: 2), .whole], episodes: aired)
    } catch {
      #expect(error.errorDescription?.isEmpty == false)
    }
  }

  @Test(arguments: ExtremeNumbers.values)
  func `Pages tolerate responses in which all numbers are extreme`(_ value: String) async throws {
    for reference in try await Self.references() {
      try await show(reference, over: ExtremeNumbers(Self.sample, value: value))
      try await show(reference, over: ExtremeNumbers(Self.sample, value: value) { _ in true })
    }
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "1e308"])
  func `Pages tolerate responses in which one field is extreme`(_ value: String) async throws {
    for reference in try await Self.references() {
      let recorder = NumberNames(Self.sample)
      try await show(reference, over: recorder)
      for name in recorder.names.sorted() {
        try await show(reference, over: ExtremeNumbers(Self.sample, value: value) { $0 == name })
      }
    }
  }

  @Test(arguments: ExtremeNumbers.values) func `Rows of lists tolerate extreme numbers`(_ value: String) async throws {
    let catalogue = CatalogueDependencies.over(ExtremeNumbers(Self.sample, value: value), region: "US")
    let format = catalogue.format
    for list in MovieList.allCases {
      let page = try await catalogue.client.value(of: list.target)
      #expect(!page.results.isEmpty)
      for row in page.results { _ = TitleSummary(row, format: format) }
      _ = try await TitleListReport(of: list, page: 1, from: catalogue.client).text()
    }
    for list in ShowList.allCases {
      for row in try await catalogue.client.value(of: list.target).results { _ = TitleSummary(row, format: format) }
    }
    let source = PagedSource(MovieTarget.popular, client: catalogue.client.base)
    _ = try await source.refresh()
    _ = try await source.next()
    #expect(await !source.items.isEmpty)
  }

  @Test(arguments: ExtremeNumbers.values) func `Cached details tolerate extreme numbers`(_ value: String) async throws {
    let details = try read(
      CachedDetails.self,
      """
      {"genres":[{"id":\(value),"name":"Drama"},{"id":1,"name":"War"}],"runtime":\(value),"episode_run_time":[\(value),45],
      "last_episode_to_air":{"runtime":\(value)}}
      """)
    let show = TitleReference(.tmdb, .show, 1, name: "Show")
    let library = try Library.inMemory()
    try await library.record([TitleDetails(show.key, TitleDetails.Version(fetched: .distantPast), details, nil)])
    for part: TitlePart in [.whole, .season(1), .episode(season: 1, number: 1)] {
      try await library.watch(show, part: part, on: .unknown, by: .owner)
    }
    #expect(try await library.statistics(of: .owner, source: .tmdb).titles == 1)
  }
}

/// A network that records the names of all numeric fields in its responses.
private final class NumberNames: Networking {
  private let networking: any Networking
  private let state = Mutex<Set<String>>([])

  init(_ networking: any Networking) { self.networking = networking }

  var names: Set<String> { state.withLock(\.self) }

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let response = try await networking.response(to: request)
    state.withLock { $0.formUnion(JSONNumbers.names(in: response.body)) }
    return response
  }
}
