import Catalogue
import CommandReports
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// The titles and parts that commands name, including episodes, which have no page.
@Suite(.timeLimit(.minutes(5)))
struct TitlePartReferenceTests {
  private let networking = ReplayNetworking()

  @Test(arguments: [
    ("https://www.themoviedb.org/tv/1396/season/2/episode/3", 3),
    ("https://www.themoviedb.org/tv/1396-breaking-bad/season/2/episode/3-bit-by-a-dead-bee?language=de", 3),
    ("https://www.themoviedb.org/tv/1396/season/2/episode/", nil),
    ("https://www.themoviedb.org/tv/1396/season/2?page=/episode/3", nil),
    ("https://www.themoviedb.org/tv/1396/season/2", nil), ("tv/1396/season/2", nil), ("tv/1396", nil),
    ("https://www.themoviedb.org/movie/603/episode/3", nil),
  ])
  func `The address of an episode names its season and its number`(text: String, episode: Int?) throws {
    let page = try #require(PageReference(text))
    let reference = TitlePartReference(page, in: text)
    #expect(reference.page == page && reference.episode == episode)
  }

  @Test func `The IMDb ID of an episode names the episode, not its series`() async throws {
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [1: .aired(1...3)]).text)
    networking.stub("/3/tv/7/season/1", json: ShowJSON(seasons: [1: .aired(1...3)]).season(1))
    networking.stub(
      "/3/find/tt0959621",
      json: #"{"tv_episode_results":[{"id":70102,"show_id":7,"season_number":1,"episode_number":2}]}"#)
    let reference = try #require(PageReference("tt0959621"))
    let (title, part) = try await reference.libraryTitle(from: .test(networking))
    #expect(title.key == TitleReference.Key(.tmdb, .show, 7))
    #expect(part == .episode(season: 1, number: 2))
    await #expect(throws: TMDBError.notFound) {
      _ = try await reference.libraryTitle(season: 1, episode: 3, from: .test(networking))
    }
    #expect(try await reference.resolved(by: PageClient.test(networking).client) == .title(.show(7)))
  }

  @Test func `A season's IMDb ID can't be combined with another season`() async throws {
    networking.stub("/3/tv/7", json: ShowJSON(seasons: [1: .aired(1...3)]).text)
    networking.stub("/3/tv/7/season/1", json: ShowJSON(seasons: [1: .aired(1...3)]).season(1))
    networking.stub("/3/find/tt0000071", json: #"{"tv_season_results":[{"id":701,"show_id":7,"season_number":1}]}"#)
    let reference = try #require(PageReference("tt0000071"))
    #expect(try await reference.libraryTitle(from: .test(networking)).part == .season(1))
    await #expect(throws: TMDBError.notFound) {
      _ = try await reference.libraryTitle(season: 2, from: .test(networking))
    }
  }
}
