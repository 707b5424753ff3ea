import Library
import LibraryFormats
import Synchronization
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Tracking
@testable import Transfer

/// Titles rated in the sample catalogue, matched to TMDB's titles only after the user confirms.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct TitleMatchModelTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let model: TitleMatchModel

  /// A matcher that is certain of "Sunrise", finds two titles for "The Lodger", and knows no other title.
  private struct Matcher: TitleMatching {
    func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
      #expect(wanted.ids.isEmpty)
      switch wanted.name {
      case "Sunrise": return .certain(Self.movie(631, "Sunrise", 1927))
      case "The Lodger": return .ambiguous([Self.movie(1, "The Lodger", 1926), Self.movie(2, "The Lodger", 1944)])
      default: return .missing("No title has this name and year.")
      }
    }

    static func movie(_ number: Int, _ name: String, _ year: Int) -> MatchedTitle {
      MatchedTitle(TitleReference(.tmdb, .movie, number, name: name, year: year))
    }
  }

  init() { model = TitleMatchModel(library, for: .sample) { _ in Matcher() } }

  private func sample(_ number: Int, _ name: String) -> TitleReference {
    TitleReference(.sample, .movie, number, name: name, year: 1927)
  }

  private func lookUp() async throws {
    _ = await library.rate(sample(1, "Sunrise"), Score(stars: 9))
    await library.watch(sample(2, "The Lodger"))
    _ = await library.rate(sample(3, "Nobody’s Film"), Score(stars: 2))
    // Titles from TMDB need no match.
    _ = await library.rate(.alien, Score(stars: 8))
    try await model.lookUp(model.titles())
  }

  @Test func `The lookup preselects certain matches without writing them`() async throws {
    try await lookUp()
    #expect(model.decisions.map(\.name) == ["Sunrise (1927)", "The Lodger (1927)"])
    #expect(model.decisions.map(\.verdict) == ["Matched to Sunrise (1927)", "Skipped"])
    #expect(model.missing.map(\.name) == ["Nobody’s Film"])
    #expect(model.count == 1)
    #expect(try await library.library().matches().isEmpty)
    #expect(library.score(of: .movie(631)) == nil)
  }

  @Test func `The model writes the chosen matches as one undoable change`() async throws {
    try await lookUp()
    let lodger = try #require(model.decisions.last)
    model.choose(lodger.title.candidates[1], for: lodger.id)
    #expect(model.count == 2)
    var news: [String] = []
    library.onNotice = { news.append($0.text) }
    await withCheckedContinuation { done in model.write { done.resume() } }
    #expect(news == ["2 titles matched to TMDB"])
    await until { library.score(of: .movie(631)) == Score(stars: 9) && library.isWatched(.movie(2)) }
    #expect(try await model.titles().map(\.name) == ["Nobody’s Film"])
    await library.undo()
    await until { library.score(of: .movie(631)) == nil }
    #expect(try await library.library().matches().isEmpty)
  }

  @Test func `The user can skip a certain match, and using the best matches selects it again`() async throws {
    try await lookUp()
    let sunrise = try #require(model.decisions.first)
    model.choose(nil, for: sunrise.id)
    #expect(model.count == 0)
    var isDone = false
    model.write { isDone = true }
    #expect(!model.isWriting && !isDone)
    model.chooseBestMatches()
    #expect(model.decisions.map(\.choice?.title.number) == [631, 1])
  }

  @Test func `The offer counts unmatched sample titles only while TMDB is the source`() async throws {
    let offer = SampleOffer(library)
    #expect(offer.count == 0)
    let rated = sample(1, "Sunrise")
    _ = await library.rate(rated, Score(stars: 9))
    await until { offer.count == 1 }
    library.source = .sample
    #expect(offer.count == 0)
    library.source = .tmdb
    let film = Matcher.movie(631, "Sunrise", 1927).title
    _ = try await library.library().match(rated.key, to: film, by: .owner)
    await until { offer.count == 0 }
  }
}
