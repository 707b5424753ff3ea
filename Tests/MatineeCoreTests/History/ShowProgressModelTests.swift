import Foundation
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// Marking episodes of a series as watched, individually or together, and the resulting progress.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShowProgressModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  let networking = ReplayNetworking()
  let model: ShowProgressModel

  init() {
    networking.stub("/3/tv/7", json: series)
    model = ShowProgressModel(of: 7, in: library, .test(networking), .test(networking))
  }

  private func card(_ season: Int, _ number: Int) throws -> EpisodeCard {
    EpisodeCard(
      try read(
        Episode.self, #"{"id":\#(season * 100 + number),"season_number":\#(season),"episode_number":\#(number)}"#),
      of: 7, format: .reader())
  }

  private var parts: [TitlePart] { model.plays.all.map(\.part) }

  @Test func `Marking an episode as watched adds a play, and unmarking removes it`() async throws {
    #expect(model.progress == nil)
    _ = try await model.loadGuide()
    model.set(try card(1, 2), isWatched: true)
    await until { [model] in model.watched(in: 1, of: [1, 2, 3]) == [2] }
    #expect(model.progress?.watched == 1)
    #expect(model.progress?.next == .episode(season: 1, number: 3))
    #expect(model.plays.all.first?.title.name == "Heimat")
    model.set(try card(1, 2), isWatched: false)
    await until { [model] in model.plays.all.isEmpty }
  }

  @Test func `An episode's rating is separate from its show's, and its removal can be undone`() async throws {
    let episode = try card(1, 2)
    model.rate(episode, Score(stars: 8.5))
    await until { [model] in model.score(of: episode) == Score(stars: 8.5) }
    #expect(library.score(of: .show(7)) == nil)
    #expect(model.score(of: try card(1, 3)) == nil)
    let ratings = try await library.library().ratings(by: .owner)
    #expect(ratings.map(\.part) == [.episode(season: 1, number: 2)] && ratings.first?.title.name == "Heimat")
    model.rate(episode, nil)
    await until { [model] in model.score(of: episode) == nil }
    await library.undo()
    await until { [model] in model.score(of: episode) == Score(stars: 8.5) }
  }

  @Test func `Rating an episode shows an error when its show is neither cached nor available`() async throws {
    let unknown = ShowProgressModel(of: 9, in: library, .test(ReplayNetworking()), .test(ReplayNetworking()))
    let episode = try card(1, 2)
    var notices: [String] = []
    library.onNotice = { notices.append($0.text) }
    await withCheckedContinuation { done in unknown.rate(episode, Score(stars: 8)) { done.resume() } }
    #expect(
      notices == [
        "Matinee couldn’t load the series to mark episodes as watched. Check your connection and try again."
      ])
  }

  @Test func `Watching up to an episode adds unwatched episodes of earlier seasons, but no specials`() async throws {
    model.set(try card(1, 1), isWatched: true)
    await until { [model] in model.plays.all.count == 1 }
    model.watch(upTo: try card(2, 2))
    await until { [model] in model.plays.all.count == 5 }
    #expect(
      Set(parts) == [
        .episode(season: 1, number: 1), .episode(season: 1, number: 2), .episode(season: 1, number: 3),
        .episode(season: 2, number: 1), .episode(season: 2, number: 2),
      ])
    #expect(model.progress?.watchedSpecials == 0)
    await library.undo()
    await until { [model] in model.plays.all.count == 1 }
  }

  @Test func `Marking an episode resumes a paused show, and undo pauses it again`() async throws {
    _ = try await model.loadGuide()
    model.set(try card(1, 1), isWatched: true)
    await until { [model] in model.standing?.state == .watching }
    model.set(.paused)
    await until { [model] in model.standing?.state == .paused }
    model.set(try card(1, 2), isWatched: true)
    await until { [model] in model.standing?.state == .watching && model.progress?.watched == 2 }
    await library.undo()
    await until { [model] in model.standing?.state == .paused && model.progress?.watched == 1 }
  }

  @Test func `A rewatch begins with the first episode, and unmarking keeps earlier plays`() async throws {
    _ = try await model.loadGuide()
    model.watchAll()
    await until { [model] in model.progress?.next == nil && model.progress?.watched == 5 }
    model.setRewatching(true)
    await until { [model] in model.progress?.next == .episode(season: 1, number: 1) }
    #expect(model.watched(in: 1, of: [1, 2, 3]).isEmpty)
    model.set(try card(1, 1), isWatched: true)
    await until { [model] in model.plays.all.count == 6 && model.watched(in: 1, of: [1, 2, 3]) == [1] }
    model.set(try card(1, 1), isWatched: false)
    await until { [model] in model.plays.all.count == 5 && model.watched(in: 1, of: [1, 2, 3]).isEmpty }
    model.watchAll()
    await until { [model] in model.plays.all.count == 10 && model.progress?.watched == 5 }
    model.setRewatching(false)
    await until { [model] in !model.choices.isRewatching && model.progress?.watched == 5 }
  }

  @Test func `Specials count once the user includes them`() async throws {
    _ = try await model.loadGuide()
    model.watchAll()
    await until { [model] in model.standing?.state == .upToDate }
    model.setSpecials(true)
    await until { [model] in model.standing?.next?.part.season == 0 && model.standing?.state == .watching }
    #expect(model.standing?.total == 7)
  }

  @Test func `Watching up to a special adds only specials`() async throws {
    model.watch(upTo: try card(0, 2))
    await until { [model] in model.plays.all.count == 2 }
    #expect(model.progress?.watched == 0)
    #expect(model.progress?.watchedSpecials == 2)
    #expect(model.progress?.next == .episode(season: 1, number: 1))
  }

  /// Two of the four episodes of season 2 have aired.
  @Test func `Watching all adds only aired episodes`() async throws {
    model.watchAll()
    await until { [model] in model.plays.all.count == 5 }
    #expect(model.progress?.total == 5)
    #expect(model.progress?.next == nil)
  }

  @Test func `Marking several episodes is reported by what was marked, with an undo`() async throws {
    var notices: [LibraryModel.Notice] = []
    library.onNotice = { notices.append($0) }
    let changes: [(count: Int, make: () throws -> Void)] = [
      (2, { model.watch(upTo: try card(1, 2)) }),
      (3, { model.watch([.episode(season: 1, number: 3)], ofSeason: SeasonID(show: 7, number: 1)) }),
      (4, { model.watch([.episode(season: 0, number: 1)], ofSeason: SeasonID(show: 7, number: 0)) }),
      (6, { model.watchAll() }),
    ]
    for change in changes {
      try change.make()
      await until { [model] in model.plays.all.count == change.count }
      await library.finishWriting()
    }
    #expect(
      notices.map(\.text) == [
        "Episodes up to S1\u{A0}E2 marked as watched", "Season 1 marked as watched", "Specials marked as watched",
        "“Heimat” marked as watched",
      ])
    #expect(notices.allSatisfy { !$0.isShownInPlace })
  }

  @Test func `Unmarking an episode of a whole-season play keeps the other episodes`() async throws {
    let opened = try await library.library()
    try await opened.watch(.heimat, part: .season(1), on: .year(2020), by: .owner)
    await until { [model] in model.watched(in: 1, of: [1, 2, 3]) == [1, 2, 3] }
    model.set(try card(1, 2), isWatched: false)
    await until { [model] in model.watched(in: 1, of: [1, 2, 3]) == [1, 3] }
    #expect(model.plays.all.map(\.date) == [.year(2020), .year(2020)])
    await library.undo()
    await until { [model] in model.plays.all.map(\.part) == [.season(1)] }
  }

  @Test func `A play of the whole show covers its episodes but not its specials`() async throws {
    let opened = try await library.library()
    try await opened.watch(.heimat, on: .unknown, by: .owner)
    await until { [model] in model.watched(in: 2, of: [1, 2]) == [1, 2] }
    #expect(model.watched(in: 0, of: [1, 2]).isEmpty)
    model.watchAll()
    model.set(try card(0, 1), isWatched: true)
    await until { [model] in model.plays.all.count == 2 }
  }

  @Test func `Marking an episode shows an error and adds no play when the request fails`() async throws {
    let model = ShowProgressModel(of: 404, in: library, .test(networking), .test(networking))
    networking.stub("/3/tv/404", with: .json("{}", status: 404))
    var notices: [LibraryModel.Notice] = []
    library.onNotice = { notices.append($0) }
    await withCheckedContinuation { continuation in
      model.watch(.episode(season: 1, number: 1)) { continuation.resume() }
    }
    #expect(notices.map(\.kind) == [.failed])
    #expect(model.plays.all.isEmpty)
  }
}

/// Two of the four episodes of season 2 have aired.
private let series = ShowJSON(
  seasons: [0: .aired(1...2), 1: .aired(1...3), 2: .aired(1...2, on: "1993-01-08") + .undated(3...4)]
).text
