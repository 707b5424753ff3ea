import AppFoundation
import Catalogue
import Foundation
import Library
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Planning

/// Comparing the services of listed titles over time, with a manual clock.
@Suite(.timeLimit(.minutes(5)))
struct ServiceChecksTests {
  private let networking = ReplayNetworking()
  private let file = ServicesFile()
  private let now = ManualDate(Date(timeIntervalSince1970: 1_780_000_000))
  private let choices: ServiceChecks.Choices

  init() throws { choices = try #require(ServiceChecks.Choices(region: "DE", [8, 9])) }

  private var checks: ServiceChecks {
    let client = CachingClient(Client(networking: networking, limits: .unlimited), source: .tmdb)
    return ServiceChecks(client, file, now: { [now] in now.date })
  }

  private func film(_ number: Int, _ name: String = "Heat") -> TitleReference {
    TitleReference(.tmdb, .movie, number, name: name)
  }

  private func nextDay() { now.advance(by: 86_400) }

  private func stub(_ number: Int, _ services: [Int], kind: String = "flatrate", region: String = "DE") {
    let rows = services.map { #"{"provider_id":\#($0),"provider_name":"Service \#($0)"}"# }.joined(separator: ",")
    networking.stub(
      "/3/movie/\(number)/watch/providers", json: #"{"id":\#(number),"results":{"\#(region)":{"\#(kind)":[\#(rows)]}}}"#
    )
  }

  /// Requests the services on several days, and returns the arrivals of the last.
  private func arrivals(_ days: Int, _ choices: ServiceChecks.Choices? = nil) async -> [String] {
    for day in 1...days {
      if day > 1 { nextDay() }
      await checks.refresh([film(1)], for: choices ?? self.choices) {}
    }
    return await checks.arrivals(of: [film(1)], for: choices ?? self.choices).map {
      "\($0.title.name) on \($0.serviceName)"
    }
  }

  @Test func `A service of the user that is new is an arrival, and others aren't`() async {
    for services in [[7], [7, 6], [7, 6, 8]] { stub(1, services) }
    #expect(await arrivals(2).isEmpty)
    nextDay()
    #expect(await arrivals(1) == ["Heat on Service 8"])
  }

  @Test func `The first response has no arrivals`() async {
    stub(1, [8])
    #expect(await arrivals(1).isEmpty)
  }

  @Test func `A title to rent or buy hasn't arrived, and one with ads has`() async {
    stub(1, [])
    stub(1, [8], kind: "rent")
    stub(1, [8], kind: "ads")
    #expect(await arrivals(2).isEmpty)
    nextDay()
    #expect(await arrivals(1) == ["Heat on Service 8"])
  }

  @Test func `A service that the user adds later isn't an arrival`() async throws {
    stub(1, [5])
    #expect(await arrivals(2).isEmpty)
    nextDay()
    let more = try #require(ServiceChecks.Choices(region: "DE", [5, 8]))
    #expect(await arrivals(1, more).isEmpty)
  }

  @Test func `The comparison starts again in another country`() async throws {
    stub(1, [])
    #expect(await arrivals(1).isEmpty)
    nextDay()
    stub(1, [8], region: "US")
    let other = try #require(ServiceChecks.Choices(region: "US", [8]))
    #expect(await arrivals(1, other).isEmpty)
  }

  @Test func `An arrival is shown for two weeks`() async {
    stub(1, [])
    stub(1, [8])
    #expect(await arrivals(2).count == 1)
    for _ in 1...14 {
      nextDay()
      #expect(await arrivals(1).count == 1)
    }
    nextDay()
    #expect(await arrivals(1).isEmpty)
  }

  @Test func `An arrival isn't shown after the title has left, and is new when it returns`() async {
    for services in [[], [8], [], [8]] { stub(1, services) }
    var counts: [Int] = []
    for _ in 1...4 {
      counts.append(await arrivals(1).count)
      nextDay()
    }
    #expect(counts == [0, 1, 0, 1])
  }

  @Test func `A day has at most 100 requests, and each title gets its turn`() async {
    let titles = (1...250).map { film($0) }
    for number in 1...250 { stub(number, [8]) }
    var requested: Set<String> = []
    for _ in 1...3 {
      let before = networking.requests.count
      // The app may start several times a day.
      for _ in 1...2 { await checks.refresh(titles, for: choices) {} }
      let new = networking.requests.dropFirst(before).map(\.url.path)
      #expect(new.count <= ServiceChecks.maximumRequests && Set(new).count == new.count)
      requested.formUnion(new)
      nextDay()
    }
    #expect(requested.count == 250)
  }

  @Test func `Without a connection, one request is sent, and nothing changes`() async {
    networking.stub("/3/movie/1/watch/providers", json: "{}", status: 503)
    networking.stub("/3/movie/2/watch/providers", json: "{}", status: 503)
    await checks.refresh([film(1), film(2)], for: choices) {}
    #expect(Set(networking.requests.map(\.url.path)).count == 1)
    #expect(await file.read().isEmpty)
  }

  @Test func `A removed title doesn't stop the others`() async {
    networking.stub("/3/movie/1/watch/providers", json: #"{"status_code":34}"#, status: 404)
    stub(2, [8])
    await checks.refresh([film(1), film(2)], for: choices) {}
    #expect(await file.read().count == 2)
  }

  @Test func `There is nothing to compare without a country or services`() {
    #expect(ServiceChecks.Choices(region: nil, [8]) == nil && ServiceChecks.Choices(region: "DE", []) == nil)
  }

  @Test func `Records survive in the file, and a damaged file counts as empty`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "state/services.json")
    let day = try #require(DayDate("2026-06-01"))
    let record = ServiceRecord(
      region: "DE", services: [8, 9], checked: now.date,
      arrivals: [ServiceArrival(film(1), on: 8, named: "Netflix", day: day)])
    #expect(await ServicesFile(url).save(record, of: film(1).key))
    #expect(await ServicesFile(url).read() == [film(1).key: record])
    try Data("[".utf8).write(to: url)
    #expect(await ServicesFile(url).read().isEmpty)
  }

  @MainActor @Test func `Screens find the arrival of a title`() throws {
    let model = ServiceArrivals()
    let arrival = ServiceArrival(film(1), on: 8, named: "Netflix", day: try #require(DayDate("2026-06-01")))
    model.show([arrival])
    #expect(model.arrival(of: film(1).key) == arrival && model.arrival(of: film(2).key) == nil)
  }
}
