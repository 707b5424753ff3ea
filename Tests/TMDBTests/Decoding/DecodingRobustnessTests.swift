import Foundation
import TMDBTesting
import Testing

@testable import TMDB

/// Valid responses that a faulty server has corrupted.
struct DecodingRobustnessTests {
  private let networking = ReplayNetworking()
  private var client: Client { Client(networking: networking, limits: .unlimited) }

  @Test(arguments: [604, -1, 0, 9_007_199_254_740_991])
  func `A response about another object is unreadable`(id: Int) async {
    for path in ["movie", "tv", "person", "collection"] {
      networking.stub("/3/\(path)/603", json: #"{"id":\#(id),"title":"Other","name":"Other"}"#)
    }
    await expectUnreadable(MovieTarget.details(603))
    await expectUnreadable(TVTarget.details(603))
    await expectUnreadable(PersonTarget.details(603))
    await expectUnreadable(CollectionTarget.details(603))
  }

  @Test func `A response to a path without an ID may have any ID`() async throws {
    networking.stub("/3/movie/latest", json: #"{"id":7,"title":"Latest"}"#)
    #expect(try await client.value(of: MovieTarget.latest).id == 7)
  }

  @Test(arguments: [#"[1,2,3,null]"#, #"[{},{"title":"x"}]"#])
  func `A page with only unreadable rows is unreadable`(rows: String) async {
    networking.stub("/3/movie/popular", json: #"{"page":1,"results":\#(rows)}"#)
    await expectUnreadable(MovieTarget.popular)
  }

  @Test func `A page with more than 10,000 unreadable rows is rejected`() throws {
    func page(_ count: Int) -> String {
      #"{"results":[{"id":1,"title":"a"}\#(String(repeating: ",{}", count: count))]}"#
    }
    #expect(try decoded(Page<Movie>.self, page(10_000)).results.count == 1)
    #expect(throws: DecodingError.self) { try decoded(Page<Movie>.self, page(10_001)) }
  }

  @Test func `A redirect that is not followed is a server error`() {
    #expect(TMDBError(NetworkResponse(status: 302)) == .serverError(status: 302))
  }

  @Test(arguments: [("No", "No."), ("No!", "No!"), ("No.", "No.")])
  func `A server's message ends with punctuation`(said: String, shown: String) {
    var reply = StatusReply()
    reply.message = said
    #expect(reply.sentence == shown)
  }

  private func expectUnreadable<Value: Sendable>(_ target: Target<Value>) async {
    do {
      _ = try await client.value(of: target)
      Issue.record("\(target) was read.")
    } catch {
      if case .unreadableResponse = error { return }
      Issue.record("\(error)")
    }
  }
}
