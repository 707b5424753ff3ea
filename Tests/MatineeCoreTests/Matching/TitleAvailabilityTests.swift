import Foundation
import Synchronization
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue

/// Reports of removed titles from TMDB's responses.
struct TitleAvailabilityTests {
  private let networking = ReplayNetworking()

  private func reports<Value>(of target: Target<Value>, response: NetworkResponse) async -> [TitleAvailability.Report] {
    let catalogue = CatalogueDependencies.test(networking)
    let reports = Mutex<[TitleAvailability.Report]>([])
    catalogue.availability.onReport { report in reports.withLock { $0.append(report) } }
    if let request = try? catalogue.client.base.request(for: target) {
      networking.stub(request.url.path, with: response)
    }
    _ = try? await catalogue.client.value(of: target)
    return reports.withLock(\.self)
  }

  private static let film = TitleID.movie(7)

  @Test func `TMDB's reply for an unknown ID reports the title as removed`() async {
    #expect(
      await reports(of: MovieTarget.details(7), response: .notFound) == [.init(title: Self.film, isRemoved: true)])
    let series = TitleID.show(8)
    #expect(
      await reports(of: TVTarget.details(8, appending: [.images]), response: .notFound)
        == [.init(title: series, isRemoved: true)])
  }

  @Test func `Details report the title as existing`() async {
    let details = NetworkResponse.json(#"{"id":7,"title":"A Film"}"#)
    #expect(await reports(of: MovieTarget.details(7), response: details) == [.init(title: Self.film, isRemoved: false)])
  }

  @Test(arguments: [
    NetworkResponse(status: 404, headers: ["content-type": "text/html"], body: .init("<h1>Not Found</h1>".utf8)),
    .json(#"{"status_code":7,"status_message":"Invalid API key."}"#, status: 401), .json("{}", status: 500),
  ])
  func `Other failures report nothing`(response: NetworkResponse) async {
    #expect(await reports(of: MovieTarget.details(7), response: response).isEmpty)
  }

  @Test func `Parts of a title report nothing`() async {
    #expect(await reports(of: MovieTarget.credits(7), response: .notFound).isEmpty)
    #expect(await reports(of: SeasonTarget.details(1, of: 7), response: .notFound).isEmpty)
    #expect(await reports(of: PersonTarget.details(7), response: .notFound).isEmpty)
  }
}
