import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

extension ReplayNetworking {
  /// A network with a list of films 7 and 8, the pages of film 7 and of its director, and the films of a genre.
  static func ratedFilms() -> ReplayNetworking {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7, 8]))
    networking.stub("/3/movie/7", json: film)
    networking.stub("/3/person/9", json: person)
    networking.stub("/3/discover/movie", with: .films([7, 8]))
    return networking
  }
}

extension AppFixture {
  /// Waits until a row or card has this accessible label.
  func waitForAccessibleLabel(_ sentence: String, file: StaticString = #filePath, line: UInt = #line)
    async throws
  {
    try await eventually("“\(sentence)”", file: file, line: line) {
      window.tree.contains { $0.isMapped && $0.exposedLabel == sentence }
    }
  }

  /// The slider for rating.
  var stars: Widget {
    get throws { try XCTUnwrap(window.tree.first { $0.isMapped && $0.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER) }) }
  }
}

private let film = """
  {"id":7,"title":"Film 7","release_date":"1999-03-31","imdb_id":"tt0000007","overview":"What it is about.",
  "genres":[{"id":18,"name":"Drama"}],
  "recommendations":{"page":1,"results":[{"id":8,"title":"Film 8"}],"total_pages":1,"total_results":1}}
  """

private let person = """
  {"id":9,"name":"Somebody","known_for_department":"Directing","combined_credits":{"crew":[{"id":7,
  "media_type":"movie","title":"Film 7","job":"Director","department":"Directing","release_date":"1999-03-31"}]}}
  """
