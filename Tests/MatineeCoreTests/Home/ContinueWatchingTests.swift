import Catalogue
import Foundation
import Library
import Planning
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// Continue Watching: the next episode of each series in progress, the one watched last first.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ContinueWatchingTests {
  private let networking = ReplayNetworking()
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let watching: ContinueWatching

  init() throws {
    networking.stub("/3/tv/7", json: Self.series(7, "Heimat"))
    networking.stub("/3/tv/8", json: Self.series(8, "Dekalog"))
    let guides = EpisodeGuides.test(networking)
    watching = ContinueWatching(Planner(library, .test(networking), guides), .test(networking))
    watching.refresh()
  }

  private static func series(_ id: Int, _ name: String) -> String {
    ShowJSON(id: id, name: name, seasons: [1: .aired(1...2), 2: .aired(1...1)]).text
  }

  private func watch(_ id: Int, _ season: Int, _ number: Int, _ day: Int) async throws {
    let show = TitleReference(.tmdb, .show, id, name: id == 7 ? "Heimat" : "Dekalog")
    let date = PartialDate.day(year: 2026, month: 3, day: day)
    await library.watch(show, .episode(season: season, number: number), on: date)
  }

  private var shown: [String]? { watching.episodes?.map { "\($0.show.title) \($0.number)" } }

  @Test func `Series in progress appear with their next episode, the one watched last first`() async throws {
    await until { watching.episodes == [] }
    try await watch(7, 1, 1, 1)
    await until { shown == ["Heimat S1\u{A0}E2"] }
    try await watch(8, 1, 2, 2)
    await until { shown == ["Dekalog S2\u{A0}E1", "Heimat S1\u{A0}E2"] }
    #expect(watching.episodes?.first?.watched == 1)
    #expect(watching.episodes?.first?.total == 3)
  }

  @Test func `Watching the next episode brings the one after it, and a finished series leaves`() async throws {
    try await watch(7, 1, 1, 1)
    await until { shown == ["Heimat S1\u{A0}E2"] }
    try await watch(7, 1, 2, 2)
    await until { shown == ["Heimat S2\u{A0}E1"] }
    try await watch(7, 2, 1, 3)
    await until { shown == [] }
    await library.undo()
    await until { shown == ["Heimat S2\u{A0}E1"] }
  }

  @Test func `A series marked as watched as a whole doesn’t appear, nor does a film`() async throws {
    await library.watch(TitleReference(.tmdb, .show, 7, name: "Heimat"))
    await library.watch(TitleReference(.tmdb, .movie, 9, name: "M"))
    try await watch(8, 1, 1, 1)
    await until { shown == ["Dekalog S1\u{A0}E2"] }
  }
}
