import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Search
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import SearchUI

/// The search before, during and after a request, and when nothing is available.
extension Scene {
  static let searchStates = [
    Scene("search/recents") { size in
      let recents = RecentSearchesFile(FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
      let application = TestApplication(.scenes(TitleResponses.networking()))
      application.searchFiles.recents = recents
      for words in ["heimat", "Those Magnificent Men in Their Flying Machines", "fritz lang"] {
        application.main.coordinator.searchModel.recents.add(words)
      }
      let fixture = application.open(SearchDestination(), size)
      try await fixture.waitForText("Recent Searches")
      return fixture
    },
    Scene("search/loading") { size in
      let application = TestApplication(.scenes(SuspendableNetworking()))
      let fixture = application.open(SearchDestination("metro"), size)
      try await eventually("the spinner") { fixture.showsSpinner }
      return fixture
    },
    Scene("search/found") { try await search("metro", waitingFor: "Top Match", $0) },
    Scene("search/one-kind") { try await search("metro", in: .movies, waitingFor: "Métropole", $0) },
    Scene("search/narrowed") { size in
      try await search("metro", in: .movieList(.popular), year: 1927, waitingFor: "Metropolis", size)
    },
    Scene("search/nothing") { size in
      try await search("zzyzx", over: noResults(), waitingFor: "No Results", size)
    },
    Scene("search/nothing-narrowed") { size in
      try await search("zzyzx", in: .movies, year: 1927, over: noResults(), waitingFor: "Search Everything", size)
    },
    Scene("search/misspelled") { size in
      try await search(
        "metroplis", over: noResults(), localFilms: ["Metropolis", "Sunrise"], waitingFor: "Did you mean",
        orTitle: "Not on TMDB", size)
    },
    Scene("search/offline") { size in
      try await search(
        "metro", over: serverError(), localFilms: ["Metropolis", "Metropolitan"], waitingFor: "this device",
        orTitle: "TMDB Is Having Trouble", size)
    },
    Scene("search/offline-no-results") { size in
      try await search(
        "zzyzx", in: .movies, over: serverError(), localFilms: ["Metropolis"], waitingFor: "on This Device", size)
    },
    Scene("search/offline-list-no-results") { size in
      try await search(
        "metro", in: .movieList(.popular), over: serverError(), localFilms: ["Metropolis"], waitingFor: "by list", size)
    },
    Scene("search/failed") { try await search("metro", over: serverError(), waitingFor: "Download Titles…", $0) },
    Scene("search/filters") { size in
      let fixture = try await search("metro", in: .movieList(.popular), waitingFor: "Metropolis", size)
      return try await openPopover("Search In", in: fixture, waitingFor: "Films: Drama")
    },
  ]

  private static func noResults() -> ReplayNetworking {
    let networking = ReplayNetworking()
    SearchResponses.addNothing(to: networking)
    return networking
  }

  private static func serverError() -> ReplayNetworking {
    let networking = ReplayNetworking()
    for kind in ["movie", "tv", "person"] { networking.stub("/3/search/\(kind)", with: .serverError) }
    networking.stub("/3/movie/popular", with: .serverError)
    return networking
  }

  /// - Parameters:
  ///   - films: The films in the local title index; empty for no index.
  ///   - text: The text to wait for.
  @MainActor private static func search(
    _ words: String, in scope: SearchScope = .everything, year: Int? = nil, over networking: ReplayNetworking? = nil,
    localFilms films: [String] = [], waitingFor text: String, orTitle title: String? = nil,
    _ size: WindowSize
  ) async throws -> AppFixture {
    let application = TestApplication(.scenes(networking ?? TitleResponses.networking()))
    if !films.isEmpty { application.searchFiles.titleIndex = try await SearchResponses.index(of: films) }
    application.main.coordinator.searchModel.choose(scope)
    application.main.coordinator.searchModel.choose(year: year)
    let fixture = application.open(SearchDestination(words), size)
    try await fixture.waitForBanner(text, titled: title ?? text)
    try await eventually("the results") { application.main.coordinator.isSettled }
    return fixture
  }
}
