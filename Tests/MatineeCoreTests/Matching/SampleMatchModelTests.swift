import Library
import LibraryFormats
import Synchronization
import TMDB
import TMDBTesting
import Testing

@testable import MatineeCore

/// Titles rated in the sample catalogue, matched to TMDB's titles only after the user confirms.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SampleMatchModelTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let model: SampleMatchModel

  /// A matcher that is certain of "Sunrise", finds two titles for "The Lodger", and knows no other title.
  private struct Matcher: TitleMatching {
    func match(_ wanted: WantedTitle) async throws(TMDBError) -> ImportMatch {
      #expect(wanted.title.ids.isEmpty)
      switch wanted.title.name {
      case "Sunrise": return .certain(Self.film(631, "Sunrise", 1927))
      case "The Lodger": return .doubtful([Self.film(1, "The Lodger", 1926), Self.film(2, "The Lodger", 1944)])
      default: return .missing("There is no title of this name and year.")
      }
    }

    static func film(_ number: Int, _ name: String, _ year: Int) -> MatchedTitle {
      MatchedTitle(TitleReference(.tmdb, .film, number, name: name, year: year))
    }
  }

  init() { model = SampleMatchModel(library) { Matcher() } }

  private func sample(_ number: Int, _ name: String) -> TitleReference {
    TitleReference(.sample, .film, number, name: name, year: 1927)
  }

  private func lookUp() async throws {
    _ = await library.rate(sample(1, "Sunrise"), Score(stars: 9))
    await library.watch(sample(2, "The Lodger"))
    _ = await library.rate(sample(3, "Nobody’s Film"), Score(stars: 2))
    // Titles from TMDB need no match.
    _ = await library.rate(.alien, Score(stars: 8))
    try await model.lookUp(model.titles())
  }

  @Test func whatIsCertainIsDecidedAndNothingIsMatchedYet() async throws {
    try await lookUp()
    #expect(model.decisions.map(\.name) == ["Sunrise (1927)", "The Lodger (1927)"])
    #expect(model.decisions.map(\.verdict) == ["Taken for Sunrise (1927)", "Left out"])
    #expect(model.missing.map(\.name) == ["Nobody’s Film"])
    #expect(model.count == 1)
    #expect(try await library.library().matches().isEmpty)
    #expect(library.score(of: .film(631)) == nil)
  }

  @Test func whatIsDecidedIsMatchedAsOneThatIsUndone() async throws {
    try await lookUp()
    let lodger = try #require(model.decisions.last)
    model.choose(lodger.title.candidates[1], for: lodger.id)
    #expect(model.count == 2)
    var news: [String] = []
    library.onNews = { news.append($0.words) }
    await withCheckedContinuation { done in model.write { done.resume() } }
    #expect(news == ["2 titles were matched to TMDB."])
    await until { library.score(of: .film(631)) == Score(stars: 9) && library.isWatched(.film(2)) }
    #expect(try await model.titles().map(\.name) == ["Nobody’s Film"])
    await library.undo()
    await until { library.score(of: .film(631)) == nil }
    #expect(try await library.library().matches().isEmpty)
  }

  @Test func whatIsCertainCanBeLeftOutAndTheLikeliestTaken() async throws {
    try await lookUp()
    let sunrise = try #require(model.decisions.first)
    model.choose(nil, for: sunrise.id)
    #expect(model.count == 0)
    var isDone = false
    model.write { isDone = true }
    #expect(!model.isWriting && !isDone)
    model.chooseLikeliest()
    #expect(model.decisions.map(\.choice?.title.number) == [631, 1])
  }

  @Test func itIsOfferedWhileTMDBIsSeenAndThereIsSomething() async throws {
    let offer = SampleOffer(library)
    #expect(offer.count == 0)
    let rated = sample(1, "Sunrise")
    _ = await library.rate(rated, Score(stars: 9))
    await until { offer.count == 1 }
    library.source = .sample
    #expect(offer.count == 0)
    library.source = .tmdb
    let film = Matcher.film(631, "Sunrise", 1927).title
    _ = try await library.library().match(rated.key, to: film, by: .owner)
    await until { offer.count == 0 }
  }
}
