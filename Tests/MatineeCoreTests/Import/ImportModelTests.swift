import Foundation
import Library
import LibraryFormats
import LoadingState
import Synchronization
import TMDB
import Testing
import TitleIdentity

@testable import Tracking
@testable import Transfer

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

    func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
      if let error = error.withLock(\.self) { throw error }
      switch wanted.name {
      case "Gone": return .missing("There is no such title.")
      case "Maybe": return .ambiguous([Self.movie(21, "Maybe", 1998), Self.movie(22, "Maybe", 2000)])
      default: return .certain(Self.movie(wanted.name.count, wanted.name, 1999))
      }
    }

    static func movie(_ number: Int, _ name: String, _ year: Int) -> MatchedTitle {
      MatchedTitle(TitleReference(.tmdb, .movie, number, name: name, year: year))
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

  @Test func `The review shows the changes before anything is written`() async throws {
    let model = try ratings("Heat", "Ronin", "Gone")
    model.begin()
    await model.finish()
    #expect(model.step == .reviewing)
    let review = try #require(model.review)
    #expect(review.origin == "Letterboxd")
    #expect(review.new == 2)
    #expect(
      review.changes == [
        ImportReview.Line(title: "Ratings", detail: "2 new"),
        ImportReview.Line(title: "3 Rows", detail: "2 new, 1 skipped"),
      ])
    #expect(review.unimported == ImportReview.Line(title: "Gone", detail: "1 row isn’t imported"))
    #expect(try await library.library().ratings(by: .owner).isEmpty)
  }

  @Test func `One undo reverts the whole import`() async throws {
    var news: [LibraryModel.Notice] = []
    library.onNotice = { news.append($0) }
    let model = try ratings("Heat", "Ronin")
    model.begin()
    await model.finish()
    model.write()
    await model.finish()
    #expect(model.step == .finished)
    #expect(news.map(\.text) == ["2 entries imported from Letterboxd"])
    let open = try await library.library()
    #expect(try await open.ratings(by: .owner).count == 2)
    await library.undo()
    #expect(try await open.ratings(by: .owner).isEmpty)
  }

  @Test func `The import skips an ambiguous title until the user chooses a match`() async throws {
    let model = try ratings("Heat", "Maybe")
    model.begin()
    await model.finish()
    #expect(model.review?.new == 1)
    #expect(
      model.review?.ambiguousRecords
        == ImportReview.Line(title: "1 Ambiguous Title", detail: "Skipped unless you choose a match"))
    let decision = try #require(model.review?.decisions.first)
    #expect(decision.verdict == "Skipped")
    model.choose(decision.title.candidates[1], for: decision.id)
    #expect(model.isCounting)
    await model.finish()
    #expect(model.review?.new == 2)
    #expect(model.review?.decisions.first?.verdict == "Matched to Maybe (2000)")
    model.write()
    await model.finish()
    #expect(model.step == .finished)
    #expect(try await library.library().ratings(by: .owner).map(\.title.number).sorted() == [4, 22])
  }

  @Test func `The model uses the best matches for undecided titles on request`() async throws {
    let model = try ratings("Maybe")
    model.begin()
    await model.finish()
    model.chooseBestMatches()
    await model.finish()
    #expect(model.review?.decisions.first?.choice?.title.number == 21)
    #expect(model.review?.new == 1)
  }

  @Test func `The user can retry after a failed lookup`() async throws {
    matcher.error.withLock { $0 = .serverError(status: 500) }
    let model = try ratings("Heat")
    model.begin()
    await model.finish()
    guard case .failed(let message) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(message.title == "Import Failed")
    #expect(message.explanation.contains("TMDB"))
    matcher.error.withLock { $0 = nil }
    model.begin()
    await model.finish()
    #expect(model.step == .reviewing)
  }

  @Test func `The model asks once for the purpose of an unclear file`() async throws {
    let model = try model("films.csv", "Date,Name,Year,Letterboxd URI\n2024-05-01,Heat,1995,https://boxd.it/1\n")
    model.begin()
    await model.finish()
    #expect(model.step == .asking(.purpose(file: "films.csv")))
    model.answer { $0.purposes["films.csv"] = .watchlist }
    await model.finish()
    #expect(model.step == .reviewing)
    #expect(model.review?.changes.map(\.title) == ["Watchlist", "1 Row"])
  }

  @Test func `A file in an unknown format shows an error`() async throws {
    let model = try model("recipe.txt", "Two eggs, and butter.\n")
    model.begin()
    await model.finish()
    guard case .failed(let message) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(message.explanation.hasPrefix("“recipe.txt” isn’t an export"))
  }

  @Test func `The import of a Matinee journal can be undone and redone`() async throws {
    let other = try Library.inMemory()
    _ = try await other.rate(
      TitleReference(.tmdb, .movie, 949, name: "Heat", year: 1995), #require(Score(stars: 9)), by: .owner)
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

  @Test func `Saving the skipped rows replaces an existing file, and returns an error on failure`() async throws {
    let model = try ratings("Heat", "Gone")
    model.begin()
    await model.finish()
    let file = folder.appending(path: "left.csv")
    try Data("old".utf8).write(to: file)
    #expect(await model.saveUnimported(at: file) == nil)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("Gone"))
    let problem = await model.saveUnimported(at: folder.appending(path: "nowhere/left.csv"))
    #expect(problem?.contains("left.csv") == true)
  }
}
