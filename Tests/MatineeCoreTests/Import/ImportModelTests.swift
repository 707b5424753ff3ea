import Foundation
import Library
import LibraryFormats
import LoadingState
import Synchronization
import TMDB
import Testing

@testable import MatineeCore

/// An import from reading the file to writing the library, with titles that a fake matcher knows.
@MainActor struct ImportModelTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "import-model-\(UUID().uuidString)", directoryHint: .isDirectory)
  private let library: LibraryModel
  private let matcher = FakeMatcher()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  }

  /// A matcher that finds two films for "Maybe" and none for "Gone".
  private final class FakeMatcher: TitleMatching {
    let error = Mutex<TMDBError?>(nil)

    func match(_ wanted: WantedTitle) async throws(TMDBError) -> ImportMatch {
      if let error = error.withLock(\.self) { throw error }
      switch wanted.title.name {
      case "Gone": return .missing("There is no such title.")
      case "Maybe": return .doubtful([Self.film(21, "Maybe", 1998), Self.film(22, "Maybe", 2000)])
      default: return .certain(Self.film(wanted.title.name.count, wanted.title.name, 1999))
      }
    }

    static func film(_ number: Int, _ name: String, _ year: Int) -> MatchedTitle {
      MatchedTitle(TitleReference(.tmdb, .film, number, name: name, year: year))
    }
  }

  private func model(_ name: String, _ text: String) throws -> ImportModel {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return ImportModel(file, into: library, timeZone: .gmt) { [matcher] in matcher }
  }

  private func ratings(_ titles: String...) throws -> ImportModel {
    let rows = titles.map { "2024-05-01,\($0),1999,https://boxd.it/\($0.count),4.5\n" }.joined()
    return try model("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n" + rows)
  }

  @Test func whatWouldChangeIsSaidBeforeAnythingDoes() async throws {
    let model = try ratings("Heat", "Ronin", "Gone")
    model.begin()
    await model.finish()
    #expect(model.step == .reviewing)
    let review = try #require(model.review)
    #expect(review.origin == "Letterboxd")
    #expect(review.new == 2)
    #expect(review.changes == [ImportReview.Line(title: "Ratings", detail: "2 new")])
    #expect(review.leftOut == "1 Row Left Out")
    #expect(try await library.library().ratings(by: .owner).isEmpty)
  }

  @Test func itIsWrittenAsOneThatIsUndone() async throws {
    var news: [LibraryModel.News] = []
    library.onNews = { news.append($0) }
    let model = try ratings("Heat", "Ronin")
    model.begin()
    await model.finish()
    model.write()
    await model.finish()
    #expect(model.step == .finished)
    #expect(news.map(\.words) == ["2 entries were imported from Letterboxd."])
    let open = try await library.library()
    #expect(try await open.ratings(by: .owner).count == 2)
    await library.undo()
    #expect(try await open.ratings(by: .owner).isEmpty)
  }

  @Test func aDoubtfulTitleIsLeftOutUntilItIsChosen() async throws {
    let model = try ratings("Heat", "Maybe")
    model.begin()
    await model.finish()
    #expect(model.review?.new == 1)
    #expect(
      model.review?.doubts == ImportReview.Line(title: "1 Doubtful Title", detail: "1 is left out unless you choose"))
    let decision = try #require(model.review?.decisions.first)
    #expect(decision.verdict == "Left out")
    model.choose(decision.title.candidates[1], for: decision.id)
    #expect(model.isCounting)
    await model.finish()
    #expect(model.review?.new == 2)
    #expect(model.review?.decisions.first?.verdict == "Taken for Maybe (2000)")
    model.write()
    await model.finish()
    #expect(model.step == .finished)
    #expect(try await library.library().ratings(by: .owner).map(\.title.number).sorted() == [4, 22])
  }

  @Test func theLikeliestAreTakenOfWhatIsNotDecided() async throws {
    let model = try ratings("Maybe")
    model.begin()
    await model.finish()
    model.chooseLikeliest()
    await model.finish()
    #expect(model.review?.decisions.first?.choice?.title.number == 21)
    #expect(model.review?.new == 1)
  }

  @Test func aFailedLookUpIsTriedAgain() async throws {
    matcher.error.withLock { $0 = .serverTrouble(status: 500) }
    let model = try ratings("Heat")
    model.begin()
    await model.finish()
    guard case .failed(let message) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(message.title == "Nothing Was Imported")
    #expect(message.explanation.contains("TMDB"))
    matcher.error.withLock { $0 = nil }
    model.begin()
    await model.finish()
    #expect(model.step == .reviewing)
  }

  @Test func whatOnlyThePersonKnowsIsAskedOnce() async throws {
    let model = try model("films.csv", "Date,Name,Year,Letterboxd URI\n2024-05-01,Heat,1995,https://boxd.it/1\n")
    model.begin()
    await model.finish()
    #expect(model.step == .asking(.purpose(file: "films.csv")))
    model.answer { $0.purposes["films.csv"] = .watchlist }
    await model.finish()
    #expect(model.step == .reviewing)
    #expect(model.review?.changes.map(\.title) == ["Watchlist"])
  }

  @Test func aFileOfNoAppIsRefusedInWords() async throws {
    let model = try model("recipe.txt", "Two eggs, and butter.\n")
    model.begin()
    await model.finish()
    guard case .failed(let message) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(message.explanation.hasPrefix("“recipe.txt” is from no app"))
  }

  @Test func aJournalIsTakenInAsItIs() async throws {
    let other = try Library.inMemory()
    _ = try await other.rate(
      TitleReference(.tmdb, .film, 949, name: "Heat", year: 1995), #require(Score(stars: 9)), by: .owner)
    let file = folder.appending(path: "matinee.jsonl")
    _ = try await other.export(to: file)
    let model = ImportModel(file, into: library) { [matcher] in matcher }
    model.begin()
    await model.finish()
    #expect(model.review?.origin == "Matinee")
    #expect(model.review?.new == 1)
    model.write()
    await model.finish()
    #expect(model.step == .finished)
    #expect(try await library.library().ratings(by: .owner).map(\.title.name) == ["Heat"])
    await library.undo()
    #expect(try await library.library().ratings(by: .owner).isEmpty)
    await library.redo()
    #expect(try await library.library().ratings(by: .owner).count == 1)
  }

  @Test func whatIsLeftOutIsSavedInThePlaceOfWhatWasThere() async throws {
    let model = try ratings("Heat", "Gone")
    model.begin()
    await model.finish()
    let file = folder.appending(path: "left.csv")
    try Data("old".utf8).write(to: file)
    #expect(await model.saveLeftOut(at: file) == nil)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("Gone"))
    let problem = await model.saveLeftOut(at: folder.appending(path: "nowhere/left.csv"))
    #expect(problem?.contains("left.csv") == true)
  }
}
