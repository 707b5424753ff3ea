import Foundation
import Library
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// The next episode of a series, its reminder, and the episodes of a season.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct NextUpModelTests {
  let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  let networking = ReplayNetworking()
  let reminders = RemindersModel()
  let progress: ShowProgressModel
  let model: NextUpModel

  init() throws {
    networking.stub("/3/tv/7", json: show.text)
    progress = ShowProgressModel(of: 7, in: library, .test(networking), .test(networking))
    model = NextUpModel(progress, reminders: reminders)
    model.take(TitlePage(try read(TVShowDetails.self, show.text), format: .reader()))
  }

  private func load(_ number: Int) async {
    networking.stub("/3/tv/7/season/\(number)", json: show.season(number))
    let season = model.season(number)
    season.loadIfNeeded()
    await until { season.state.content != nil }
  }

  private func season(_ number: Int) throws -> SeasonPage {
    SeasonPage(
      try read(Season.self, show.season(number)), of: SeasonID(show: 7, number: number), format: .reader())
  }

  private func watch(_ part: TitlePart) async throws {
    try await library.library().watch(.heimat, part: part, on: .unknown, by: .owner)
    await until { [progress] in progress.plays.all.contains { $0.part == part } && progress.guide != nil }
  }

  @Test func `The next episode has details once its season is read`() async throws {
    #expect(model.content == nil)
    try await watch(.episode(season: 1, number: 1))
    #expect(model.content?.fraction == 1.0 / 3)
    #expect(model.content?.count == "1 of 3 episodes watched")
    guard case .unread(let unread, nil) = model.content?.episode else {
      Issue.record("\(String(describing: model.content))")
      return
    }
    #expect(unread.numberText == "S1\u{A0}E2" && unread.airDate != nil)
    #expect(model.position?.season == SeasonID(show: 7, number: 1) && model.position?.episode == 2)
    let season = try season(1)
    await load(1)
    #expect(model.content?.episode == .ready(season.episodes[1]))
    model.watchNext()
    await until { [model] in model.content?.episode == .ready(season.episodes[2]) }
  }

  @Test func `The first episode of the next season is known before the last one of its season is watched`() async throws
  {
    let seasons = ShowJSON(id: 9, seasons: [0: .aired(1...1), 1: .aired(1...2), 3: .aired(4...5)])
    networking.stub("/3/tv/9", json: seasons.text)
    for number in [1, 3] { networking.stub("/3/tv/9/season/\(number)", json: seasons.season(number)) }
    let progress = ShowProgressModel(of: 9, in: library, .test(networking), .test(networking))
    let model = NextUpModel(progress, reminders: nil)
    model.take(TitlePage(try read(TVShowDetails.self, seasons.text), format: .reader()))
    await until { progress.progress != nil }
    model.update()
    await until { model.season(1).state.content != nil && model.season(3).state.content != nil }
    model.watchNext()
    await until { progress.progress?.next == .episode(season: 1, number: 2) }
    model.watchNext()
    await until { progress.progress?.next == .episode(season: 3, number: 4) }
    guard case .ready(let first) = model.content?.episode else {
      Issue.record("\(String(describing: model.content))")
      return
    }
    #expect(first.part == .episode(season: 3, number: 4))
  }

  @Test func `A row offers to undo a change for five seconds`() async throws {
    let clock = ManualClock()
    let list = EpisodeListModel(progress, .all, clock: clock)
    let season = try season(1)
    list.show(season)
    list.update()
    var notices: [LibraryModel.Notice] = []
    library.onNotice = { notices.append($0) }
    list.set(season.episodes[0], isWatched: true)
    await until { list.rows.map(\.canUndo) == [true, false, false] }
    #expect(notices.map(\.isShownInPlace) == [true])
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(4_999))
    #expect(list.rows[0].canUndo)
    clock.advance(by: .milliseconds(1))
    await until { !list.rows[0].canUndo }
    #expect(list.rows[0].isWatched)
  }

  @Test func `Undo of a row reverts its change, however another view made it`() async throws {
    let list = EpisodeListModel(progress, .all, clock: ManualClock())
    let season = try season(1)
    list.show(season)
    list.update()
    progress.watch(season.episodes[1].part)
    await until { list.rows.map(\.canUndo) == [false, true, false] }
    list.set(season.episodes[0], isWatched: true)
    await until { list.rows.map(\.canUndo) == [true, true, false] }
    list.undo(season.episodes[1])
    await until {
      list.update()
      return list.rows.map(\.isWatched) == [true, false, false]
    }
    #expect(list.rows.map(\.canUndo) == [true, false, false])
    await library.undo()
    await until {
      list.update()
      return !list.rows[0].isWatched
    }
    #expect(!list.rows[0].canUndo)
    let later = EpisodeListModel(progress, .all, clock: ManualClock())
    later.show(season)
    later.update()
    #expect(later.rows.allSatisfy { !$0.canUndo })
  }

  @Test func `The coming episode appears with its reminder when all others were watched`() async throws {
    try await watch(.season(1))
    guard case .coming(let episode, _, false) = model.content?.episode else {
      Issue.record("\(String(describing: model.content))")
      return
    }
    #expect(episode.part == .episode(season: 2, number: 1))
    #expect(await model.remind(true)?.hasPrefix("Matinee will remind you on ") == true)
    guard case .coming(_, _, true) = model.content?.episode else {
      Issue.record("\(String(describing: model.content))")
      return
    }
    #expect(await model.remind(false) == nil)
    #expect(model.content?.canWatchAll == false && model.content?.hasHistory == true)
  }

  @Test func `A guest can’t set a reminder`() async throws {
    try await watch(.season(1))
    let guest = NextUpModel(progress, reminders: nil)
    guard case .coming(_, _, nil) = guest.content?.episode else {
      Issue.record("\(String(describing: guest.content))")
      return
    }
  }

  @Test func `Rows appear once the plays are known, and more on request`() async throws {
    let list = EpisodeListModel(progress, .aroundNext)
    list.show(try long(20))
    list.update()
    #expect(list.rows.isEmpty)
    try await watch(.episode(season: 1, number: 9))
    list.update()
    #expect(list.rows.map(\.episode.number) == Array(9...16))
    #expect(list.rows.map(\.isWatched) == [true] + Array(repeating: false, count: 7))
    list.showEarlier()
    #expect(list.rows.first?.episode.number == 1)
    list.showLater()
    #expect(list.rows.count == 20)
    let all = EpisodeListModel(progress, .all)
    all.show(try long(10))
    all.update()
    all.show(try long(12))
    all.update()
    #expect(all.rows.count == 12)
  }

  @Test func `An episode that hasn’t aired can be unmarked but not marked`() async throws {
    try await watch(.season(1))
    let list = EpisodeListModel(progress, .all)
    list.show(try season(2))
    list.update()
    let coming = try #require(list.rows.first)
    #expect(!coming.canBeWatched && !coming.canBeRated && list.actions(for: coming.episode).isEmpty)
    try await watch(coming.episode.part)
    #expect(list.rows.first?.canBeWatched == true)
    #expect(list.actions(for: coming.episode) == [.toggleWatched(isOn: true)])
    list.show(try season(1))
    list.update()
    let first = try #require(list.rows.first)
    #expect(
      list.actions(for: first.episode) == [.toggleWatched(isOn: true), .watchUpToHere, .watchOnOtherDate, .rate])
    list.set(first.episode, isWatched: false)
    #expect(list.rows.first?.isWatched == false, "a change is visible before it is saved")
  }

  private func long(_ count: Int) throws -> SeasonPage {
    let show = ShowJSON(seasons: [1: .aired(1...count)])
    return SeasonPage(try read(Season.self, show.season(1)), of: SeasonID(show: 7, number: 1), format: .reader())
  }
}

private let show = ShowJSON(seasons: [1: .aired(1...3), 2: .aired(1...1, on: "2999-11-29")])
